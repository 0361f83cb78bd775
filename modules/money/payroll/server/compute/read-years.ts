import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sumYear } from '../../rules/annual-tax.ts';
import type { YearFacts } from '../../rules/month-facts.ts';
import type { PaidLine } from '../../rules/pay-line.ts';
import type { RunTerms } from './kind-of-run.ts';

const DECEMBER = '12';

/**
 * What the tax of the year is settled with on the payslip of December: all that other runs of the year pay or paid these people. Empty for other months,
 * whose tax is that of the month.
 */
export async function readYears(db: Database, { id, kind, month }: RunTerms, people: readonly number[]): Promise<Map<number, YearFacts>> {
  const [year, of] = month.split('-') as [string, string];
  if (of !== DECEMBER || (kind !== 'REGULAR' && kind !== 'CASUAL')) return new Map();
  const { rows } = await sql<PaidLine & { personnel_id: number; months: number }>`
    select l.personnel_id, l.code, l.side, l.tax, null::integer as reference, ${month} as for_month, sum(l.amount)::bigint as amount,
      (select count(distinct x.month)::integer from payroll.payslip x where x.personnel_id = l.personnel_id and x.kind in ('REGULAR', 'CASUAL') and x.month like ${`${year}-%`}
        and x.run_id <> ${id} and x.held_because is null) as months
    from payroll.line l join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.held_because is null
    where l.personnel_id = any(${[...people]}::integer[]) and s.month like ${`${year}-%`} and s.run_id <> ${id}
    group by l.personnel_id, l.code, l.side, l.tax`.execute(db);
  const byPerson = Map.groupBy(rows, (row) => row.personnel_id);
  const empty = { before: sumYear([]), former: null, months: 1, is_last: true };
  return new Map(
    people.map((person) => {
      const lines = byPerson.get(person);
      return [person, lines ? { ...empty, before: sumYear(lines), months: lines[0]!.months + 1 } : empty];
    }),
  );
}
