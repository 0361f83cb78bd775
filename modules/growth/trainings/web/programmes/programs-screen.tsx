import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { z } from 'zod';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { VENUE_NAMES } from '../../contract/codes.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { exportProgrammes, listProgrammes, type ProgrammeRow } from '../../contract/programmes.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { formatHours, formatReaction } from '../../rules/format-numbers.ts';
import { ProgrammeDialog } from './programme-dialog.tsx';
import { ProgrammeDrawer } from './programme-drawer.tsx';
import { programmeFilters } from './programme-filters.ts';
import { ProgrammeTimeBadge } from './programme-time.tsx';

const columns: ListColumn<ProgrammeRow>[] = [
  { key: 'title', title: 'Training', kind: 'name', sort: 'title' },
  { key: 'provider', title: 'Provider', kind: 'text', sort: 'provider', startsHidden: true, phone: true },
  { key: 'first_day', title: 'When', kind: 'datetime', sort: 'first_day', phone: true, render: describeDays },
  { key: 'type', title: 'Type', kind: 'word', startsHidden: true },
  { key: 'hours', title: 'Hours', kind: 'count', sort: 'hours', render: (row) => formatHours(row.hours) },
  { key: 'venue', title: 'Held', kind: 'word', render: (row) => (row.is_abroad ? 'Abroad' : VENUE_NAMES[row.venue]) },
  { key: 'place', title: 'Place', kind: 'text', startsHidden: true },
  {
    key: 'fee',
    title: 'Cost a person (PHP)',
    kind: 'money',
    sort: 'cost',
    render: (row) => formatMoney(row.fee + row.travel),
  },
  { key: 'sessions', title: 'Sessions', kind: 'count', startsHidden: true },
  { key: 'nominated', title: 'Nominated', kind: 'count' },
  { key: 'approved', title: 'Approved', kind: 'count', sort: 'approved', phone: (row) => `${row.approved} of ${row.nominated} approved` },
  { key: 'certificates', title: 'Certificates', kind: 'count', startsHidden: true },
  { key: 'planned', title: 'Planned (PHP)', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.planned) },
  { key: 'granted', title: 'Approved (PHP)', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.granted) },
  { key: 'spent', title: 'Spent (PHP)', kind: 'money', sort: 'spent', startsHidden: true, render: (row) => formatMoney(row.spent) },
  { key: 'reaction', title: 'Reaction', kind: 'count', sort: 'reaction', render: (row) => formatReaction(row.reaction) },
  {
    key: 'learning',
    title: 'Learning',
    kind: 'count',
    startsHidden: true,
    render: (row) => (row.learning === null ? '' : `${row.learning > 0 ? '+' : ''}${row.learning} %`),
  },
  {
    key: 'application',
    title: 'Application',
    kind: 'count',
    sort: 'application',
    startsHidden: true,
    render: (row) => formatReaction(row.application),
  },
  { key: 'cancelled_because', title: 'State', kind: 'state', render: (row) => <ProgrammeTimeBadge programme={row} /> },
];

export const readAhead = listAhead(listProgrammes);

/** Trainings of the university and of others, with their people and cost; the one that is open is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const { year } = today();
  const isPhone = useIsPhone();
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ training: null, new: 1 })}>
      Add a training
    </Button>
  );
  return (
    <>
      <ListScreen
        title="Training programmes"
        intro="Trainings that the university holds, with their sessions, and those of others to which people are sent."
        endpoint={listProgrammes}
        rows="programmes"
        exportAs={exportProgrammes}
        columns={columns}
        groups={{ type: 'Type', provider: 'Provider' }}
        open={(row) => linkTo({ training: row.id, new: null })}
        searchLabel="Search title, provider or place"
        filters={[
          ...programmeFilters,
          selectFilter({
            name: 'year',
            label: 'Year',
            options: [year + 1, year, year - 1, year - 2].map((one) => ({ value: String(one), label: String(one) })),
          }),
        ]}
        above={(answer) => !isPhone && answer && answer.total > 0 && <Sums sums={answer.sums} />}
        main={add}
        empty={{
          title: 'No trainings yet',
          description: 'Add what the university holds, and what others offer to your people.',
          action: add,
        }}
      />
      <ProgrammeDrawer />
      {search.get('new') !== null && <ProgrammeDialog programme={null} onClose={() => change({ new: null })} />}
    </>
  );
}

function Sums({ sums: { approved, planned, granted, spent } }: Pick<z.output<typeof listProgrammes.response>, 'sums'>) {
  return (
    <Text size="sm" c="dimmed" truncate>
      {`${approved === 1 ? '1 person' : `${approved} people`} approved; ${formatPesos(planned)} planned, ${formatPesos(granted)} approved, ${formatPesos(spent)} spent`}
    </Text>
  );
}
