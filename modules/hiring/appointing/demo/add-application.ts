import type { ClientBase } from 'pg';
import type { ApplicationState } from '@talaan/applicants/workflow.ts';
import type { Appointee } from './appointees.ts';

/** The way of those who were selected at once, up to the appointment. */
export const WAY = [
  ['submit', 'SUBMITTED'],
  ['qualify', 'SCREENED_QUALIFIED'],
  ['call_to_interview', 'FOR_INTERVIEW'],
  ['interviewed', 'INTERVIEWED'],
  ['rank', 'RANKED'],
  ['recommend', 'RECOMMENDED'],
  ['select', 'SELECTED'],
  ['prepare', 'FOR_APPOINTMENT'],
  ['appoint', 'APPOINTED'],
] as const;

interface Step {
  action: string;
  to: ApplicationState;
  on: Temporal.PlainDate;
}

/** The next reference of a year. */
export async function takeNumber(client: ClientBase, year: number): Promise<string> {
  const { rows } = await client.query<{ last: number }>(
    `insert into applicants.number_year (year, last_application) values ($1, 1)
     on conflict (year) do update set last_application = applicants.number_year.last_application + 1 returning last_application as last`,
    [year],
  );
  return `APP-${year}-${String(rows[0]!.last).padStart(5, '0')}`;
}

export async function addSteps(client: ClientBase, application: number, steps: readonly Step[]): Promise<void> {
  await client.query(
    `insert into applicants.step (application_id, no, action, from_state, to_state, at)
     select $1, no, action, coalesce(lag(state) over (order by no), 'DRAFT'), state, day + time '09:00'
     from unnest($2::text[], $3::text[], $4::date[]) with ordinality as w (action, state, day, no)`,
    [application, steps.map(({ action }) => action), steps.map(({ to }) => to), steps.map(({ on }) => on.toString())],
  );
}

/** The application of an appointee from outside, up to its state. */
export async function addApplication(
  client: ClientBase,
  post: number,
  one: Appointee,
  { today, posted }: { today: Temporal.PlainDate; posted: Temporal.PlainDate },
): Promise<{ application_id: number; personnel_id: number }> {
  const { rows: numbers } = await client.query<{ last_applicant: number; last_application: number }>(
    `insert into applicants.number_year (year, last_applicant, last_application) values ($1, 1, 1)
     on conflict (year) do update set last_applicant = applicants.number_year.last_applicant + 1, last_application = applicants.number_year.last_application + 1
     returning last_applicant, last_application`,
    [today.year],
  );
  const { last_applicant: applicant, last_application: application } = numbers[0]!;
  const { rows } = await client.query<{ application_id: number; personnel_id: number }>(
    `with person as (
       insert into personnel.person (idno, surname, first_name, middle_name, sex, birth_date, email, is_applicant)
       values ($1, $2, $3, 'Santos', $4, '1996-03-14', $5, true) returning id
     ), applicant as (
       insert into applicants.applicant (personnel_id, source, consented_at, created_at) select id, 'account', $6::date, $6::date from person returning personnel_id
     )
     insert into applicants.application (reference, post_id, personnel_id, state, since, submitted_at, created_at)
     select $7, $8, personnel_id, $9, $10, $6::date + 4, $6::date + 2 from applicant returning id as application_id, personnel_id`,
    [
      `A-${today.year}-${String(applicant).padStart(5, '0')}`,
      one.surname,
      one.first_name,
      one.sex,
      `${one.surname.toLowerCase()}@applicant.example`,
      posted.toString(),
      `APP-${today.year}-${String(application).padStart(5, '0')}`,
      post,
      one.application,
      `${today.subtract({ days: 48 }).toString()}T09:00:00+08:00`,
    ],
  );
  const steps = WAY.slice(0, WAY.findIndex(([, to]) => to === one.application) + 1);
  await addSteps(
    client,
    rows[0]!.application_id,
    steps.map(([action, to], at) => ({ action, to, on: posted.add({ days: 4 * (at + 1) }) })),
  );
  return rows[0]!;
}
