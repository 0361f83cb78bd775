import type { ClientBase } from 'pg';
import { fileHires } from '@talaan/hiring/demo/load-demo.ts';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { printFile } from '@talaan/kernel/server/demo/print-file.ts';
import type { Board } from '../contract/words.ts';
import { defaultRequirements } from '../rules/default-requirements.ts';
import { EQUAL_OPPORTUNITY } from '../rules/form-rules.ts';
import { postCode } from '../rules/post-code.ts';
import { HIRES_OF_POSTS } from './hires.ts';
import { formatStandards } from './format-standards.ts';
import { makeStory, type DemoRequest, type PostStory } from './post-story.ts';

const PROOF = new URL('./proof.typ', import.meta.url);
const PLACES = ['Bulletin board at the main gate', 'Lobby of the Administration Building', 'University Library'];

interface Found extends Omit<DemoRequest, 'drafted' | 'ended'> {
  id: number;
  position: string;
  drafted: string;
  ended: string | null;
  board: Board;
}

/** A job post for each request to hire that is posted, filled or lapsed, in the state in which its dates leave it today. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client, now, today } = making;
  await fileHires(making, HIRES_OF_POSTS);
  const hr = await findAccount(client, 'hr');
  const { rows } = await client.query<Found>(
    `select q.id, q.kind, q.state, t.name as position, kernel.date_of(p.at)::text as drafted,
       (select kernel.date_of(e.at)::text from requests.step e where e.request_id = q.id and e.action in ('fill', 'lapse')) as ended,
       case when t.track = 'faculty' then 'APB' else 'NAPB' end as board
     from hiring.request q join organization.position_view t on t.id = q.position_id
     join requests.step p on p.request_id = q.id and p.action = 'post'
     where not exists (select from vacancies.post v where v.request_id = q.id) order by p.at, q.id`,
  );
  const numbers = new Map<string, number>();
  for (const [place, found] of rows.entries()) {
    const ended = found.ended === null ? null : Temporal.PlainDate.from(found.ended);
    const story = makeStory({ ...found, drafted: Temporal.PlainDate.from(found.drafted), ended }, place, now, today);
    const year = found.drafted.slice(0, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const code = postCode(found.position, `${year}-${String(number).padStart(4, '0')}`);
    await addPost(making, hr.id, { ...found, code }, story);
  }
  await client.query(`insert into papers.control_series (series, year, last) select 'POST', * from unnest($1::smallint[], $2::integer[])`, [
    [...numbers.keys()],
    [...numbers.values()],
  ]);
}

async function addPost(making: DemoMaking, hr: number, found: Found & { code: string }, story: PostStory): Promise<void> {
  const { client } = making;
  const isOver = ['EXPIRED', 'FILLED', 'CANCELLED'].includes(story.state);
  const { rows } = await client.query<{ id: number }>(
    `insert into vacancies.post (code, request_id, kind, board, level, is_published, position_id, office_id, title, place, status_code, salary_grade,
       salary, salary_kind, vacancies, education, experience_years, experience, training_hours, training, eligibility, competency, duties,
       contact_name, contact_title, contact_address, contact_email, contact_phone, equal_opportunity,
       state, since, version, opens_at, closes_at, posted_on, valid_until, created_by, created_at)
     select $1, q.id, q.kind, $3, t.level, q.kind = 'plantilla', t.id, o.id, t.name, o.fullname || ', ' || c.name, q.status_code, t.salary_grade,
       coalesce(q.rate, (select s.amount from organization.salary_table_view b join organization.salary_step_view s on s.table_id = b.id
         where b.during @> $12::date and s.salary_grade = t.salary_grade and s.step = 1)), coalesce(q.rate_kind, 'monthly'), q.needed,
       coalesce(nullif(q.education, ''), t.education), coalesce(q.experience_years, t.experience_years, 0), coalesce(nullif(q.experience, ''), t.experience),
       coalesce(q.training_hours, t.training_hours, 0), q.training, coalesce(nullif(q.eligibility, ''), nullif(t.eligibility, ''), 'None required'), q.competency, q.duties,
       'Human Resource Management Office', 'The Director', 'Administration Building, Main Campus', 'hrmo@talaan.example', '(02) 8555 0142', $4,
       $5, $6, $7, $8, $9, $10, $11, $13, $14
     from hiring.request q join organization.position_view t on t.id = q.position_id join organization.office_view o on o.id = q.office_id
     join organization.campus_view c on c.id = o.campus_id where q.id = $2 returning id`,
    [
      found.code,
      found.id,
      found.board,
      EQUAL_OPPORTUNITY,
      story.state,
      story.steps.at(-1)?.at ?? `${found.drafted}T10:00:00+08:00`,
      Math.max(1, story.publications.length),
      story.opens_at,
      story.closes_at,
      story.posted,
      story.valid_until,
      found.drafted,
      hr,
      `${found.drafted}T10:00:00+08:00`,
    ],
  );
  const { id } = rows[0]!;
  await formatStandards(client, id);
  await client.query(
    `insert into vacancies.post_item (post_id, item_id, is_live) select $1, item_id, $2 from hiring.request_item where request_id = $3`,
    [id, !isOver, found.id],
  );
  await client.query(
    `insert into vacancies.requirement (post_id, code, label, is_needed, place)
     select $1, code, label, is_needed, place from rows from (jsonb_to_recordset($2) as (code text, label text, is_needed boolean)) with ordinality as r (code, label, is_needed, place)`,
    [id, JSON.stringify(defaultRequirements(found.kind, found.board))],
  );
  await client.query(
    `insert into vacancies.post_step (post_id, no, action, from_state, to_state, at, account_id, reason)
     select $1, no, action, "from", "to", at, case when action in ('close', 'validate', 'near', 'expire', 'fill') then null else $2::integer end, reason
     from rows from (jsonb_to_recordset($3) as (action text, "from" text, "to" text, at timestamptz, reason text)) with ordinality as s (action, "from", "to", at, reason, no)`,
    [id, hr, JSON.stringify(story.steps)],
  );
  for (const one of story.publications) await addPublication(making, hr, { id, code: found.code, title: found.position }, one);
}

async function addPublication(
  { client, filesDir }: DemoMaking,
  hr: number,
  post: { id: number; code: string; title: string },
  one: PostStory['publications'][number],
): Promise<void> {
  const proof =
    filesDir === undefined
      ? null
      : await addProof(client, filesDir, hr, { code: post.code, title: post.title, sent: one.sent, version: one.version });
  await client.query(
    `insert into vacancies.publication (post_id, version, sent_on, proof_file_id, mode, posted_on, places, closes_at, valid_until, deficient_on, deficiency, sheet)
     select v.id, $2, $3, $4, 'CSC Job Portal and three conspicuous places', $5, case when $5::date is null then '{}' else $6::text[] end, $7, $8, $9,
       coalesce((select s.reason from vacancies.post_step s where s.post_id = v.id and s.action = 'return' and $9::date is not null limit 1), ''),
       jsonb_build_object('code', v.code, 'title', v.title, 'salary_grade', v.salary_grade, 'salary', v.salary, 'education', v.education,
         'training', v.training, 'experience', v.experience,
         'eligibility', v.eligibility, 'competency', v.competency, 'place', v.place, 'instructions', v.instructions, 'equal_opportunity', v.equal_opportunity,
         'closes_on', kernel.date_of($7::timestamptz),
         'contact', jsonb_build_object('name', v.contact_name, 'title', v.contact_title, 'address', v.contact_address, 'email', v.contact_email, 'phone', v.contact_phone),
         'items', to_jsonb(array(select i.item_number from vacancies.post_item p join plantilla.item i on i.id = p.item_id where p.post_id = v.id)),
         'papers', to_jsonb(array(select r.label from vacancies.requirement r where r.post_id = v.id order by r.place)))
     from vacancies.post v where v.id = $1`,
    [post.id, one.version, one.sent, proof, one.posted, PLACES, one.closes_at, one.valid_until, one.deficient],
  );
}

/** The stamp of the field office on the copy that came back. */
async function addProof(
  client: ClientBase,
  filesDir: string,
  hr: number,
  proof: { code: string; title: string; sent: string; version: number },
): Promise<number> {
  const { path, bytes, sha256 } = await printFile(filesDir, `demo-publications/${proof.code}-${proof.version}.pdf`, {
    template: PROOF,
    input: proof,
  });
  const { rows } = await client.query<{ id: number }>(
    `insert into kernel.file (path, name, content_type, bytes, sha256, owner_id) values ($1, $2, 'application/pdf', $3, $4, $5) returning id`,
    [path, `Received by the CSC ${proof.code}.pdf`, bytes, sha256, hr],
  );
  return rows[0]!.id;
}
