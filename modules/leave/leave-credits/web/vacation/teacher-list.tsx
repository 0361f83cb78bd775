import type { ReactNode } from 'react';
import { Text } from '@mantine/core';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listSchoolYears } from '@talaan/leave/contract/school-years.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportVacationPay, listVacationPay, SHOWN_PAY, type VacationPayRow } from '../../contract/vacation-pay.ts';
import { creditsIn } from '../credits/service/credits-in.ts';
import { PayFacts, formatSchoolYear } from './pay-facts.tsx';

const columns: ListColumn<VacationPayRow>[] = [
  { key: 'fullname', title: 'Teacher', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Number', kind: 'number', startsHidden: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'present_days', title: 'In service', kind: 'count', startsHidden: true },
  { key: 'without_pay', title: 'W/o pay', kind: 'count', render: (row) => creditsIn(row.without_pay) },
  { key: 'served_days', title: 'Served', kind: 'count', sort: 'served_days' },
  {
    key: 'paid_days',
    title: 'Days paid',
    kind: 'money',
    sort: 'paid_days',
    phone: true,
    render: (row) => `${row.paid_days} of ${row.paid_days + row.unpaid_days}`,
  },
  { key: 'unpaid_days', title: 'Unpaid', kind: 'count', sort: 'unpaid_days', render: (row) => row.unpaid_days || '—' },
  { key: 'monthly', title: 'Salary', kind: 'money', startsHidden: true, render: (row) => formatMoney(row.monthly) },
  { key: 'pay', title: 'Vacation pay', kind: 'money', render: (row) => formatMoney(row.pay) },
  {
    key: 'deduction',
    title: 'Not paid',
    kind: 'money',
    phone: true,
    sort: 'deduction',
    render: (row) => (row.deduction === 0 ? '—' : formatPesos(row.deduction)),
  },
];

const yearFilter = selectFilter({
  name: 'school_year',
  label: 'School year',
  any: 'The latest',
  main: true,
  options: optionsFrom(listSchoolYears, { query: { per_page: 999 } }, ({ school_years: years }) =>
    years.map(({ id, name }) => ({ value: String(id), label: name })),
  ),
});

/** All on teacher leave in a school year with what of the vacation is paid; the computation of one of them opens beside. */
export function TeacherList({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const asked = Number(search.get('school_year')) || undefined;
  const opened = Number(search.get('teacher')) || undefined;
  return (
    <>
      <ListScreen
        title="Vacation pay of teachers"
        intro="Days served × (vacation days ÷ days of the school year); absences without pay and days before entry shorten it. A day is a thirtieth of the salary."
        parts={parts}
        endpoint={listVacationPay}
        rows="teachers"
        exportAs={exportVacationPay}
        columns={columns}
        filters={[
          yearFilter,
          selectFilter({ name: 'show', label: 'Show', any: 'All', main: true, options: choices(SHOWN_PAY) }),
          officeFilter,
        ]}
        views={[{ name: SHOWN_PAY.short, filters: { show: 'short' } }]}
        groups={{ office: 'Office' }}
        searchLabel="Search name or number"
        open={(row) => linkTo({ teacher: row.id })}
        above={(answer) =>
          answer?.school_year && (
            <Text size="sm" visibleFrom="sm">
              {`${formatSchoolYear(answer.school_year)} ${formatPesos(answer.sums.pay)} is paid, ${formatPesos(answer.sums.deduction)} is not.`}
            </Text>
          )
        }
        empty={{
          title: 'No teachers yet',
          description: 'Those on teacher leave in a school year are listed here once HR keeps the school year.',
        }}
      />
      {opened !== undefined && <Computation id={opened} year={asked} onClose={() => change({ teacher: null })} />}
    </>
  );
}

function Computation({ id, year, onClose }: { id: number; year: number | undefined; onClose: () => void }) {
  const { data } = useCall(listVacationPay, { query: { school_year: year, per_page: 999 } });
  const teacher = data?.teachers.find((row) => row.id === id);
  return (
    <Dialog title={teacher?.fullname ?? 'Vacation pay'} onClose={onClose}>
      {teacher && data?.school_year ? (
        <PayFacts pay={teacher} year={data.school_year} />
      ) : (
        data && <Text size="sm">Not on teacher leave in this school year.</Text>
      )}
    </Dialog>
  );
}
