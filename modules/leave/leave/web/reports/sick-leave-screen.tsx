import { monthName } from '@talaan/kernel/contract/dates.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportSickFrequency, listSickFrequency, type SickRow } from '../../contract/reports.ts';
import { useYear, YearTurner } from '../year-turner.tsx';

const columns: ListColumn<SickRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', phone: true },
  { key: 'month', title: 'Month', kind: 'word', sort: 'month', phone: true, render: (row) => monthName(row.month) },
  { key: 'times', title: 'Times', kind: 'count', sort: 'times', phone: true },
  { key: 'dates', title: 'Dates', kind: 'text', phone: true },
];

/** Who was often on sick leave of single Mondays and Fridays. */
export function Screen() {
  const [year, turn] = useYear();
  return (
    <ListScreen
      title="Frequent sick leave"
      intro="Single Mondays and Fridays of sick leave, more than three times in a month. For a talk about wellness alone; it is no finding."
      endpoint={listSickFrequency}
      rows="people"
      query={{ year }}
      exportAs={exportSickFrequency}
      columns={columns}
      filters={[officeFilter]}
      above={() => <YearTurner year={year} onTurn={turn} />}
      empty={{
        title: `No one in ${year}`,
        description: 'People with sick leave on four or more single Mondays and Fridays of a month appear here.',
      }}
    />
  );
}
