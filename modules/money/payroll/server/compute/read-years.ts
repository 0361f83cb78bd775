import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sumYear, type TaxedLine } from '../../rules/tax/annual-tax.ts';
import type { TaxedYear, YearFacts } from '../../rules/month-facts.ts';
import type { Figures } from '../../rules/figures/rates.ts';
import type { RunTerms } from './run-terms.ts';

const DECEMBER = '-12';

/** Kinds of runs whose payslips are the months of a year. */
const OF_MONTHS: readonly RunTerms['kind'][] = ['REGULAR', 'CASUAL'];
/** Kinds that benefits above the exempt ones may be taxed by in the month of their payment. */
const TAXED_AT_ONCE: readonly RunTerms['kind'][] = [...OF_MONTHS, 'BONUS'];

/**
 * What the tax of the year follows from: all that other runs of the year pay or paid these people, and what they had of former employers. The payslip of
 * December is the last one, and a bonus of December that is computed once that one is checked. Before it there is none, unless the table of the month
 * taxes benefits above the exempt ones from their payment on.
 */
export async function readYears(
  db: Database,
  run: RunTerms,
  people: readonly number[],
  { WITHHOLDING: table }: Figures,
): Promise<Map<number, YearFacts>> {
  if (OF_MONTHS.includes(run.kind) && run.month.endsWith(DECEMBER)) return readWholeYears(db, run, people);
  const settled = run.kind === 'BONUS' && run.month.endsWith(DECEMBER) ? await whoIsSettled(db, run, people) : new Set<number>();
  const last = settled.size > 0 ? await readWholeYears(db, run, [...settled]) : [];
  if (table.content.excess !== 'CUMULATIVE' || !TAXED_AT_ONCE.includes(run.kind)) return new Map(last);
  const others = people.filter((person) => !settled.has(person));
  return new Map([...last, ...(await readWholeYears(db, run, others, false))]);
}

/** Whose payslip of the month stands: it is not computed again, so that it counts nothing which is paid from now on. */
async function whoIsSettled(db: Database, { month }: RunTerms, people: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ personnel_id: number }>`
    select distinct s.personnel_id from payroll.payslip s join payroll.run r on r.id = s.run_id and r.state not in ('DRAFT', 'COMPUTED', 'CANCELLED')
    where s.personnel_id = any(${[...people]}::integer[]) and s.month = ${month} and s.kind = any(${OF_MONTHS}) and s.held_because is null`.execute(
    db,
  );
  return new Set(rows.map((row) => row.personnel_id));
}

/** The same in any month, such as the last one of a service. Two statements beside those of former employers. */
export async function readWholeYears(
  db: Database,
  { id, kind, month, former }: Pick<RunTerms, 'id' | 'kind' | 'month' | 'former'>,
  people: readonly number[],
  isLast = true,
): Promise<Map<number, YearFacts>> {
  const year = month.slice(0, 4);
  // A bonus is no month of its own: it is averaged over those that were paid.
  const own = kind === 'BONUS' ? 0 : 1;
  const ofOthers = sql`s.personnel_id = any(${[...people]}::integer[]) and s.month between ${`${year}-01`} and ${`${year}-12`} and s.run_id <> ${id}
    and s.held_because is null`;
  // Of the lines those that the tax follows from, by how they are taxed: limits alone go by the item.
  const { rows } = await sql<TaxedLine & { personnel_id: number }>`
    select l.personnel_id, l.side, l.tax, case when l.tax = 'DE_MINIMIS' then l.code else '' end as code, sum(l.amount)::bigint as amount
    from payroll.payslip s join payroll.line l on l.personnel_id = s.personnel_id and l.run_id = s.run_id and l.tax not in ('NONE', 'EXEMPT')
    where ${ofOthers} group by 1, 2, 3, 4`.execute(db);
  const { rows: paid } = await sql<{ personnel_id: number; months: number }>`
    select s.personnel_id, count(distinct s.month)::integer as months from payroll.payslip s where ${ofOthers} and s.kind = any(${OF_MONTHS})
    group by 1`.execute(db);
  const byPerson = Map.groupBy(rows, (row) => row.personnel_id);
  const months = new Map(paid.map((one) => [one.personnel_id, one.months]));
  const elsewhere = (await former?.(db, Number(year), people)) ?? new Map<number, TaxedYear>();
  return new Map(
    people.map((person) => {
      const facts = {
        before: sumYear(byPerson.get(person) ?? []),
        former: elsewhere.get(person) ?? null,
        months: Math.max((months.get(person) ?? 0) + own, 1),
        is_last: isLast,
      };
      return [person, facts];
    }),
  );
}
