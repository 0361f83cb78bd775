import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfPlans: readonly PersonalDataPart[] = [
  personalDataIn(
    'Competencies',
    ['plans.assessment'],
    ({ personnelId }) => sql`
      select c.name as "Competency", x.level as "Level", x.assessed_on as "Assessed"
      from plans.assessment x join plans.competency c on c.id = x.competency_id where x.personnel_id = ${personnelId} order by x.assessed_on, c.name`,
  ),
  personalDataIn(
    'Training needs',
    ['plans.need'],
    ({ personnelId }) => sql`
      select n.title as "Need", n.reason as "Reason", n.since as "Since", n.withdrawn_on as "Withdrawn"
      from plans.need n where n.personnel_id = ${personnelId} order by n.since, n.id`,
  ),
  personalDataIn(
    'Trainings made for needs',
    ['plans.programme_need'],
    ({ personnelId }) => sql`
      select t.title as "Training", t.first_day as "From", c.name as "Competency", n.title as "Need"
      from plans.programme_need x join trainings.training t on t.id = x.training_id left join plans.competency c on c.id = x.competency_id
        left join plans.need n on n.id = x.need_id where x.personnel_id = ${personnelId} order by t.first_day, t.id`,
  ),
  personalDataIn(
    'Development plans',
    ['plans.plan'],
    ({ personnelId }) => sql`
      select p.kind as "Plan", p.from_year as "From", p.to_year as "To", p.version as "Version", p.state as "State"
      from plans.plan p where p.personnel_id = ${personnelId} order by p.id`,
  ),
  personalDataIn(
    'Lines of development plans',
    ['plans.line'],
    ({ personnelId }) => sql`
      select l.title as "Intervention", l.need as "Need", l.intervention as "Kind", lower(l.during) as "From", upper(l.during) - 1 as "To",
        l.cost / 100.0 as "Cost", l.state as "State", l.closed_on as "Closed", l.closed_because as "Remark"
      from plans.line l where l.personnel_id = ${personnelId} order by l.id`,
  ),
];
