import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

/** What the kernel holds: it is below all modules and tells of itself here. */
export const personalDataOfKernel: readonly PersonalDataPart[] = [
  personalDataIn(
    'Who opened the record',
    ['kernel.record_opening'],
    ({ personnelId }) => sql`
      select o.at as "When", a.name as "Who", o.what as "What" from kernel.record_opening o left join identity.account_view a on a.id = o.account_id
      where o.personnel_id = ${personnelId} order by o.at`,
  ),
  personalDataIn(
    'Corrections of the record',
    ['kernel.correction'],
    ({ personnelId }) => sql`
      select c.at as "When", a.name as "By", replace(split_part(c.row_of, '.', 2), '_', ' ') as "What", c.reason as "Reason",
        c.was as "Was", c.became as "Became"
      from kernel.correction c left join identity.account_view a on a.id = c.account_id where c.personnel_id = ${personnelId} order by c.id`,
  ),
  personalDataAtLength(
    'Changes to the record',
    ['kernel.audit_event', 'kernel.audit_seal'],
    ({ personnelId }) => sql`
      select e.at as "When", a.name as "By", e.action as "What", e.before as "Before", e.after as "After"
      from kernel.audit_event e left join identity.account_view a on a.id = e.account_id where e.personnel_id = ${personnelId} order by e.id`,
  ),
  personalDataAtLength(
    'What was done with the account',
    ['kernel.audit_event'],
    ({ accountId }) => sql`
      select at as "When", action as "What", subject as "On which record" from kernel.audit_event where account_id = ${accountId} order by id`,
  ),
  personalDataAtLength(
    'Records of others that were opened',
    ['kernel.record_opening'],
    ({ accountId }) => sql`
      select o.at as "When", p.fullname as "Whose", o.what as "What" from kernel.record_opening o join personnel.person_view p on p.id = o.personnel_id
      where o.account_id = ${accountId} order by o.at`,
  ),
  personalDataAtLength(
    'Files sent and made',
    ['kernel.file'],
    ({ accountId }) => sql`
      select created_at as "When", name as "File", bytes as "Bytes" from kernel.file where owner_id = ${accountId} order by id`,
  ),
  personalDataIn(
    'Files sent and names proposed today',
    ['kernel.daily_use'],
    ({ accountId }) =>
      sql`select day as "Day", kind as "What", used as "How many" from kernel.daily_use where account_id = ${accountId} order by day, kind`,
  ),
  personalDataAtLength(
    'Work behind the screen',
    ['kernel.job_run'],
    ({ accountId }) => sql`
      select created_at as "Started", title as "Work", state as "State", finished_at as "Finished"
      from kernel.job_run where owner_id = ${accountId} order by created_at`,
  ),
  personalDataIn(
    'Saved views of lists',
    ['kernel.saved_view'],
    ({ accountId }) => sql`
      select name as "View", screen as "Screen", query as "Filters", is_shared as "Shared" from kernel.saved_view
      where owner_id = ${accountId} order by screen, name`,
  ),
  personalDataAtLength(
    'Mail',
    ['kernel.mail'],
    ({ personnelId, accountId }) => sql`
      select created_at as "When", recipient as "To", subject as "Subject", state as "State", sent_at as "Sent" from kernel.mail
      where recipient in (
        select email from identity.account_view where id = ${accountId} union select lower(email) from personnel.person_view where id = ${personnelId})
      order by id`,
  ),
];
