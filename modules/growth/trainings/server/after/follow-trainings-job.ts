import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { takeSteps, type StepCall } from '@talaan/requests/server/public.ts';
import { applicationDue } from '../../rules/evaluation.ts';
import type { FollowUp } from '../../rules/follow-up.ts';
import { reportDue } from '../../rules/report-due.ts';
import { trainingFlow } from '../../workflow.ts';
import { followUp } from '../kept/terms.ts';

/** Each morning: trainings that are over count as attended, late reports are reminded of, and heads of the application after months. */
export const followTrainingsJob: Job<object> = {
  kind: 'trainings.follow',
  cron: '35 8 * * *',
  atStart: true,
  run: (work) => work.server.db.transaction().execute((db) => followTrainings(callOfJob(work, db))),
};

/** The same within the caller's transaction. */
export async function followTrainings(call: StepCall): Promise<void> {
  await attendOver(call);
  await remindReports(call);
  await remindApplications(call);
}

/** A training that no one marked counts as attended (domain page, A5.5). */
async function attendOver(call: StepCall): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select n.id from trainings.nomination n join trainings.training t on t.id = n.training_id
    where n.state = 'APPROVED' and t.last_day < ${call.today}::date order by n.id`.execute(call.db);
  if (rows.length > 0) await takeSteps(call, { kind: trainingFlow, action: 'attend', items: rows, bySystem: true });
}

interface Late {
  id: number;
  personnel_id: number;
  title: string;
  last_day: string;
  reminded_on: string | null;
  follow_up: FollowUp;
}

/** On the last day for the report, and each week after it, counted from the last reminder. */
async function remindReports({ db, now, today }: StepCall): Promise<void> {
  const { rows } = await sql<Late>`
    select n.id, n.personnel_id, t.title, t.last_day, n.reminded_on, ${followUp} as follow_up from trainings.nomination n join trainings.training t on t.id = n.training_id
    where n.state = 'ATTENDED' and (n.reminded_on is null or n.reminded_on <= ${today}::date - 7)
      and exists (select from personnel.appointment_view a where a.personnel_id = n.personnel_id and a.during @> ${today}::date) order by n.id`.execute(
    db,
  );
  const due = rows.filter(({ last_day, follow_up }) => reportDue(last_day, follow_up) <= today);
  for (const { id, personnel_id, title, last_day, follow_up } of due)
    await notifyPeople(db, now, [personnel_id], {
      title: 'Submit the report on your training',
      description: `${title}: report and re-entry plan are due on ${longDate(reportDue(last_day, follow_up))}. After it you are not recommended for another training.`,
      link: `/account/development?training=${id}`,
    });
  await markReminded(db, due, today);
}

interface Applied extends Late {
  head_id: number;
  fullname: string;
}

/** The head, in each month in which the application is to be evaluated, until it is; also a day on which Talaan did not run is made up for. */
async function remindApplications({ db, now, today }: StepCall): Promise<void> {
  const { rows } = await sql<Applied>`
    select n.id, n.personnel_id, t.title, t.last_day, n.reminded_on, ${followUp} as follow_up, h.personnel_id as head_id, p.fullname
    from trainings.nomination n join trainings.training t on t.id = n.training_id join personnel.person_view p on p.id = n.personnel_id
      join personnel.appointment_view a on a.personnel_id = n.personnel_id and a.during @> ${today}::date
      join organization.head_view h on h.office_id = a.office_id and h.during @> ${today}::date and not h.is_acting
    where n.state in ('REPORTED', 'CLOSED') and h.personnel_id <> n.personnel_id and t.last_day < ${today}::date
      and t.last_day + make_interval(months => (${followUp}->>'application_to')::integer + 1) > ${today}::date
      and not exists (select from trainings.evaluation e where e.nomination_id = n.id and e.level = 'APPLICATION')
    order by n.id`.execute(db);
  const due = rows.filter(({ last_day, follow_up, reminded_on: reminded }) => {
    const last = applicationDue(last_day, follow_up).reminders.findLast((day) => day <= today);
    return last !== undefined && (reminded === null || reminded < last);
  });
  for (const { id, head_id, fullname, title, last_day, follow_up } of due)
    await notifyPeople(db, now, [head_id], {
      title: 'Evaluate what a training brought',
      description: `${fullname}, ${title}: say by ${longDate(applicationDue(last_day, follow_up).due_on)} how it is applied at work.`,
      link: `/lnd/recommendations?training=${id}`,
    });
  await markReminded(db, due, today);
}

async function markReminded(db: Database, all: readonly { id: number }[], today: string): Promise<void> {
  await sql`
    update trainings.nomination set reminded_on = ${today}::date where id = any(${all.map(({ id }) => id)}::integer[])`.execute(db);
}
