import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import { exportDepreciated, listDepreciated } from '../../contract/depreciation.ts';
import { monthBefore } from '@talaan/property/rules/depreciation.ts';
import { describedItem } from '../described.ts';
import { accumulatedTo, depreciatedFrom, derecognizedOn, monthsTo } from './accumulated.ts';
import { isOfMonth } from './read-schedule.ts';

/** Up to so many are counted: a university has hundreds of thousands. */
const MOST_COUNTED = 1000;

export const depreciatedRows = rows(listDepreciated, exportDepreciated, 'items', ({ actor, query: { month } }) => {
  const [before, after] = [accumulatedTo(monthBefore(month)), accumulatedTo(month)];
  return {
    from: depreciatedFrom,
    columns: {
      id: 'i.id',
      property_no: 'i.property_no',
      article: 'i.article',
      described: describedItem,
      account: 'u.code',
      fund_code: 'i.fund_code',
      acquired_on: 'i.acquired_on',
      cost: 'i.unit_cost',
      life_years: 'i.life_years',
      months: monthsTo(month),
      before,
      of_month: sql`${after} - ${before}`,
      at_end: after,
      carrying: sql`i.unit_cost - ${after}`,
      derecognized_on: derecognizedOn,
    },
    reach: sql`${isOfMonth({ month })} and ${reachesItems(actor)}`,
    search: [sql`i.search`],
    sort: { property_no: 'i.property_no', acquired_on: 'i.acquired_on', cost: 'i.unit_cost' },
    unsorted: '-acquired_on',
    mostCounted: MOST_COUNTED,
    plannedEachTime: true,
    filters: {
      month: () => sql`true`,
      fund: (fund) => sql`i.fund_code = ${fund}`,
      account: (account) => sql`i.uacs_id = ${account}`,
    },
    sheet: {
      name: `Depreciation by item, ${month}`,
      cells: {
        'Property number': (row) => row.property_no,
        Article: (row) => row.article,
        Description: (row) => row.described,
        'Fund cluster': (row) => row.fund_code,
        Account: (row) => row.account,
        'Date acquired': (row) => row.acquired_on,
        Cost: (row) => row.cost / 100,
        'Useful life in years': (row) => row.life_years,
        'Months depreciated': (row) => row.months,
        'Accumulated before': (row) => row.before / 100,
        'Of the month': (row) => row.of_month / 100,
        'Accumulated at its end': (row) => row.at_end / 100,
        'Carrying amount': (row) => row.carrying / 100,
        'Off the books': (row) => row.derecognized_on,
      },
    },
  };
});
