import { Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { dayFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportPrintings, exportReport, listPrintings, listReport } from '../../contract/people.ts';
import { STATUSES } from '../../rules/vaccination-status.ts';
import { peopleColumns } from '../people/people-columns.tsx';
import { statusFilter } from '../people/people-screen.tsx';

const TABS = { report: 'Report', printings: 'Printed by' };
const FORMATS = { pdf: 'Print', xlsx: 'Workbook', csv: 'CSV' } as const;

type Printing = Answer<typeof listPrintings>['printings'][number];

const printingColumns: ListColumn<Printing>[] = [
  { key: 'name', title: 'Name', kind: 'name' },
  { key: 'at', title: 'When', kind: 'datetime', sort: 'at', phone: true, render: (row) => formatInstant(row.at) },
  { key: 'format', title: 'What', kind: 'word', phone: true, render: (row) => FORMATS[row.format] },
  { key: 'on_day', title: 'As of', kind: 'date', render: (row) => longDate(row.on_day) },
  { key: 'people', title: 'People', kind: 'count' },
];

/** The people of a day with their vaccination, and who printed them. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  if (useScreenPart(TABS) === 'printings')
    return (
      <ListScreen
        title="Vaccination report"
        intro="Each print and each file of the report."
        parts={parts}
        endpoint={listPrintings}
        rows="printings"
        exportAs={exportPrintings}
        columns={printingColumns}
        searchLabel="Search by name"
        empty={{ title: 'Not printed yet', description: 'Each print and each file of the report is noted here.' }}
      />
    );
  return (
    <ListScreen
      title="Vaccination report"
      intro="Who served on the day, by the doses up to it. Each person sees who read it; each print is noted."
      parts={parts}
      endpoint={listReport}
      rows="personnels"
      exportAs={exportReport}
      columns={peopleColumns({ sortsBySince: false })}
      searchLabel="Search by name or number"
      filters={[dayFilter({ name: 'on', label: 'As of', any: 'Today', main: true }), statusFilter, officeFilter, campusFilter]}
      above={(answer) => answer && <Totals totals={answer.totals} />}
      empty={{ title: 'No one served here on the day', description: 'Choose another day or office.' }}
    />
  );
}

/** One line; a phone has no room for it above the rows. */
function Totals({ totals }: Pick<Answer<typeof listReport>, 'totals'>) {
  const said = totals.filter(({ people }) => people > 0).map(({ status, people }) => `${STATUSES[status]} ${formatNumber(people)}`);
  return (
    <Text size="sm" visibleFrom="sm">
      {said.join(' · ')}
    </Text>
  );
}

function formatNumber(people: number): string {
  return new Intl.NumberFormat('en-PH').format(people);
}
