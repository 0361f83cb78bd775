import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import {
  addSchoolYear,
  changeSchoolYear,
  exportSchoolYears,
  listSchoolYears,
  removeSchoolYear,
  type SchoolYearRow,
} from '@talaan/leave/contract/school-years.ts';
import { listVacationPay } from '../../contract/vacation-pay.ts';
import { SchoolYearDialog } from './school-year-dialog.tsx';

const columns: ListColumn<SchoolYearRow>[] = [
  { key: 'name', title: 'School year', kind: 'name', sort: 'name' },
  { key: 'first_day', title: 'First day', kind: 'date', sort: 'first_day', phone: true, render: (row) => longDate(row.first_day) },
  { key: 'last_day', title: 'Last day', kind: 'date', phone: true, render: (row) => longDate(row.last_day) },
  {
    key: 'christmas_from',
    title: 'Christmas vacation',
    kind: 'text',
    render: (row) => `${longDate(row.christmas_from)} to ${longDate(row.christmas_to)}`,
  },
  { key: 'vacation_days', title: 'Vacation', kind: 'money', phone: true, render: (row) => `${row.vacation_days} days` },
  { key: 'year_days', title: 'Days', kind: 'count' },
  { key: 'factor', title: 'Factor', kind: 'count', phone: true, render: (row) => (row.factor / 1000).toFixed(3) },
];

/** The school years that HR keeps; the one that is changed is in the address. */
export function SchoolYears({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const may = useMayCalls();
  const asked = search.get('school_year');
  const close = () => change({ school_year: null });
  const removal = useSend(removeSchoolYear, { alsoRefresh: [listVacationPay], onDone: ({ message }) => showSuccess(message) });
  const remove = async ({ id, name }: SchoolYearRow) => {
    if (await confirmRemoval(`school year ${name}`)) removal.mutate({ params: { id } });
  };
  const action: ListColumn<SchoolYearRow> = {
    key: 'id',
    title: '',
    kind: 'action',
    render: (row) => (
      <Button size="compact-sm" variant="subtle" onClick={() => void remove(row)} aria-label={`Remove school year ${row.name}`}>
        Remove
      </Button>
    ),
  };
  const { data } = useCall(listSchoolYears, { query: { per_page: 999 } }, { enabled: asked !== null });
  const year = data?.school_years.find(({ id }) => String(id) === asked);
  return (
    <>
      <ListScreen
        title="Vacation pay of teachers"
        intro="First and last day of the school year, the Christmas vacation in it, and the days of both vacations that are paid in full: 70 and 14."
        parts={parts}
        endpoint={listSchoolYears}
        rows="school_years"
        exportAs={exportSchoolYears}
        columns={may(removeSchoolYear) ? [...columns, action] : columns}
        searchLabel="Search by name"
        {...(may(changeSchoolYear) && { open: (row: SchoolYearRow) => linkTo({ school_year: row.id }) })}
        main={
          <ForCallers of={addSchoolYear}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => change({ school_year: 'new' })}>
              Add a school year
            </Button>
          </ForCallers>
        }
        empty={{ title: 'No school years yet', description: 'Add the school year; the vacation pay of its teachers follows from it.' }}
      />
      {asked === 'new' && <SchoolYearDialog key="new" year={null} onClose={close} />}
      {year && <SchoolYearDialog key={asked} year={year} onClose={close} />}
    </>
  );
}
