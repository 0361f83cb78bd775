import { Box, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { HomeHead } from '@talaan/kernel/web/pages/home-head.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { KINDS, exportCirculars, listCirculars, titleOf, type CircularRow } from '../contract.ts';
import { CircularBadges } from './circular-badges.tsx';
import { Greeting } from './greeting.tsx';

/** Only what is searched for has one. */
const Snippet = shownLater(async () => (await import('./snippet.tsx')).Snippet);

const columns: ListColumn<CircularRow>[] = [
  { key: 'subject', title: 'Circular', kind: 'name', sort: 'subject', render: (row) => <Heading circular={row} /> },
  { key: 'dated', title: 'Date', kind: 'date', sort: 'dated', phone: true, render: (row) => longDate(row.dated) },
  { key: 'office', title: 'From', kind: 'acronym', phone: true },
  { key: 'audience', title: 'To', kind: 'word', render: (row) => row.audience.join('; ') },
  { key: 'state', title: 'State', kind: 'item', render: (row) => <CircularBadges circular={row} /> },
];

export const readAhead = listAhead(listCirculars);

/** The default landing: what is new for me, and every circular that concerns me. */
export function Screen() {
  const mayPost = opens('GENERALSETTINGS', useCurrentUser().allowed_views);
  const post = mayPost && (
    <Button component={Link} to="/memorandum_circular/new" leftSection={<IconPlus size={16} />}>
      {say('Post a circular')}
    </Button>
  );
  return (
    <ListScreen
      title={say('Circulars')}
      endpoint={listCirculars}
      rows="circulars"
      exportAs={exportCirculars}
      open={(row) => `/memorandum_circular/${row.id}`}
      columns={columns}
      above={() => (
        <Group gap="md" wrap="nowrap">
          <Box flex={1} miw={0} visibleFrom="sm">
            <Greeting />
          </Box>
          <HomeHead />
        </Group>
      )}
      searchLabel={say('Search number, subject and text')}
      filters={[showFilter(mayPost), kindFilter, yearFilter()]}
      main={post}
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
    <>
      {circular.subject}
      <Aside>
        {titleOf(circular)}
        {circular.snippet.length > 0 && <Snippet parts={circular.snippet} />}
      </Aside>
    </>
  );
}

const kindFilter = selectFilter({
  name: 'kind',
  label: 'Kind',
  main: true,
  options: choices(KINDS),
});

function showFilter(mayPost: boolean) {
  const options = [
    { value: 'to_acknowledge', label: 'To acknowledge' },
    { value: 'unread', label: 'Not read yet' },
  ];
  if (mayPost) options.push({ value: 'posted_by_me', label: 'Posted by me' });
  return selectFilter({ name: 'show', label: 'Show', any: 'All', main: true, options });
}

function yearFilter() {
  const { year } = today();
  const years = Array.from({ length: 7 }, (_, index) => String(year - index));
  return selectFilter({ name: 'year', label: 'Year', options: years.map((value) => ({ value, label: value })) });
}
