import type { ClientBase } from 'pg';
import { formatStandards } from '@talaan/vacancies/demo/format-standards.ts';

export interface Vacancy {
  item_id: number;
  position_id: number;
  office_id: number;
  title: string;
  salary_grade: number;
  track: string;
  salary: number | null;
  head_id: number;
}

interface Adding {
  vacancy: Vacancy;
  posted: Temporal.PlainDate;
  /** Of the post, and the number of its request to hire. */
  code: string;
  request: string;
  /** When the request was approved and the post filled, where that is over. */
  filled?: { approved: Temporal.PlainDate; on: Temporal.PlainDate };
}

/** Days from the posting to the closing. */
const OPEN = 13;
/** Days from the request to its approval. */
const REVIEWED = 11;

/** The request and the publication on which an appointment rests; returns the post. */
export async function addPost(client: ClientBase, { vacancy, posted, code, request: number, filled }: Adding): Promise<number> {
  const first = posted.toString();
  const request = await addRequest(client, vacancy, { posted: first, number, filled });
  const { rows } = await client.query<{ id: number }>(
    `insert into vacancies.post (code, request_id, kind, board, level, is_published, position_id, office_id, title, place, status_code, salary_grade, salary, vacancies,
       education, experience_years, experience, training_hours, training, eligibility, competency, duties, contact_name, contact_email, state, since, opens_at, closes_at,
       posted_on, valid_until, created_at)
     select $1, $2, 'plantilla', case t.track when 'faculty' then 'APB' else 'NAPB' end, t.level, true, t.id, $3, t.name, c.name, 'PERM', t.salary_grade, $4, 1,
       t.education, t.experience_years, t.experience, t.training_hours, '', t.eligibility, t.competency,
       'Does the daily work of the position.' || chr(10) || 'Keeps its records and prepares its reports.' || chr(10) || 'Does related tasks as the head of the office assigns.',
       'The HRMO', 'hrmo@talaan.example', $9, $10::date, ($5 || 'T08:00:00+08:00')::timestamptz, ($6 || 'T23:59:59+08:00')::timestamptz, $5::date, $7::date, $5::date
     from organization.position_view t, organization.office_view o join organization.campus_view c on c.id = o.campus_id where t.id = $8 and o.id = $3 returning id`,
    [
      code,
      request,
      vacancy.office_id,
      vacancy.salary,
      first,
      posted.add({ days: OPEN }).toString(),
      posted.add({ months: 9 }).toString(),
      vacancy.position_id,
      filled ? 'FILLED' : 'VALID',
      (filled?.on ?? posted).toString(),
    ],
  );
  const { id } = rows[0]!;
  await formatStandards(client, id);
  await client.query('insert into vacancies.post_item (post_id, item_id, is_live) values ($1, $2, $3)', [id, vacancy.item_id, !filled]);
  await client.query(
    `insert into vacancies.publication (post_id, version, sent_on, posted_on, places, closes_at, valid_until)
     select id, 1, posted_on, posted_on, array['Main gate', 'Administration building', 'Library'], closes_at, valid_until from vacancies.post where id = $1`,
    [id],
  );
  return id;
}

async function addRequest(
  client: ClientBase,
  vacancy: Vacancy,
  { posted, number, filled }: { posted: string; number: string; filled: Adding['filled'] },
): Promise<number> {
  const state = filled ? 'FILLED' : 'POSTED';
  const filed = filled?.approved.subtract({ days: REVIEWED }).toString() ?? posted;
  const steps = filled
    ? [
        { action: 'file', role: 'owner', state: 'SUBMITTED', on: filed },
        { action: 'approve', role: 'authority', state: 'APPROVED', on: filled.approved.toString() },
        { action: 'post', role: 'system', state: 'POSTED', on: posted },
        { action: 'fill', role: 'system', state: 'FILLED', on: filled.on.toString() },
      ]
    : [{ action: 'file', role: 'owner', state: 'POSTED', on: posted }];
  const { rows } = await client.query<{ id: number }>(
    `insert into requests.request (kind, flow, owner_id, office_id, state, title, filed_at)
     values ('hire', 1, $1, $2, $6, 'Request to hire ' || $3::text || ': ' || $4::text, $5::date) returning id`,
    [vacancy.head_id, vacancy.office_id, number, vacancy.title, filed, steps[0]!.state],
  );
  const { id } = rows[0]!;
  for (const [at, step] of steps.entries())
    await client.query(
      `insert into requests.step (request_id, round, action, as_role, from_state, state, closes, at) values ($1, 1, $2, $3, $4, $5, $5 = 'FILLED', $6::date)`,
      [id, step.action, step.role, steps[at - 1]?.state ?? null, step.state, step.on],
    );
  await client.query(
    `insert into hiring.request (id, number, requester_id, office_id, kind, position_id, status_code, needed, reason, vice, justification, duties, needed_by, fund_source, state)
     values ($1, $2, $3, $4, 'plantilla', $5, 'PERM', 1, 'retirement', 'Rogelio M. Bautista', 'The item is vacant, and its work waits.',
       'Does the daily work of the position.', $6::date + 90, 'General Fund 101', $7)`,
    [id, number, vacancy.head_id, vacancy.office_id, vacancy.position_id, posted, state],
  );
  return id;
}
