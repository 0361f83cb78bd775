import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { COMPETENCIES } from './competencies.ts';
import { filePlans } from './file-plans.ts';

/**
 * The dictionary of competencies with profiles of the common positions, assessments of two in three people, needs that heads entered, and plans of all three
 * kinds in their states.
 */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client, today } = making;
  const hr = await findAccount(client, 'hr');
  await addCompetencies(client);
  await assessPeople(client, hr, today);
  await addNeeds(client, today);
  await filePlans(making);
}

async function addCompetencies(client: ClientBase): Promise<void> {
  await client.query(
    `with made as (
       insert into plans.competency (name, category, description, levels)
       select name, category, description, levels from jsonb_to_recordset($1) as c (name text, category text, description text, levels text[])
       returning id, name),
     asked as (select c.name, a.* from jsonb_to_recordset($1) as c (name text, asked jsonb),
       jsonb_to_recordset(c.asked) as a (track text, "from" smallint, level smallint))
     insert into plans.profile (position_id, competency_id, level)
     select distinct on (t.id, m.id) t.id, m.id, a.level from made m join asked a on a.name = m.name
       join organization.position_view t on t.track = a.track and coalesce(t.salary_grade, 1) >= a."from"
     order by t.id, m.id, a."from" desc`,
    [JSON.stringify(COMPETENCIES)],
  );
}

/** In the last March: most are at the level that is asked, one in six below it, one in six above. */
async function assessPeople(client: ClientBase, hr: DemoAccount, today: Temporal.PlainDate): Promise<void> {
  const march = today.with({ month: 3, day: 16 });
  const on = Temporal.PlainDate.compare(march, today) > 0 ? march.subtract({ years: 1 }) : march;
  await client.query(
    `insert into plans.assessment (personnel_id, competency_id, level, assessed_on, assessed_by)
     select a.personnel_id, f.competency_id,
       case (a.personnel_id * 7 + f.competency_id * 5) % 6 when 0 then greatest(f.level - 1 - a.personnel_id % 2, 1) when 1 then least(f.level + 1, 4) else f.level end,
       $2, $1
     from personnel.serving_on($2::date) a join plans.profile f on f.position_id = a.position_id
     where a.personnel_id % 3 <> 1 or exists (select from identity.account_view x where x.personnel_id = a.personnel_id)
     order by a.personnel_id, f.competency_id`,
    [hr.id, on.toString()],
  );
}

/** What heads asked for themselves: of their office as a whole, and of single people. */
async function addNeeds(client: ClientBase, today: Temporal.PlainDate): Promise<void> {
  await client.query(
    `insert into plans.need (office_id, personnel_id, competency_id, title, reason, since, entered_by)
     select h.office_id, case when h.office_id % 2 = 0 then (select a.personnel_id from personnel.serving_on($1::date) a
         where a.office_id = h.office_id and a.personnel_id <> h.personnel_id order by a.personnel_id limit 1) end,
       c.id, (array['Replies to clients in plain English', 'Reports from one workbook', 'Handling of difficult clients'])[h.office_id % 3 + 1],
       'Seen in the review of the last semester', $1::date - 40 - h.office_id, x.id
     from organization.head_view h join identity.account_view x on x.personnel_id = h.personnel_id
       left join lateral (select id from plans.competency where name = 'Writing and speaking effectively' and h.office_id % 3 = 0) c on true
     where h.during @> $1::date and not h.is_acting order by h.office_id`,
    [today.toString()],
  );
}
