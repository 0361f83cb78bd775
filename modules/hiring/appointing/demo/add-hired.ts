import type { ClientBase } from 'pg';
import { papersFor } from '../rules/papers.ts';
import { appointmentFlow, type AppointmentAction, type AppointmentState } from '../workflow.ts';
import { addSteps, takeNumber, WAY } from './add-application.ts';
import { addPost, type Vacancy } from './add-post.ts';
import { workday } from './workday.ts';

interface Hired extends Vacancy {
  personnel_id: number;
  /** The first day of duty. */
  began: string;
}

interface Around {
  today: Temporal.PlainDate;
  /** The account of HR. */
  by: number;
}

const MOST = 3;
const MONTHS = 14;
/** Days before the first day of duty. */
const APPROVED = 84;
const ISSUED = 14;
const RECEIVED = 9;
const OATH = 5;
/** One took longer than the other. */
const LONGER = 23;

/** The recruitment that led to the service of those who were engaged of late: they are employees, and their posts are filled. */
export async function addHired(client: ClientBase, { today, by }: Around): Promise<void> {
  for (const [at, hired] of (await findHired(client, today)).entries()) {
    const began = Temporal.PlainDate.from(hired.began);
    const approved = began.subtract({ days: APPROVED + at * LONGER });
    const post = await addPost(client, {
      vacancy: hired,
      posted: approved.add({ days: 4 }),
      code: `APT-${began.year}-${201 + at}`,
      request: `RTH-${began.year}-${901 + at}`,
      filled: { approved, on: began },
    });
    const application = await addApplication(client, post, hired, approved);
    await addAppointment(client, { hired, post, application, today, by });
  }
}

/** The latest original appointments to items that still run, of people who came by no application that is known. */
async function findHired(client: ClientBase, today: Temporal.PlainDate): Promise<Hired[]> {
  const { rows } = await client.query<Hired>(
    `select a.personnel_id, lower(a.during)::text as began, a.item_id, a.position_id, a.office_id, t.name as title, t.salary_grade, t.track,
       (select s.amount from organization.salary_table_view b join organization.salary_step_view s on s.table_id = b.id
         where b.during @> lower(a.during) and s.salary_grade = t.salary_grade and s.step = 1) as salary,
       (select h.personnel_id from organization.head_view h where h.during @> $1::date and not h.is_acting and h.personnel_id <> a.personnel_id
         order by h.office_id <> a.office_id, h.office_id limit 1) as head_id
     from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
     where a.nature_code = 'ORIG' and a.status_code = 'PERM' and a.item_id is not null and not a.is_substitute and t.salary_grade is not null
       and lower(a.during) between $2::date and $1::date and coalesce(upper(a.during), 'infinity') > $1::date
       and not exists (select from applicants.applicant p where p.personnel_id = a.personnel_id)
       and not exists (select from hiring.request_item r where r.item_id = a.item_id)
     order by lower(a.during) desc, a.personnel_id limit $3`,
    [today.toString(), today.subtract({ months: MONTHS }).toString(), MOST],
  );
  return rows;
}

/** As an employee of today, whose data sheet is their own. */
async function addApplication(
  client: ClientBase,
  post: number,
  { personnel_id, began }: Hired,
  approved: Temporal.PlainDate,
): Promise<number> {
  const posted = approved.add({ days: 4 });
  const first = Temporal.PlainDate.from(began);
  const { rows } = await client.query<{ id: number }>(
    `with applicant as (
       insert into applicants.applicant (personnel_id, source, consented_at, created_at) values ($2, 'account', $4::date, $4::date))
     insert into applicants.application (reference, post_id, personnel_id, state, since, submitted_at, created_at)
     values ($1, $3, $2, 'ASSUMED', $5, $4::date + 4, $4::date + 2) returning id`,
    [await takeNumber(client, posted.year), personnel_id, post, posted.toString(), `${began}T08:30:00+08:00`],
  );
  const { id } = rows[0]!;
  const days = WAY.map((_, at) => posted.add({ days: 4 * (at + 1) }));
  days[days.length - 1] = first.subtract({ days: ISSUED });
  await addSteps(client, id, [
    ...WAY.map(([action, to], at) => ({ action, to, on: days[at]! })),
    { action: 'assume', to: 'ASSUMED' as const, on: first },
  ]);
  return id;
}

interface Appointing extends Around {
  hired: Hired;
  post: number;
  application: number;
}

async function addAppointment(client: ClientBase, { hired, post, application, today, by }: Appointing): Promise<void> {
  const first = Temporal.PlainDate.from(hired.began);
  const before = (days: number) => workday(first.subtract({ days }));
  const steps = stepsUntil(today, first);
  const last = steps.at(-1)!;
  const isAttested = last.to === 'ATTESTED';
  const { rows } = await client.query<{ id: number }>(
    `insert into appointing.appointment (application_id, post_id, personnel_id, item_id, position_id, office_id, status_code, nature_code, salary_grade, salary,
       vice, vice_how, page, form, deliberated_on, state, since, issued_on, received_on, oath_on, assumed_on, sent_on, csc_on, csc_number, notified_on,
       created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, 'PERM', 'ORIG', $7, $8, 'Rogelio M. Bautista', 'Retired', '14', '33-A', $9, $10, $11, $12::date, $13, $14, $15, $16, $17, $18, $12::date,
       $19, $12::date) returning id`,
    [
      application,
      post,
      hired.personnel_id,
      hired.item_id,
      hired.position_id,
      hired.office_id,
      hired.salary_grade,
      hired.salary,
      before(ISSUED + 14),
      last.to,
      `${last.on}T10:00:00+08:00`,
      before(ISSUED),
      before(RECEIVED),
      before(OATH),
      hired.began,
      steps.find(({ action }) => action === 'send')?.on ?? null,
      isAttested ? last.on : null,
      isAttested ? `V-${first.year}-${String(hired.item_id).padStart(4, '0')}` : '',
      by,
    ],
  );
  const { id } = rows[0]!;
  await client.query(
    `insert into appointing.paper (appointment_id, code, label, is_needed, place, received_on)
     select $1, code, label, is_needed, place, $3::date from jsonb_to_recordset($2::jsonb) as n (code text, label text, is_needed boolean, place smallint)`,
    [
      id,
      JSON.stringify(papersFor({ nature: 'ORIG', status: 'PERM', isPublished: true }).map((paper, place) => ({ ...paper, place }))),
      hired.began,
    ],
  );
  await client.query(
    `insert into appointing.step (appointment_id, no, action, from_state, to_state, at, account_id)
     select $1, no, action, "from", "to", "on" + time '10:00', $3
     from rows from (jsonb_to_recordset($2) as (action text, "from" text, "to" text, "on" date)) with ordinality as s (action, "from", "to", "on", no)`,
    [id, JSON.stringify(steps), by],
  );
}

/** Beside the assumption of duty, which changes no state. */
const STEPS: readonly [AppointmentAction | 'assume', days: number][] = [
  ['submit', -ISSUED - 2],
  ['issue', -ISSUED],
  ['assume', 0],
  ['send', 8],
  ['attest', 21],
];

function stepsUntil(today: Temporal.PlainDate, first: Temporal.PlainDate) {
  const steps: { action: string; from: AppointmentState; to: AppointmentState; on: string }[] = [];
  let state = appointmentFlow.states[0];
  for (const [action, days] of STEPS) {
    const on = action === 'assume' ? first.toString() : workday(first.add({ days }));
    if (on > today.toString()) break;
    const to = action === 'assume' ? state : appointmentFlow.after(state, action);
    steps.push({ action, from: state, to, on });
    state = to;
  }
  return steps;
}
