import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

const rated = (column: string) => sql.raw(`to_char(${column} / 1000.0, 'FM0.00')`);

export const personalDataOfPerformance: readonly PersonalDataPart[] = [
  personalDataIn(
    'Performance forms',
    ['performance.form', 'performance.line', 'performance.evidence'],
    ({ personnelId }) => sql`
      select q.name as "Period", f.form as "Form", f.state as "State", ${rated('f.final')} as "Final rating", f.comments as "Comments", l.output as "Output",
        l.indicator as "Success indicator", l.accomplishment as "Accomplishment", l.self_quality as "Own quality", l.self_efficiency as "Own efficiency",
        l.self_timeliness as "Own timeliness", l.quality as "Quality", l.efficiency as "Efficiency", l.timeliness as "Timeliness", l.reason as "Why not rated",
        l.remarks as "Remarks", (select string_agg(e.title, '; ') from performance.evidence e where e.line_id = l.id) as "Evidence"
      from performance.form f join performance.period q on q.id = f.period_id left join performance.line l on l.form_id = f.id
      where f.personnel_id = ${personnelId} order by q.during, f.id, l.no`,
  ),
  personalDataIn(
    'Revisions of targets',
    ['performance.revision'],
    ({ personnelId }) => sql`
      select v.at as "At", q.name as "Period", v.reason as "Reason", v.changes as "Changes", case when v.personnel_id = ${personnelId} then 'Made it' else 'Own form' end as "As"
      from performance.revision v join performance.form f on f.id = v.form_id join performance.period q on q.id = f.period_id
      where f.personnel_id = ${personnelId} or v.personnel_id = ${personnelId} order by v.at`,
  ),
  personalDataIn(
    'Earlier ratings',
    ['performance.past_rating'],
    ({ personnelId }) => sql`
      select lower(during) as "First day", upper(during) - 1 as "Last day", ${rated('final')} as "Final rating", paper as "Paper"
      from performance.past_rating where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Coaching log',
    ['performance.coaching'],
    ({ personnelId }) => sql`
      select held_on as "Held on", kind as "Kind", incident as "About", agreement as "Agreed", case when coach_id = ${personnelId} then 'Coach' else 'Coached' end as "As"
      from performance.coaching where personnel_id = ${personnelId} or coach_id = ${personnelId} order by held_on, id`,
  ),
  personalDataIn(
    'Acts about weak ratings',
    ['performance.weak_act'],
    ({ personnelId }) => sql`
      select q.name as "Period", a.kind as "Kind", a.on_day as "Day", a.details as "Details", case when a.entered_by = ${personnelId} then 'Recorded it' else 'Concerned' end as "As"
      from performance.weak_act a join performance.period q on q.id = a.period_id
      where a.personnel_id = ${personnelId} or a.entered_by = ${personnelId} order by a.on_day, a.id`,
  ),
];
