import { sql, type RawBuilder } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { DEGREE_NAMES, GRANT_NAMES } from '../contract/codes.ts';
import { MONEY_READERS } from '../contract/scholarships.ts';
import { exportTotals, listTotals, TOTALLED_BY, type TotalledBy, type TotalRow } from '../contract/totals.ts';
import { refundOn } from '../rules/refund.ts';
import { scholarshipFlow } from '../workflow.ts';
import { PLACE, scholarsFrom } from './scholar-rows.ts';
import { grantOf, readGrants } from './record/read-grant.ts';

const inWords = (words: Readonly<Record<string, string>>, code: RawBuilder<unknown>) =>
  sql`(select w.value from jsonb_each_text(${JSON.stringify(words)}::jsonb) w where w.key = ${code})`;

const NAMES: Readonly<Record<TotalledBy, RawBuilder<unknown>>> = {
  degree: inWords(DEGREE_NAMES, sql`s.degree`),
  kind: inWords(GRANT_NAMES, sql`s.kind`),
  campus: sql`c.name`,
  state: inWords(scholarshipFlow.words, sql`s.state`),
};

type Found = Omit<TotalRow, 'months'> & { ids: number[] };

/** How many there are of each; `once`, since each figure is of the same scholarships. */
export const totalRows = rows(listTotals, exportTotals, 'totals', (call) => {
  const by = call.query.by ?? 'degree';
  const reach = visible({ ...call.actor, personnelId: null }, MONEY_READERS, PLACE);
  const count = (states: RawBuilder<unknown>) => sql`(count(*) filter (where s.state in (${states})))::integer`;
  return {
    once: sql`t as materialized (
      select ${NAMES[by]} as name, array_agg(s.id) as ids, count(*)::integer as scholarships,
        ${count(sql`'APPLIED', 'ENDORSED', 'DELIBERATED', 'APPROVED', 'RETURNED'`)} as applied,
        ${count(sql`'CONTRACT_SIGNED', 'ONGOING', 'EXTENDED'`)} as studying,
        ${count(sql`'COMPLETED', 'DISCONTINUED', 'SERVING_OBLIGATION'`)} as serving, ${count(sql`'BREACHED'`)} as breached,
        coalesce(sum((select sum(k.amount) from scholarships.cost k where k.scholarship_id = s.id)), 0)::bigint as cost,
        count(s.completed_on)::integer as completed, count(s.ended_on)::integer as ended, row_number() over (order by min(s.id))::integer as id
      from ${scholarsFrom} where ${reach} group by 1)`,
    from: sql`t`,
    columns: {
      id: 't.id',
      name: 't.name',
      ids: 't.ids',
      scholarships: 't.scholarships',
      applied: 't.applied',
      studying: 't.studying',
      serving: 't.serving',
      breached: 't.breached',
      cost: 't.cost',
      completed: 't.completed',
      ended: 't.ended',
    },
    reach: sql`t.name is not null`,
    search: [sql`kernel.plain(t.name)`],
    sort: { name: 't.name', scholarships: 't.scholarships', cost: 't.cost' },
    unsorted: '-scholarships',
    filters: { by: () => sql`true` },
    describe: (found: Found[]) => addMonths(call, found),
    sheet: {
      name: `Scholarships by ${TOTALLED_BY[by].toLowerCase()}`,
      cells: {
        [TOTALLED_BY[by]]: (row) => row.name,
        Scholarships: (row) => row.scholarships,
        'Applied for': (row) => row.applied,
        Studying: (row) => row.studying,
        'With service due': (row) => row.serving,
        Breached: (row) => row.breached,
        'Cost (PHP)': (row) => row.cost / 100,
        'Months of service due': (row) => row.months,
        'Studies ended': (row) => row.ended,
        'Degree finished': (row) => row.completed,
        'Finished (%)': (row) => (row.ended === 0 ? null : Math.round((100 * row.completed) / row.ended)),
      },
      total: (all) => {
        const sum = (of: (row: TotalRow) => number) => all.reduce((whole, row) => whole + of(row), 0);
        const [ended, completed] = [sum((row) => row.ended), sum((row) => row.completed)];
        return [
          'Total',
          sum((row) => row.scholarships),
          sum((row) => row.applied),
          sum((row) => row.studying),
          sum((row) => row.serving),
          sum((row) => row.breached),
          sum((row) => row.cost) / 100,
          sum((row) => row.months),
          ended,
          completed,
          ended === 0 ? null : Math.round((100 * completed) / ended),
        ];
      },
    },
  };
});

/** What is left of the service of each, as the rules of obligation have it; of a breach the refund is due instead. */
async function addMonths(call: Pick<Call, 'db' | 'today'>, found: readonly Found[]): Promise<TotalRow[]> {
  const grants = await readGrants(
    call,
    found.flatMap(({ ids }) => ids),
  );
  const left = (id: number) => {
    const record = grants.get(id)!;
    const grant = grantOf(record);
    const isDue = grant !== null && record.demanded === null && record.state !== 'RELEASED';
    return isDue ? refundOn(call.today, grant).unserved : 0;
  };
  return found.map(({ ids, ...row }) => ({ ...row, months: ids.reduce((sum, id) => sum + left(id), 0) }));
}
