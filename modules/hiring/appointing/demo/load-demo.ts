import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { papersFor } from '../rules/papers.ts';
import { appointmentFlow, type AppointmentAction } from '../workflow.ts';
import { addApplication } from './add-application.ts';
import { addHired } from './add-hired.ts';
import { addPost, type Vacancy } from './add-post.ts';
import { APPOINTEES, type Appointee } from './appointees.ts';
import { workday } from './workday.ts';

const SIGNERS = `update appointing.setting set authority_name = 'MARIA CORAZON D. VILLANUEVA', authority_title = 'University President', hrmo_name = 'LOURDES P. SANTIAGO',
  hrmo_title = 'Chief Administrative Officer (HRMO)', chair_name = 'RAMON T. AQUINO', chair_title = 'Chairperson, Selection Board'`;

/** So many days ago the vacancies were posted. */
const POSTED = 110;

/** Appointments in their states, to items that are vacant, and those by which some of the employees of today came; the report of the month before the last is submitted, that of the last one is a draft. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const hr = await findAccount(client, 'hr');
  await client.query(SIGNERS);
  const vacant = await findVacancies(client, today.toString());
  const posted = today.subtract({ days: POSTED });
  const made: { id: number; one: Appointee }[] = [];
  for (const [at, vacancy] of vacant.entries()) {
    const one = APPOINTEES[at]!;
    const post_id = await addPost(client, {
      vacancy,
      posted,
      code: `APT-${today.year}-${101 + at}`,
      request: `RTH-${today.year}-${801 + at}`,
    });
    const post = { post_id, ...(await addApplication(client, post_id, one, { today, posted })) };
    made.push({ id: await addAppointment(client, { one, vacancy, post, by: hr.id, today }), one });
  }
  await addHired(client, { today, by: hr.id });
  await loadReport(client, { made, by: hr.id, today });
}

/** Funded items that are vacant, of no live publication or request, one a position. */
async function findVacancies(client: ClientBase, today: string): Promise<Vacancy[]> {
  const { rows } = await client.query<Vacancy>(
    `select distinct on (i.position_id) i.id as item_id, i.position_id, o.id as office_id, t.name as title, t.salary_grade, t.track,
       (select s.amount from organization.salary_table_view b join organization.salary_step_view s on s.table_id = b.id
         where b.during @> $1::date and s.salary_grade = t.salary_grade and s.step = 1) as salary,
       (select h.personnel_id from organization.head_view h where h.during @> $1::date and not h.is_acting
         order by h.office_id <> o.id, h.office_id limit 1) as head_id
     from plantilla.item i join organization.position_view t on t.id = i.position_id
       join plantilla.item_state s on s.item_id = i.id and s.during @> $1::date and s.state = 'funded'
       join organization.office_view o on o.id = i.office_id
     where t.salary_grade is not null
       and not exists (select from personnel.appointment_view a where a.item_id = i.id and coalesce(upper(a.during), 'infinity') > $1::date)
       and not exists (select from vacancies.post_item p where p.item_id = i.id and p.is_live)
       and not exists (select from hiring.request_item r where r.item_id = i.id and r.is_live)
     order by i.position_id, i.id limit $2`,
    [today, APPOINTEES.length],
  );
  return rows;
}

interface Adding {
  one: Appointee;
  vacancy: Vacancy;
  post: { post_id: number; application_id: number; personnel_id: number };
  by: number;
  today: Temporal.PlainDate;
}

