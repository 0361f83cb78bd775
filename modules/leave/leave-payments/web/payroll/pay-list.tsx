import type { ReactNode } from 'react';
import { Group, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { formatDayCount, formatThousandths } from '@talaan/leave/web/applications/format-credits.ts';
import { usePeriod } from '@talaan/leave/web/use-period.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportUnpaidPay, listUnpaidPay, readUnpaidDays, type UnpaidPayRow } from '../../contract/without-pay.ts';
import { formatHalf } from '../../rules/payroll/half-month.ts';
import { formatUnpaidDates } from '../../rules/payroll/format-dates.ts';
import { HalfTurner, useHalf } from './half-turner.tsx';
import { ListButtons } from './list-buttons.tsx';
import { formatChange } from './format-taken.ts';

const days = (thousandths: number) => (thousandths === 0 ? '–' : formatThousandths(thousandths));

const columnsOf = (half: string): ListColumn<UnpaidPayRow>[] => [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  {
    key: 'for_half',
    title: 'Half-month',
    kind: 'date',
    sort: 'for_half',
    phone: (row) => (row.for_half === half ? '' : `Adjusts ${formatHalf(row.for_half)}`),
    render: (row) => (row.for_half === half ? 'This one' : formatHalf(row.for_half)),
  },
  { key: 'leave', title: 'On leave', kind: 'count', render: (row) => days(row.leave) },
  { key: 'absence', title: 'Absent', kind: 'count', render: (row) => days(row.absence) },
  { key: 'late', title: 'Late', kind: 'count', render: (row) => days(row.late) },
  { key: 'standing', title: 'Away', kind: 'count', render: (row) => days(row.standing), startsHidden: true },
  {
    key: 'thousandths',
    title: 'Days',
    kind: 'count',
    sort: 'thousandths',
    phone: (row) => formatDayCount(row.thousandths),
    render: (row) => formatThousandths(row.thousandths),
  },
  { key: 'dates', title: 'Dates', kind: 'name', render: (row) => formatUnpaidDates(row.days) || '–' },
  {
    key: 'salary',
    title: 'Salary',
    kind: 'money',
    sort: 'salary',
    phone: (row) => `PHP ${formatChange(row.salary)}`,
    render: (row) => formatChange(row.salary),
  },
  { key: 'pera', title: 'PERA', kind: 'count', render: (row) => formatChange(row.pera) },
];

const shownFilter = selectFilter({
  name: 'shown',
  label: 'Lines',
  main: true,
  any: 'All',
  options: [
    { value: 'own', label: 'Of this half-month' },
    { value: 'adjustments', label: 'Adjustments' },
  ],
});

/** Days without pay of a half-month: as they are, or once they are listed for payroll as they were then. */
export function PayList({ parts }: { parts: ReactNode }) {
  const [half, turn] = useHalf();
  const period = usePeriod(<HalfTurner half={half} onTurn={turn} />, parts);
  const mayRead = useMayCall(readUnpaidDays);
  return (
    <ListScreen
      title="Days without pay"
      intro="What a half-month takes from salary and PERA. What changes after it was listed for payroll comes as an adjustment of a later one."
      parts={period.parts}
      endpoint={listUnpaidPay}
      rows="people"
      query={{ half }}
      exportAs={exportUnpaidPay}
      columns={columnsOf(half)}
      filters={[shownFilter, officeFilter]}
      groups={{ office: 'Office', for_half: 'Half-month' }}
      searchLabel="Search name or number"
      open={mayRead ? (row) => `/account/withoutpay?person=${row.personnel_id}&year=${row.for_half.slice(0, 4)}` : undefined}
      above={(answer) => (
        <Group gap="4px 16px">
          {period.line(answer?.half === half && formatSums(answer))}
          {answer?.half === half && (
            <>
              {period.isPhone && <Totals answer={answer} />}
              <ListButtons found={answer} />
            </>
          )}
        </Group>
      )}
      empty={{
        title: `No days without pay in ${formatHalf(half)}`,
        description: 'Leave without pay, absences without leave, and late arrival beyond the vacation leave left are listed here.',
      }}
    />
  );
}

type Found = Answer<typeof listUnpaidPay>;

function formatSums(found: Found): string {
  return found.total === 0 ? `${formatState(found)}.` : `${formatState(found)}: ${formatTaken(found)}.`;
}

function formatState({ listed }: Found): string {
  return listed ? `Listed for payroll ${formatInstant(listed.at)} by ${listed.by}` : 'Not listed for payroll yet';
}

function formatTaken({ sums }: Found): string {
  return `${formatDayCount(sums.thousandths)}, ${formatPesos(sums.salary + sums.pera).replace('-', '−')} with PERA`;
}

function Totals({ answer }: { answer: Found }) {
  return (
    <Text component="dl" size="sm" m={0}>
      <dt>{formatState(answer)}</dt>
      <Text component="dd" size="sm" m={0} fw={600}>
        {formatTaken(answer)}
      </Text>
    </Text>
  );
}
