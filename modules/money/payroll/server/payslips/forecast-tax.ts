import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Payslip, TaxForecast } from '../../contract/payslips.ts';
import { addYears, sumYear } from '../../rules/tax/annual-tax.ts';
import { benefitsToCome, forecastYear } from '../../rules/tax/forecast-year.ts';
import type { PaidLine } from '../../rules/pay-line.ts';
import { loadFigures } from '../figures/load-figures.ts';
import { formerPay } from '../needs.ts';

const MONTHS = 12;

interface Found {
  monthly: number;
  /** Of all released payslips of the year up to this one. */
  paid: PaidLine[];
  /** Of this one, for its own month. */
  month: PaidLine[];
}

/** What the tax of the year will be, as the payslip of a month shows it. Needs the open records of the person. */
export async function forecastTax(
  { db, server }: Pick<Call, 'db' | 'server'>,
  { run_id: run, personnel_id: person, kind, month }: Payslip,
): Promise<TaxForecast | null> {
  const left = MONTHS - Number(month.slice(5));
  if (kind !== 'REGULAR' || left === 0) return null;
  const { rows } = await sql<Found>`
    select s.monthly,
      (select jsonb_agg(jsonb_build_object('code', l.code, 'side', l.side, 'tax', l.tax, 'amount', l.amount, 'for_month', l.for_month, 'reference', null))
        from payroll.payslip y join payroll.line l on l.personnel_id = y.personnel_id and l.run_id = y.run_id
        where y.personnel_id = s.personnel_id and left(y.month, 4) = left(s.month, 4) and y.is_released and (y.month, y.run_id) <= (s.month, s.run_id)) as paid,
      (select jsonb_agg(jsonb_build_object('code', l.code, 'side', l.side, 'tax', l.tax, 'amount', l.amount, 'for_month', l.for_month, 'reference', null))
        from payroll.line l where l.personnel_id = s.personnel_id and l.run_id = s.run_id and l.for_month = s.month) as month
    from payroll.payslip s where s.run_id = ${run} and s.personnel_id = ${person} and s.is_released and s.monthly is not null`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const figures = (await loadFigures(db))(month);
  const former = (await allContributed(server, formerPay)[0]?.(db, Number(month.slice(0, 4)), [person]))?.get(person);
  const has = new Set(found.paid.map(({ code }) => code));
  return forecastYear(
    {
      paid: addYears([sumYear(found.paid), ...(former ? [former] : [])]),
      month: sumYear(found.month),
      months_left: left,
      to_come: benefitsToCome(found.monthly, has, figures),
    },
    figures,
  );
}
