import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { loadFigures } from '@talaan/payroll/server/public.ts';
import type { TaxSheet } from '../../print/tax-form.ts';
import { boxesOf2316, type YearLine } from '../../rules/certificate-2316.ts';
import { isFinal } from './final-year.ts';
import { readFormerPay } from './former.ts';

type Found = Omit<TaxSheet, 'boxes' | 'year' | 'entity' | 'address' | 'employer_tin'> & { personnel_id: number; lines: YearLine[] };

/** BIR Form 2316 of people in a year, from their released payslips, in the order of `people`; `today` marks what is not final. Needs open records. A constant number of statements. */
export async function readTaxSheets(db: Database, year: number, people: readonly number[], today: string): Promise<TaxSheet[]> {
  const { rows } = await sql<Found>`
    select p.id as personnel_id, p.surname, concat_ws(' ', p.first_name, nullif(p.name_extension, '')) as first_name, p.middle_name, p.birth_date::text as birth_date, coalesce(n.number, '') as tin, t.first, t.last,
      t.lines, case when f.year is not null then jsonb_build_object('tin', f.tin, 'name', f.name, 'address', f.address) end as former,
      case when not ${isFinal(sql`p.id`, sql`${year}::integer`, today)} then ${today}::text end as as_of
    from (
      select x.personnel_id, min(x.first) as first, max(x.last) as last,
        jsonb_agg(jsonb_build_object('code', x.code, 'side', x.side, 'tax', x.tax, 'amount', x.amount)) as lines
      from (
        select s.personnel_id, l.code, l.side, l.tax, sum(l.amount)::bigint as amount, min(s.month) as first, max(s.month) as last
        from payroll.payslip s join payroll.line l on l.personnel_id = s.personnel_id and l.run_id = s.run_id
          and (l.side = 'EARNING' or l.tax in ('LOWERS', 'TAX'))
        join reference.appointment_status k on k.code = s.status_code and k.government_service
        where s.is_released and s.personnel_id = any(${[...people]}::integer[]) and s.month between ${`${year}-01`} and ${`${year}-12`}
        group by 1, 2, 3, 4) x
      group by 1) t
    join personnel.person_view p on p.id = t.personnel_id
    left join personnel.identity_number_view n on n.personnel_id = p.id and n.kind = 'tin'
    left join payroll_year.former_employer f on f.personnel_id = p.id and f.year = ${year}`.execute(db);
  const former = await readFormerPay(db, year, people);
  const figures = (await loadFigures(db))(`${year}-12`);
  const { rows: names } = await sql<Pick<TaxSheet, 'entity' | 'address' | 'employer_tin'>>`
    select name as entity, address, tin as employer_tin from organization.university_view`.execute(db);
  const sheets = new Map(
    rows.map(({ personnel_id: id, lines, ...sheet }) => [
      id,
      { ...sheet, year, ...names[0]!, boxes: boxesOf2316(lines, former.get(id) ?? null, figures) },
    ]),
  );
  return people.flatMap((id) => sheets.get(id) ?? []);
}
