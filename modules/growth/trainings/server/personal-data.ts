import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfTrainings: readonly PersonalDataPart[] = [
  personalDataIn(
    'Trainings',
    ['trainings.nomination', 'trainings.attendance', 'trainings.evaluation'],
    ({ personnelId }) => sql`
      select t.title as "Training", v.name as "Provider", t.first_day as "From", t.last_day as "To", n.state as "State", n.justification as "Justification",
        n.plan_title as "Plan line", n.relevance as "Relevance", (n.screening->>'total')::numeric / 1000 as "Points", n.fund_source as "Fund source",
        n.planned / 100.0 as "Planned, PHP", n.approved / 100.0 as "Approved, PHP", n.spent / 100.0 as "Spent, PHP", n.is_completed as "Completed",
        n.report as "Report", n.re_entry_plan as "Re-entry plan", n.certificate_file_id is not null as "Has a certificate",
        (select string_agg(s.date || ' ' || s.topic, '; ' order by s.date, s.from_minute) from trainings.attendance x
          join trainings.session s on s.id = x.session_id where x.nomination_id = n.id) as "Sessions attended",
        (select string_agg(e.level || ': ' || coalesce(e.rating::text, e.before || ' to ' || e.after || ' percent') || ' ' || e.remarks, '; ' order by e.level)
          from trainings.evaluation e where e.nomination_id = n.id) as "Evaluation"
      from trainings.nomination n join trainings.training t on t.id = n.training_id join trainings.provider v on v.id = t.provider_id
      where n.personnel_id = ${personnelId} order by t.first_day, n.id`,
  ),
];
