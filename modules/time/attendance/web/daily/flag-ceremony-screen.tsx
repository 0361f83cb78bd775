import { clockTime, longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportFlagAbsences, listFlagAbsences, type FlagAbsence } from '../../contract/flag-ceremony.ts';
import { weekdayOf } from '../days/calendar-grid.ts';
import { MonthSwitcher, useMonth } from '../days/month-switcher.tsx';

const columns: ListColumn<FlagAbsence>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  {
    key: 'date',
    title: 'Day',
    kind: 'text',
    sort: 'date',
    phone: true,
    render: (row) => `${weekdayOf(row.date)}, ${longDate(row.date)}`,
  },
  {
    key: 'am_in',
    title: 'Arrived',
    kind: 'word',
    sort: 'am_in',
    phone: true,
    render: (row) => (row.am_in === null ? 'Not in the morning' : clockTime(row.am_in)),
  },
];

/** Who was at work on a Monday and not at the flag ceremony; it is no tardiness by itself. */
export function Screen() {
  const [month, setMonth] = useMonth();
  return (
    <ListScreen
      title="Absences from the flag ceremony"
      intro={`${monthName(month)}: who was at work on the day and arrived after the ceremony began. It alone is no tardiness.`}
      endpoint={listFlagAbsences}
      rows="absences"
      query={{ month }}
      exportAs={exportFlagAbsences}
      open={(row) => `/edats/personnel/${row.personnel_id}/dtr/${row.date}`}
      columns={columns}
      filters={[campusFilter, officeFilter]}
      groups={{ fullname: 'Name', office: 'Office', date: 'Day' }}
      searchLabel="Search name or number"
      actions={<MonthSwitcher month={month} onMonth={setMonth} />}
      empty={{ title: 'No one was absent', description: 'Everyone at work was there when the ceremony began.' }}
    />
  );
}
