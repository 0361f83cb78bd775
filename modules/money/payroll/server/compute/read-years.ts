import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sumYear } from '../../rules/tax/annual-tax.ts';
import type { TaxedYear, YearFacts } from '../../rules/month-facts.ts';
import type { Figures } from '../../rules/figures/rates.ts';
import type { PaidLine } from '../../rules/pay-line.ts';
import type { RunTerms } from './run-terms.ts';

const DECEMBER = '-12';

/** Kinds of runs whose payslips are the months of a year. */
const OF_MONTHS: readonly RunTerms['kind'][] = ['REGULAR', 'CASUAL'];
/** Kinds that benefits above the exempt ones may be taxed by in the month of their payment. */
const TAXED_AT_ONCE: readonly RunTerms['kind'][] = [...OF_MONTHS, 'BONUS'];

/**
 * What the tax of the year follows from: all that other runs of the year pay or paid these people, and what they had of former employers. The payslip of
 * December is the last one. Before it there is none, unless the table of the month taxes benefits above the exempt ones from their payment on.
 */
export async function readYears(
  db: Database,
  run: RunTerms,
  people: readonly number[],
  { WITHHOLDING: table }: Figures,
): Promise<Map<number, YearFacts>> {
  if (OF_MONTHS.includes(run.kind) && run.month.endsWith(DECEMBER)) return readWholeYears(db, run, people);
  if (table.content.excess !== 'CUMULATIVE' || !TAXED_AT_ONCE.includes(run.kind)) return new Map();
  return readWholeYears(db, run, people, false);
}

/** The same in any month, such as the last one of a service. */
export async function readWholeYears(
  db: Database,
  { id, kind, month, former }: Pick<RunTerms, 'id' | 'kind' | 'month' | 'former'>,
  people: readonly number[],
  isLast = true,
): Promise<Map<number, YearFacts>> {
  const year = month.slice(0, 4);
  // A bonus is no month of its own: it is averaged over those that were paid.
  const own = kind === 'BONUS' ? 0 : 1;
  const { rows } = await sql<PaidLine & { personnel_id: number; months: number }>`
    select l.personnel_id, l.code, l.side, l.tax, null::integer as reference, ${month} as for_month, sum(l.amount)::bigint as amount,
      (select count(distinct x.month)::integer from payroll.payslip x where x.personnel_id = l.personnel_id and x.kind = any(${OF_MONTHS})
        and x.month like ${`${year}-%`} and x.run_id <> ${id} and x.held_because is null) as months
    from payroll.line l join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.held_because is null
    where l.personnel_id = any(${[...people]}::integer[]) and s.month like ${`${year}-%`} and s.run_id <> ${id}
    group by l.personnel_id, l.code, l.side, l.tax`.execute(db);
  const byPerson = Map.groupBy(rows, (row) => row.personnel_id);
  const elsewhere = (await former?.(db, Number(year), people)) ?? new Map<number, TaxedYear>();
  return new Map(
    people.map((person) => {
      const lines = byPerson.get(person);
      const facts = {
        before: sumYear(lines ?? []),
        former: elsewhere.get(person) ?? null,
        months: Math.max((lines?.[0]?.months ?? 0) + own, 1),
        is_last: isLast,
      };
      return [person, facts];
    }),
  );
}
