import { sql } from 'kysely';
import { writeLetters } from '@talaan/applicants/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { protestUntil } from '../rules/short-clocks.ts';

const AT_ONCE = 50;

interface Told {
  id: number;
  position: string;
  fullname: string;
}

/**
 * After an appointment is issued, all who were assessed for the post are told, and of their right to protest; so are employees who hold a
 * position that is next in rank and did not apply (domain page, 8). Killed and run again it goes on: a letter of one cause is written
 * once, and the holders are notified with the day that is recorded.
 */
export const notifyPostJob: Job<{ appointmentId: number }> = {
  kind: 'appointing.notify-post',
  run: async (work, { appointmentId }) => {
    const { server } = work;
    const today = server.clock.today();
    for (let more = true; more;)
      more = await server.db.transaction().execute(async (db) => {
        const told = await findUntold(db, appointmentId);
        await writeLetters(
          callOfJob(work, db),
          told.map(({ id, position, fullname }) => ({
            applicationId: id,
            cause: `issued:${appointmentId}`,
            subject: `The vacancy of ${position} has been filled`,
            paragraphs: [
              `An appointment as ${position} was issued to ${fullname}. Thank you for your application and for the time that you gave to it.`,
              `An applicant who was qualified and next in rank may file a protest with the Human Resource Management Office until ${longDate(protestUntil(today))}. A protest does not stop the appointment from taking effect.`,
            ],
          })),
        );
        return told.length === AT_ONCE;
      });
    await server.db.transaction().execute((db) => notifyHolders(db, server.clock.now(), today, appointmentId));
  },
};

async function findUntold(db: Database, appointmentId: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select e.id, t.name as position, p.fullname
    from appointing.appointment a join applicants.application e on e.post_id = a.post_id and e.id <> a.application_id
      join organization.position_view t on t.id = a.position_id join personnel.person_view p on p.id = a.personnel_id
    where a.id = ${appointmentId}
      and e.state in ('RANKED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'NOT_SELECTED', 'SELECTED', 'DEEP_SELECTED', 'FOR_APPOINTMENT', 'APPOINTED', 'DECLINED', 'INVALIDATED')
      and not exists (select from applicants.letter l where l.application_id = e.id and l.cause = 'issued:' || ${appointmentId}::text)
    order by e.id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Those who hold a position that is next in rank, and were not told as applicants; with the day on which all were notified. */
async function notifyHolders(db: Database, now: Temporal.Instant, today: string, appointmentId: number): Promise<void> {
  const { rows } = await sql<{ position: string; fullname: string; holders: number[] }>`
    update appointing.appointment a set notified_on = ${today}::date
    from organization.position_view t, personnel.person_view p
    where a.id = ${appointmentId} and a.notified_on is null and t.id = a.position_id and p.id = a.personnel_id
    returning t.name as position, p.fullname, array(
      select s.personnel_id from assessments.next_in_rank n join personnel.appointment_view s on s.position_id = n.from_position_id
      where n.position_id = a.position_id and s.during @> ${today}::date and not s.is_substitute and s.personnel_id <> a.personnel_id
        and not exists (select from applicants.application e where e.post_id = a.post_id and e.personnel_id = s.personnel_id)) as holders`.execute(
    db,
  );
  for (const { position, fullname, holders } of rows)
    await notifyPeople(db, now, holders, {
      title: `The vacancy of ${position} has been filled`,
      description: `An appointment was issued to ${fullname}. You hold a position that is next in rank; who is qualified may file a protest with HR until ${longDate(protestUntil(today))}.`,
    });
}
