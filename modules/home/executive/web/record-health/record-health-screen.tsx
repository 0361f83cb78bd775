import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportFaults, listFaultKinds, listFaults } from '../../contract/record-health.ts';

type Row = Answer<typeof listFaults>['faults'][number];

const columns: ListColumn<Row>[] = [
  { key: 'what', title: 'Record', kind: 'name', sort: 'what', render: (row) => row.fullname ?? row.what },
  { key: 'fault', title: 'Fault', kind: 'text', sort: 'fault', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'area', title: 'Part', kind: 'text' },
];

const KINDS = optionsFrom(listFaultKinds, {}, ({ kinds }) => kinds.map(({ name, title }) => ({ value: name, label: title })));

export const readAhead = listAhead(listFaults);

/** What is missing on record or contradicts itself; a row opens the place where it is mended. */
export function Screen() {
  return (
    <ListScreen
      title="Data health"
      intro="What is missing on record or contradicts itself. Each row opens where it is mended."
      endpoint={listFaults}
      rows="faults"
      exportAs={exportFaults}
      searchLabel="Search by name or record"
      columns={columns}
      open={(row) => row.link}
      filters={[selectFilter({ name: 'fault', label: 'Fault', main: true, options: KINDS }), officeFilter]}
      groups={{ fault: 'Fault', office: 'Office', area: 'Part' }}
      empty={{ title: 'No fault was found', description: 'What is missing or contradicts itself appears here.' }}
    />
  );
}
