import { sql } from 'kysely';
import type { z } from 'zod';
import { votingSeats } from '@talaan/boards/server/public.ts';
import { keepersOfAll } from '@talaan/identity/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { nextInRank } from '../contract/appointments.ts';

type NextInRank = z.output<typeof nextInRank>;

/** Who was recommended for a post and is not chosen, in the order of rank: to whom an offer goes that was not taken. */
export async function readNextInRank(db: Database, postId: number, today: string): Promise<NextInRank[]> {
  const { rows } = await sql<NextInRank>`
    select p.fullname, k.rank, n.name as position, n.salary_grade
    from applicants.application e join personnel.person_view p on p.id = e.personnel_id
      left join assessments.ranked k on k.application_id = e.id and k.ranking_id = (
        select r.id from assessments.ranking r where r.post_id = ${postId} order by r.version desc limit 1)
      left join personnel.appointment_view s on s.personnel_id = p.id and s.during @> ${today}::date and not s.is_substitute
      left join organization.position_view n on n.id = s.position_id
    where e.post_id = ${postId} and e.state in ('RECOMMENDED', 'NOT_SELECTED')
    order by k.rank nulls last, p.plain_name, e.id`.execute(db);
  return rows;
}

const WHY = { declined: 'does not take the appointment', invalidated: 'is not appointed: the CSC invalidated it' } as const;

/** Tells HR and the secretary of the board that an applicant does not serve, and who is next in rank. */
export async function notifyNextInRank(
  { db, now, today }: Pick<Call, 'db' | 'now' | 'today'>,
  applicationId: number,
  why: keyof typeof WHY,
): Promise<void> {
  const { rows } = await sql<{ fullname: string; post_id: number; title: string; appointment: number | null }>`
    select p.fullname, v.id as post_id, v.title, a.id as appointment
    from applicants.application e join personnel.person_view p on p.id = e.personnel_id join vacancies.post v on v.id = e.post_id
      left join appointing.appointment a on a.application_id = e.id
    where e.id = ${applicationId} order by a.id desc nulls last limit 1`.execute(db);
  const { fullname, post_id, title, appointment } = rows[0]!;
  const [first, ...others] = await readNextInRank(db, post_id, today);
  const next = !first
    ? 'no one else was recommended'
    : `next in rank is ${first.fullname}${first.rank === null ? '' : `, rank ${first.rank}`}${others.length > 0 ? `, and ${others.length} more` : ''}`;
  const notice = { title: `${fullname} ${WHY[why]}`, description: `${title}: ${next}.` };
  const hr = await keepersOfAll(db, 'RSP', today);
  const seats = (await votingSeats(db, post_id, today)).filter(({ role }) => role === 'secretary');
  const secretaries = await db
    .selectFrom('identity.account_view')
    .select('id')
    .where('personnel_id', 'in', [0, ...seats.map(({ personnel_id }) => personnel_id)])
    .execute();
  await notify(db, now, hr, {
    ...notice,
    link: appointment === null ? `/rsp/job_posts/${post_id}/assessment?part=decision` : `/rsp/appointments/${appointment}`,
  });
  await notify(
    db,
    now,
    secretaries.flatMap(({ id }) => (hr.includes(id) ? [] : [id])),
    { ...notice, link: `/rsp/assessment/applicant_assessment/${post_id}/list` },
  );
}
