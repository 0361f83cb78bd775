import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfDtr: readonly PersonalDataPart[] = [
  personalDataIn(
    'Daily time records submitted',
    ['dtr.submission'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", state as "State", signed_at as "Signed", signed_digest as "Digest of its days"
      from dtr.submission where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Daily time records locked',
    ['dtr.frozen_month'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", late_minutes as "Minutes late", late_times as "Times late",
        undertime_minutes as "Minutes of undertime", undertime_times as "Times of undertime", short_thousandths as "Thousandths of a day short",
        absent_thousandths as "Thousandths of a day absent", night_minutes as "Night minutes", frozen_at as "Locked", superseded_at as "Reopened"
      from dtr.frozen_month where personnel_id = ${personnelId} order by frozen_at`,
  ),
  personalDataIn(
    'Views of daily time records',
    ['dtr.look'],
    ({ accountId }) => sql`
      select lower(x.during) as "From", upper(x.during) - 1 as "To", l.at as "Looked at"
      from dtr.look l join dtr.submission x on x.id = l.submission_id where l.account_id = ${accountId} order by l.at`,
  ),
  personalDataIn(
    'Notices on attendance',
    ['dtr.habit_notice'],
    ({ personnelId }) => sql`
      select control_number as "Number", kind as "Habit", year as "Year", months as "Months", evidence as "What counted", state as "State"
      from dtr.habit_notice where personnel_id = ${personnelId} order by id`,
  ),
  personalDataIn(
    'Reminders of daily time records',
    ['dtr.reminder'],
    ({ accountId }) => sql`
      select period_ends as "Period to", holds as "As", at as "When" from dtr.reminder where account_id = ${accountId} order by at`,
  ),
];
