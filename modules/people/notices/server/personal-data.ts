import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfNotices: readonly PersonalDataPart[] = [
  personalDataIn(
    'Notices of salary adjustment and step increment',
    ['notices.notice'],
    ({ personnelId }) => sql`
      select kind as "Notice", effective_on as "Effective", salary_grade as "Grade", step_before as "Step before", step_after as "Step after",
        to_char(amount_before / 100.0, 'FM999,999,990.00') as "Monthly before", to_char(amount_after / 100.0, 'FM999,999,990.00') as "Monthly after",
        ratings as "Ratings", reason as "Reason", state as "State", generated_on as "Made", signed_on as "Signed"
      from notices.notice where personnel_id = ${personnelId} order by effective_on, id`,
  ),
  personalDataIn(
    'Step increments withheld',
    ['notices.withholding'],
    ({ personnelId }) => sql`
      select due_on as "Due", reason as "Reason", withheld_at as "Held back", lifted_at as "Lifted"
      from notices.withholding where personnel_id = ${personnelId} order by withheld_at`,
  ),
];
