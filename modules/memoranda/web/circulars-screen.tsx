import { Button, Highlight, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { today } from '@talaan/kernel/web/clock.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { KINDS, exportCirculars, listCirculars, titleOf, type CircularRow } from '../contract.ts';
import { CircularBadges } from './circular-badges.tsx';
import { Greeting } from './greeting.tsx';

const columns: ListColumn<CircularRow>[] = [
  { key: 'subject', title: 'Circular', sort: 'subject', render: (row) => <Heading circular={row} /> },
  { key: 'dated', title: 'Date', sort: 'dated', width: 120, render: (row) => longDate(row.dated) },
  { key: 'office', title: 'From', width: 90 },
  { key: 'audience', title: 'To', width: 220, render: (row) => row.audience.join('; ') },
  { key: 'state', title: 'State', width: 170, render: (row) => <CircularBadges circular={row} /> },
];

/** The default landing: what is new for me, and every circular that concerns me. */
export function Screen() {
  const mayPost = opens('GENERALSETTINGS', useCurrentUser().allowed_views);
  const post = mayPost && (
    <Button component={Link} to="/memorandum_circular/new" leftSection={<IconPlus size={16} />}>
      Post a circular
    </Button>
  );
  return (
    <ListScreen
      title="Circulars"
      intro={<Greeting />}
      endpoint={listCirculars}
      rows="circulars"
      exportAs={exportCirculars}
      open={(row) => `/memorandum_circular/${row.id}`}
      columns={columns}
      searchLabel="Search number, subject and text"
      filters={[showFilter(mayPost), kindFilter, yearFilter()]}
      actions={post}
      empty={{
        title: 'No circulars yet',
        description: 'Memoranda, orders and advisories that concern you appear here, the newest first.',
        action: post,
      }}
    />
  );
}

function Heading({ circular }: { circular: CircularRow }) {
  return (
    <Stack gap={0} component="span">
      <span>{circular.subject}</span>
      <Text span size="xs" c="dimmed">
        {titleOf(circular)}
      </Text>
      {circular.snippet.length > 0 && (
        <Highlight span size="xs" lineClamp={2} highlight={circular.snippet.filter((_, at) => at % 2 === 1)}>
          {`… ${circular.snippet.join('')} …`}
        </Highlight>
      )}
    </Stack>
  );
}

const kindFilter = selectFilter({
  name: 'kind',
  label: 'Kind',
  options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
});

function showFilter(mayPost: boolean) {
  const options = [
    { value: 'to_acknowledge', label: 'To acknowledge' },
    { value: 'unread', label: 'Not read yet' },
  ];
  if (mayPost) options.push({ value: 'posted_by_me', label: 'Posted by me' });
  return selectFilter({ name: 'show', label: 'Show', options });
}

function yearFilter() {
  const { year } = today();
  const years = Array.from({ length: 7 }, (_, index) => String(year - index));
  return selectFilter({ name: 'year', label: 'Year', options: years.map((value) => ({ value, label: value })) });
}
