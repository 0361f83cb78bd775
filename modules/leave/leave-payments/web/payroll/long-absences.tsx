import type { ReactNode } from 'react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportLongAbsences, listLongAbsences, LONG_ABSENCES, type LongAbsenceRow } from '../../contract/without-pay.ts';

const columns: ListColumn<LongAbsenceRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Number', kind: 'number' },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'kind', title: 'Absence', kind: 'name', phone: true, render: (row) => LONG_ABSENCES[row.kind] },
  { key: 'first_day', title: 'Since', kind: 'date', sort: 'first_day', phone: true, render: (row) => longDate(row.first_day) },
  { key: 'told_on', title: 'HR was notified', kind: 'date', sort: 'told_on', render: (row) => longDate(row.told_on) },
];

/** Absences that may end the service, of people who still serve. */
export function LongAbsences({ parts }: { parts: ReactNode }) {
  return (
    <ListScreen
      title="Days without pay"
      intro="Absent without leave for 30 working days in a row (MC 41 s.1998 Sec. 63), and leave without pay of more than a year (Sec. 62). HR is notified of each once."
      parts={parts}
      endpoint={listLongAbsences}
      rows="people"
      exportAs={exportLongAbsences}
      columns={columns}
      filters={[selectFilter({ name: 'kind', label: 'Absence', main: true, options: choices(LONG_ABSENCES) }), officeFilter]}
      searchLabel="Search name or number"
      open={(row) => `/account/withoutpay?person=${row.personnel_id}`}
      empty={{
        title: 'No long absences',
        description: 'Absences that may end the service are listed here, each from the day on which HR was notified.',
      }}
    />
  );
}