async function addAppointment(client: ClientBase, { one, vacancy, post, by, today }: Adding): Promise<number> {
  const day = (ago: number | null) => (ago === null ? null : workday(today.subtract({ days: ago })));
  const issued = one.issued === null ? null : workday(today.subtract({ months: one.issued[0] }).with({ day: one.issued[1] }));
  const begins = workday(today.subtract({ days: 48 }));
  const { rows } = await client.query<{ id: number }>(
    `insert into appointing.appointment (application_id, post_id, personnel_id, item_id, position_id, office_id, status_code, nature_code, salary_grade, salary,
       vice, vice_how, page, form, deliberated_on, state, since, issued_on, received_on, oath_on, sent_on, csc_on, csc_number, notified_on, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, 'PERM', 'ORIG', $7, $8, 'Rogelio M. Bautista', 'Retired', '14', '33-A', $9, $10, $11, $12, $13, $13, $14, $15, $16, $12, $17, $11)
     returning id`,
    [
      post.application_id,
      post.post_id,
      post.personnel_id,
      vacancy.item_id,
      vacancy.position_id,
      vacancy.office_id,
      vacancy.salary_grade,
      vacancy.salary,
      workday(today.subtract({ days: 75 })),
      stateAfter(one.way),
      `${begins}T09:00:00+08:00`,
      issued,
      day(one.received),
      one.way.includes('send') ? day(12) : null,
      one.way.includes('attest') ? day(4) : null,
      one.way.includes('attest') ? `V-${today.year}-0117` : '',
      by,
    ],
  );
  const { id } = rows[0]!;
  await client.query(
    `insert into appointing.paper (appointment_id, code, label, is_needed, place, received_on)
     select $1, code, label, is_needed, place,
       case when code in ('appointment', 'oath') then $5::date when place < $3 and code <> 'assumption' then $4::date end
     from jsonb_to_recordset($2::jsonb) as n (code text, label text, is_needed boolean, place smallint)`,
    [
      id,
      JSON.stringify(papersFor({ nature: 'ORIG', status: 'PERM', isPublished: true }).map((paper, place) => ({ ...paper, place }))),
      one.papers,
      begins,
      day(one.received),
    ],
  );
  let state = appointmentFlow.states[0];
  for (const [at, action] of one.way.entries()) {
    const after = appointmentFlow.after(state, action);
    await client.query(
      `insert into appointing.step (appointment_id, no, action, from_state, to_state, at, account_id) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, at + 1, action, state, after, `${workday(today.subtract({ days: 47 - at }))}T10:00:00+08:00`, by],
    );
    state = after;
  }
  return id;
}

/** The reminders that would come at once are given, so that the demo begins quietly. */
async function loadReport(
  client: ClientBase,
  { made, by, today }: { made: { id: number; one: Appointee }[]; by: number; today: Temporal.PlainDate },
): Promise<void> {
  const month = today.subtract({ months: 2 }).with({ day: 1 }).toString();
  const certified = today.subtract({ months: 1 }).with({ day: 5 }).toString();
  const reported = made.filter(({ one }) => one.isReported).map(({ id }) => id);
  await client.query(
    `insert into appointing.alert (appointment_id, kind, no, at)
     select a.id, d.kind, d.no, $1 from appointing.appointment a, (values ('submission', 20), ('submission', 25), ('submission', 29), ('assumption', 1)) d (kind, no)
     where a.issued_on is not null and (d.kind = 'assumption' or a.issued_on + d.no <= $2::date)`,
    [`${today.toString()}T07:10:00+08:00`, today.toString()],
  );
  if (reported.length === 0) return;
  await client.query(`insert into appointing.rai (month, state, certified_on, submitted_on) values ($1, 'SUBMITTED', $2, $2)`, [
    month,
    certified,
  ]);
  await client.query('insert into appointing.rai_row (month, appointment_id) select $1::date, unnest($2::integer[])', [month, reported]);
  await client.query(
    `insert into appointing.rai_step (month, no, action, from_state, to_state, at, account_id)
     values ($1, 1, 'certify', 'DRAFT', 'CERTIFIED', $2, $3), ($1, 2, 'submit', 'CERTIFIED', 'SUBMITTED', $2, $3)`,
    [month, `${certified}T15:00:00+08:00`, by],
  );
}

function stateAfter(way: readonly AppointmentAction[]) {
  return way.reduce((state, action) => appointmentFlow.after(state, action), appointmentFlow.states[0]);
}
