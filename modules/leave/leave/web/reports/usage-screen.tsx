import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportLeaveUsage, listLeaveUsage, type UsageRow } from '../../contract/reports.ts';
import { MonthTurner } from '../applications/month-turner.tsx';
import { usePeriod } from '../use-period.tsx';
import { formatDayCount, formatThousandths } from '../applications/format-credits.ts';

const columns: ListColumn<UsageRow>[] = [
  { key: 'office', title: 'Office', kind: 'name', sort: 'office' },
  { key: 'type', title: 'Type', kind: 'name', sort: 'type', phone: true },
  { key: 'people', title: 'People', kind: 'count', sort: 'people', phone: (row) => count(row.people, 'person', 'people') },
  { key: 'applications', title: 'Filed', kind: 'count' },
  {
    key: 'with_pay',
    title: 'With pay',
    kind: 'count',
    sort: 'with_pay',
    phone: (row) => `${formatDayCount(row.with_pay)} with pay`,
    render: (row) => formatThousandths(row.with_pay),
  },
  { key: 'without_pay', title: 'W/o pay', kind: 'count', sort: 'without_pay', render: (row) => formatThousandths(row.without_pay) },
];

/** The approved leave of a month by office and type. */
export function Screen() {
  const { search, change } = useAddress();
  const today = useToday();
  const month = monthInAddress(search, 'month') ?? today.slice(0, 7);
  const turn = (next: string) => change({ month: next, page: null });
  const period = usePeriod(<MonthTurner month={month} onTurn={turn} />);
  return (
    <ListScreen
      title="Leave by office and type"
      intro="Approved leave of a month, by the office in which a person served on the day."
      endpoint={listLeaveUsage}
      rows="lines"
      query={monthBounds(month)}
      exportAs={exportLeaveUsage}
      columns={columns}
      filters={[officeFilter]}
      groups={{ office: 'Office', type: 'Type' }}
      parts={period.parts}
      above={(answer) =>
        period.line(answer && `${formatDayCount(answer.sums.with_pay)} with pay, ${formatDayCount(answer.sums.without_pay)} without.`)
      }
      empty={{ title: `No leave in ${monthName(month)}`, description: 'Approved leave of the month appears here.' }}
    />
  );
}
