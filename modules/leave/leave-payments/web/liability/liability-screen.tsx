import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatThousandths } from '@talaan/leave/web/applications/format-credits.ts';
import { useDayAsked } from '@talaan/leave/web/use-day-asked.ts';
import { usePeriod } from '@talaan/leave/web/use-period.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportLiability, listLiability, type LiabilityRow } from '../../contract/liability.ts';
import { formatFactor } from '../../rules/credit-value.ts';

const columns: ListColumn<LiabilityRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  {
    key: 'vl',
    title: 'VL',
    kind: 'count',
    sort: 'vl',
    phone: (row) => `VL ${formatThousandths(row.vl)}`,
    render: (row) => formatThousandths(row.vl),
  },
  {
    key: 'sl',
    title: 'SL',
    kind: 'count',
    sort: 'sl',
    phone: (row) => `SL ${formatThousandths(row.sl)}`,
    render: (row) => formatThousandths(row.sl),
  },
  { key: 'monthly', title: 'Salary', kind: 'money', sort: 'monthly', render: (row) => formatMoney(row.monthly) },
  {
    key: 'value',
    title: 'Value',
    kind: 'money',
    sort: 'value',
    phone: (row) => `PHP ${formatMoney(row.value)}`,
    render: (row) => formatMoney(row.value),
  },
];

/** What the credits of all who serve are worth on a day. */
export function Screen() {
  const today = useToday();
  const [on, change] = useDayAsked();
  const period = usePeriod(<DayField label="As of" w={132} day={on} last={today} onChange={change} />);
  return (
    <ListScreen
      title="Leave liability"
      intro="Vacation and sick leave as of a day × highest monthly salary received × constant factor (DBM BC 2016-2)."
      endpoint={listLiability}
      rows="people"
      query={{ on }}
      exportAs={exportLiability}
      columns={columns}
      filters={[officeFilter]}
      groups={{ office: 'Office' }}
      parts={period.parts}
      above={(answer) =>
        period.line(answer && `PHP ${formatMoney(answer.sums.value)} in all, by a factor of ${formatFactor(answer.factor)}.`)
      }
      empty={{ title: 'No one has credits', description: 'Credits of those who serve on the day appear here.' }}
    />
  );
}
