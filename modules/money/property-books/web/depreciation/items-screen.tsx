import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { accountOptions, fundOptions } from '@talaan/property/web/desk/options.ts';
import { exportDepreciated, listDepreciated, type DepreciatedItem } from '../../contract/depreciation.ts';

const columns: ListColumn<DepreciatedItem>[] = [
  { key: 'property_no', title: 'Property number', kind: 'item', sort: 'property_no' },
  {
    key: 'article',
    title: 'Article',
    kind: 'name',
    phone: true,
    render: (row) => (
      <>
        {row.article}
        <Aside>{row.described}</Aside>
      </>
    ),
  },
  { key: 'acquired_on', title: 'Acquired', kind: 'date', sort: 'acquired_on', render: (row) => longDate(row.acquired_on) },
  { key: 'cost', title: 'Cost (PHP)', kind: 'money', sort: 'cost', render: (row) => formatMoney(row.cost) },
  { key: 'months', title: 'Months', kind: 'count', render: (row) => `${row.months} of ${row.life_years * 12}` },
  { key: 'of_month', title: 'Of the month', kind: 'money', phone: true, render: (row) => formatMoney(row.of_month) },
  { key: 'at_end', title: 'Accumulated', kind: 'money', render: (row) => formatMoney(row.at_end) },
  { key: 'carrying', title: 'Carrying amount', kind: 'money', render: (row) => formatMoney(row.carrying) },
  { key: 'account', title: 'Account', kind: 'acronym', startsHidden: true },
  { key: 'fund_code', title: 'Fund', kind: 'sg', startsHidden: true },
  {
    key: 'derecognized_on',
    title: 'Off the books',
    kind: 'date',
    startsHidden: true,
    render: (row) => (row.derecognized_on === null ? '—' : longDate(row.derecognized_on)),
  },
];

/** The items behind the depreciation of a month; the month is in the address, the last whole one by default. */
export function Screen() {
  const { search, change } = useAddress();
  const present = today().toPlainYearMonth();
  const month = monthInAddress(search, 'month') ?? present.subtract({ months: 1 }).toString();
  return (
    <ListScreen
      title="Depreciation by item"
      intro={`To the end of ${monthName(month)}.`}
      endpoint={listDepreciated}
      rows="items"
      exportAs={exportDepreciated}
      query={{ month }}
      searchLabel="Search number or words"
      columns={columns}
      open={(row) => `/property/books/cards/${row.id}?tab=ledger`}
      parts={<MonthField w={170} month={month} last={present.toString()} onChange={(next) => change({ month: next, page: null })} />}
      filters={[
        selectFilter({ name: 'fund', label: 'Fund cluster', main: true, options: fundOptions }),
        selectFilter({ name: 'account', label: 'Account', main: true, options: accountOptions }),
      ]}
      empty={{ title: 'Nothing depreciates in this month', description: 'Choose another month, fund cluster or account.' }}
    />
  );
}
