import { sql, type RawBuilder } from 'kysely';

/** No run pays a person in a year any more: it is over, or a last pay closed it. Until then its certificate is not final. */
export function isFinal(person: RawBuilder<unknown>, year: RawBuilder<unknown>, today: string): RawBuilder<boolean> {
  return sql`(${year} < ${Number(today.slice(0, 4))}::integer or exists (
    select from payroll.payslip e
    where e.personnel_id = ${person} and e.is_released and e.kind = 'LAST_PAY' and left(e.month, 4)::integer = ${year}))`;
}
