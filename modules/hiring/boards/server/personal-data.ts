import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfBoards: readonly PersonalDataPart[] = [
  personalDataIn(
    'Seats on selection boards',
    ['boards.seat'],
    ({ personnelId }) => sql`
      select b.name as "Board", s.role as "Role", s.title as "As", s.votes as "Votes", s.level as "Level", lower(s.during) as "From",
        upper(s.during) - 1 as "To", s.sworn_on as "Sworn on",
        (select count(*) from boards.inhibition i where i.seat_id = s.id and i.is_inhibited) as "Applicants about whom they do not take part"
      from boards.seat s join boards.board b on b.id = s.board_id where s.personnel_id = ${personnelId} order by lower(s.during)`,
  ),
  personalDataIn(
    'Relationships declared by members of selection boards',
    ['boards.inhibition', 'boards.sitting'],
    ({ accountId, personnelId }) => sql`
      select 'Declared' as "What", i.declared_at as "When", i.cause as "Cause", i.remarks as "Remarks" from boards.inhibition i
      where i.declared_by = ${accountId}
      union all
      select 'A member does not take part about the application', i.declared_at, i.cause, '' from boards.inhibition i
        join applicants.application a on a.id = i.application_id where a.personnel_id = ${personnelId} and i.is_inhibited
      union all
      select 'Board assigned to ' || v.code, t.assigned_at, '', '' from boards.sitting t join vacancies.post v on v.id = t.post_id
      where t.assigned_by = ${accountId} order by 2`,
  ),
];
