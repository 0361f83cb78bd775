import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

const PESOS = sql.raw("'FM999,999,999,990.00'");

export const personalDataOfPayroll: readonly PersonalDataPart[] = [
  personalDataIn(
    'How one is paid',
    ['payroll.profile', 'payroll.allowance', 'payroll.deduction'],
    ({ personnelId }) => sql`
      select i.name as "Item", to_char(a.monthly / 100.0, ${PESOS}) as "Each month", lower(a.during)::text as "From", (upper(a.during) - 1)::text as "To"
      from payroll.allowance a join payroll.item i on i.code = a.code where a.personnel_id = ${personnelId}
      union all select i.name || case when d.reference_no = '' then '' else ' ' || d.reference_no end, to_char(d.monthly / 100.0, ${PESOS}), d.from_month, d.to_month
      from payroll.deduction d join payroll.item i on i.code = d.code where d.personnel_id = ${personnelId}
      union all select 'Account at ' || f.bank || ' that ends in ' || f.account_ends, null, null, null
      from payroll.profile f where f.personnel_id = ${personnelId} and f.account_ends <> ''`,
  ),
  personalDataAtLength(
    'Payslips',
    ['payroll.payslip', 'payroll.line', 'payroll.finding'],
    ({ personnelId }) => sql`
      select s.month as "Month", coalesce(s.number, '') as "Number", i.name as "Line", l.for_month as "Of", to_char(l.amount / 100.0, ${PESOS}) as "Amount"
      from payroll.payslip s join payroll.line l on l.personnel_id = s.personnel_id and l.run_id = s.run_id join payroll.item i on i.code = l.code
      where s.personnel_id = ${personnelId} and s.is_released order by s.month desc, s.run_id, l.no`,
  ),
];
