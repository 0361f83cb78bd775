import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sumYear } from '../../rules/annual-tax.ts';
import type { TaxedYear, YearFacts } from '../../rules/month-facts.ts';
import type { PaidLine } from '../../rules/pay-line.ts';
import type { RunTerms } from './run-terms.ts';

const DECEMBER = '12';

/**
 * What the tax of the year is settled with on the payslip of December: all that other runs of the year pay or paid these people, and what they had of
 * former employers. Empty for other months, whose tax is that of the month.
 */
export async function readYears(db: Database, run: RunTerms, people: readonly number[]): Promise<Map<number, YearFacts>> {
  const of = run.month.slice(5);
  if (of !== DECEMBER || (run.kind !== 'REGULAR' && run.kind !== 'CASUAL')) return new Map();
  return readWholeYears(db, run, people);
}

/** The same in any month, such as the last one of a service. */
export async function readWholeYears(
  db: Database,
  { id, month, former }: Pick<RunTerms, 'id' | 'month' | 'former'>,
  people: readonly number[],
): Promise<Map<number, YearFacts>> {
  const year = month.slice(0, 4);
  const { rows } = await sql<PaidLine & { personnel_id: number; months: number }>`
    select l.personnel_id, l.code, l.side, l.tax, null::integer as reference, ${month} as for_month, sum(l.amount)::bigint as amount,
      (select count(distinct x.month)::integer from payroll.payslip x where x.personnel_id = l.personnel_id and x.kind in ('REGULAR', 'CASUAL')
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
        months: (lines?.[0]?.months ?? 0) + 1,
        is_last: true,
      };
      return [person, facts];
    }),
  );
}
