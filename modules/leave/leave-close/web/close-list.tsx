import type { ReactNode } from 'react';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { shortParticulars } from '@talaan/leave/rules/particulars.ts';
import { formatThousandths } from '@talaan/leave/web/applications/format-credits.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { CLOSE_STATES, exportClose, previewClose, SHOWN_CLOSES, type CloseRow, type CloseState } from '../contract/month-close.ts';

const TONES: Record<CloseState, Tone> = {
  new: 'waiting',
  changed: 'warning',
  gone: 'warning',
  waiting: 'neutral',
  noted: 'info',
  same: 'good',
};

const columns: ListColumn<CloseRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  {
    key: 'earned',
    title: 'Earned',
    kind: 'count',
    sort: 'earned',
    phone: (row) => `Earned ${beside(row, 'earned')}`,
    render: (row) => beside(row, 'earned'),
  },
  { key: 'late', title: 'Late and undertime', kind: 'name', phone: formatLate, render: formatLate },
  { key: 'late_with_pay', title: 'From VL', kind: 'count', sort: 'late_with_pay', render: (row) => beside(row, 'late_with_pay') },
  { key: 'late_without_pay', title: 'W/o pay', kind: 'count', render: (row) => beside(row, 'late_without_pay') },
  { key: 'absent', title: 'Absent', kind: 'count', render: (row) => beside(row, 'absent') },
  { key: 'without_pay', title: 'LWOP', kind: 'count', sort: 'without_pay', render: (row) => formatAmountOf(row.without_pay) },
  { key: 'state', title: 'State', kind: 'datetime', phone: true, render: (row) => <State row={row} /> },
];

const VIEWS = [
  { name: SHOWN_CLOSES.open, filters: { show: 'open' } },
  { name: SHOWN_CLOSES.waiting, filters: { show: 'waiting' } },
  { name: SHOWN_CLOSES.unpaid, filters: { show: 'unpaid' } },
];

interface CloseListProps {
  month: string;
  parts: ReactNode;
  main: ReactNode;
  head: (line: ReactNode) => ReactNode;
}

/** Each person who earned leave in the month, what the close posts, and where it differs what stands. */
export function CloseList({ month, parts, main, head }: CloseListProps) {
  const isPhone = useIsPhone();
  return (
    <ListScreen
      title="Month close"
      intro="Earned, late arrival and undertime, and absences of the month, as the close would post them."
      parts={parts}
      main={main}
      endpoint={previewClose}
      rows="people"
      query={{ month }}
      exportAs={exportClose}
      columns={columns}
      searchLabel="Search by name or number"
      filters={[officeFilter, SHOWN_FILTER]}
      views={isPhone ? undefined : VIEWS}
      above={(answer) => head(answer && formatTotals(month, answer))}
      empty={{ title: `No one earns leave in ${monthName(month)}`, description: 'Those who serve on vacation and sick leave appear here.' }}
    />
  );
}

const SHOWN_FILTER = selectFilter({
  name: 'show',
  label: 'Shown',
  any: 'All',
  options: Object.entries(SHOWN_CLOSES).map(([value, label]) => ({ value, label })),
});

function formatTotals(month: string, { totals, is_over, waits_until }: Answer<typeof previewClose>): string {
  const { open, waiting, uncovered, closed } = totals;
  if (!is_over) return `${monthName(month)} is not over; as of today.`;
  const waits = waiting > 0 ? `, ${waiting} wait until ${longDate(waits_until)} for their locked record` : '';
  const short = uncovered > 0 ? `; later leave of ${count(uncovered, 'person', 'people')} would be uncovered` : '';
  return `${count(closed, 'person', 'people')} closed, ${open} to be posted or corrected${waits}${short}.`;
}

function State({ row }: { row: CloseRow }) {
  if (row.uncovered > 0) return <StatusBadge tone="bad">{`Uncovers ${formatThousandths(row.uncovered)}`}</StatusBadge>;
  return <StatusBadge tone={TONES[row.state]}>{CLOSE_STATES[row.state]}</StatusBadge>;
}

/** `0.077`, or `0.156 → 0.077` where something else stands. */
function beside(row: CloseRow, key: 'earned' | 'late_with_pay' | 'late_without_pay' | 'absent'): string {
  const was = row.stands?.[key];
  return was === undefined || was === row[key] ? formatAmountOf(row[key]) : `${formatAmountOf(was)} → ${formatAmountOf(row[key])}`;
}

function formatAmountOf(thousandths: number): string {
  return thousandths === 0 ? '–' : formatThousandths(thousandths);
}

function formatLate({ late_minutes, undertime_minutes, has_record }: CloseRow): string {
  if (!has_record) return 'Record not locked';
  return late_minutes + undertime_minutes === 0 ? 'None' : shortParticulars(late_minutes, undertime_minutes);
}
