import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { ENDED_STATES } from '@talaan/property/workflow.ts';
import { listDepreciated, printSchedule, readSchedule } from '../contract/depreciation.ts';
import { readBooksHome } from '../contract/home.ts';
import { listRspi } from '../contract/rspi.ts';
import {
  accumulatedDepreciation,
  depreciationOfMonth,
  monthBefore,
  monthsDepreciated,
  type Depreciated,
} from '@talaan/property/rules/depreciation.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
  // Odd sums of all days of a month, of which some are off the books since.
  await sql`
    insert into property.item (property_no, class, article, unit, unit_cost, acquired_on, life_years, uacs_id, fund_code, requisitioned_by, office_id,
      campus_id, state, since)
    select 'DEP-' || n, 'PPE', 'Thing', 'unit', 5000000 + n * 7919, date '2021-01-01' + n * 37, 2 + n % 9, u.ids[1 + n % cardinality(u.ids)],
      (array['01', '05', '07'])[1 + n % 3], 1, 1, 1, case when n % 7 = 0 then 'DISPOSED' when n % 11 = 0 then 'RELIEVED' else 'IN_STOCK' end,
      (date '2026-08-01' + n % 90 + time '23:30') at time zone 'Asia/Manila'
    from generate_series(1, 50) n cross join (select array_agg(id order by id) as ids from property.uacs where kind = 'PPE') u`.execute(
    app.server.db,
  );
});
after(() => app.close());

const MONTHS = ['2024-02', '2026-08', '2026-09', '2026-10', '2026-11'];

interface Kept extends Depreciated {
  id: number;
  fund_code: string;
}

async function readItems(): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select i.id, i.fund_code, i.unit_cost as cost, i.life_years, i.acquired_on, t.residual_permille,
      case when i.state = any(${[...ENDED_STATES]}::text[]) then (i.since at time zone 'Asia/Manila')::date end as derecognized_on
    from property.item i join property.uacs_terms t on t.uacs_id = i.uacs_id where i.class = 'PPE' order by i.id`.execute(app.server.db);
  return rows;
}

test('the database works out each item as the rule does, and the schedule adds up to the centavo', async () => {
  const items = await readItems();
  for (const month of MONTHS) {
    const end = `${month}-31`;
    const own = items.filter(({ acquired_on: from, derecognized_on: left }) => from <= end && (left === null || left >= `${month}-01`));
    const shown = (await keeper.call(listDepreciated, { query: { month, per_page: 999 } })).body.items;
    assert.equal(shown.length, own.length);
    const byId = new Map(shown.map((item) => [item.id, item]));
    for (const item of own) {
      const { months, before: earlier, of_month, at_end } = byId.get(item.id)!;
      assert.deepEqual(
        [months, earlier, of_month, at_end],
        [
          monthsDepreciated(item, month),
          accumulatedDepreciation(item, monthBefore(month)),
          depreciationOfMonth(item, month),
          accumulatedDepreciation(item, month),
        ],
        `${item.id} in ${month}`,
      );
    }
    const { rows, total } = (await keeper.call(readSchedule, { query: { month } })).body;
    const sum = (of: (item: Kept) => number) => own.reduce((all, item) => all + of(item), 0);
    assert.equal(
      total.of_month,
      sum((item) => depreciationOfMonth(item, month)),
    );
    assert.equal(total.before + total.of_month, total.at_end + total.off, 'what had accumulated and the month are left or left the books');
    assert.equal(total.cost - total.at_end, total.carrying);
    assert.equal(
      rows.reduce((all, row) => all + row.of_month, 0),
      total.of_month,
    );
    const { total: ofFund } = (await keeper.call(readSchedule, { query: { month, fund: '05' } })).body;
    assert.equal(
      ofFund.of_month,
      rows.filter(({ fund_code: fund }) => fund === '05').reduce((all, row) => all + row.of_month, 0),
    );
  }
});

test('what has accumulated before a month is what had at the end of the one before, and the schedule is printed', async () => {
  const atEnd = async (month: string) => (await keeper.call(readSchedule, { query: { month } })).body.total;
  assert.equal((await atEnd('2026-09')).before, (await atEnd('2026-08')).at_end);
  assert.equal((await atEnd('2026-10')).before, (await atEnd('2026-09')).at_end);
  for (const format of ['pdf', 'xlsx'] as const)
    assert.equal((await keeper.call(printSchedule, { query: { month: '2026-10', format } })).status, 200);
});

test('the home of accounting says what was not reported and what depreciated last month; a head of an office has no such card', async () => {
  const { books } = (await keeper.call(readBooksHome)).body;
  const { total } = (await keeper.call(readSchedule, { query: { month: '2026-10' } })).body;
  assert.deepEqual([books!.month, books!.depreciation], ['2026-10', total.of_month]);
  assert.ok(books!.unreported.length > 0, 'the last month of the demo was not reported');
  assert.equal(books!.reported.reports, 0);
  assert.ok((await keeper.call(listRspi)).body.total > 0);
  assert.equal((await (await app.as('head')).call(readBooksHome)).body.books, null);
});
