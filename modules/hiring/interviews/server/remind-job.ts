import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { dueOf, type Due, type SlotState } from '../rules/answers.ts';
import { minuteOf, readPost, readSessions } from './find-session.ts';
import { inviteApplicants, type Invited, type LetterNo } from './invite.ts';
import { refreshScreens } from './refresh-screens.ts';

interface Waiting extends Invited {
  session_id: number;
  post_id: number;
  state: SlotState;
  starts_at: string;
  notified_at: string;
  second_notice_at: string | null;
  reminded_at: string | null;
}

/** Every quarter of an hour: second notices, silence after the deadline, and reminders of the day before (domain page, section 9). */
export const remindApplicantsJob: Job<object> = {
  kind: 'remind-applicants',
  cron: '*/15 * * * *',
  atStart: true,
  run: async (work) => {
    const { server } = work;
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('interviews.remind'))`.execute(db);
      const call = callOfJob(work, db);
      const due = await findDue(call);
      for (const [, ones] of Map.groupBy(due, ({ slot, what }) => `${slot.session_id} ${what}`)) {
        const { slot, what } = ones[0]!;
        await act(
          call,
          slot,
          what,
          ones.map((one) => one.slot),
        );
      }
      for (const post of new Set(due.map(({ slot }) => slot.post_id))) await refreshScreens(db, post);
    });
  },
};

async function findDue({ db, now }: Pick<Call, 'db' | 'now'>): Promise<{ slot: Waiting; what: Due }[]> {
  const { rows } = await sql<Waiting>`
    select l.id, l.application_id, l.session_id, s.post_id, l.state, lower(l.during) as starts_at, ${minuteOf(sql`lower(l.during)`)} as start,
      ${minuteOf(sql`lower(l.during)`)} + (extract(epoch from upper(l.during) - lower(l.during)) / 60)::integer as "end", l.answer_by, l.notified_at,
      l.second_notice_at, l.reminded_at
    from interviews.slot l join interviews.session s on s.id = l.session_id join applicants.application a on a.id = l.application_id
    where l.state in ('PENDING', 'ACCEPTED') and s.state = 'PUBLISHED' and l.notified_at is not null and a.state <> 'WITHDRAWN'
    order by l.session_id, l.id for no key update of l`.execute(db);
  return rows.flatMap((slot) => {
    const what = dueOf(
      {
        state: slot.state,
        starts: instantOf(slot.starts_at),
        answerBy: instantOf(slot.answer_by),
        notifiedAt: instantOf(slot.notified_at),
        secondNotice: slot.second_notice_at !== null,
        reminded: slot.reminded_at !== null,
      },
      now,
    );
    return what ? [{ slot, what }] : [];
  });
}

async function act(
  call: Pick<Call, 'db' | 'actor' | 'now'>,
  { session_id, post_id }: Waiting,
  what: Due,
  slots: readonly Waiting[],
): Promise<void> {
  const { db, now } = call;
  const ids = slots.map(({ id }) => id);
  if (what === 'no response') {
    await sql`update interviews.slot set state = 'NO_RESPONSE' where id = any(${ids}::integer[])`.execute(db);
    return;
  }
  const no: LetterNo = what === 'second notice' ? 2 : 3;
  const [session] = await readSessions(db, sql`s.id = ${session_id}`);
  await inviteApplicants(call, { post: await readPost(db, post_id), session: session!, slots, no });
  const column = what === 'second notice' ? sql.ref('second_notice_at') : sql.ref('reminded_at');
  await sql`update interviews.slot set ${column} = ${now.toString()} where id = any(${ids}::integer[])`.execute(db);
}

function instantOf(at: string): Temporal.Instant {
  return Temporal.Instant.from(new Date(at).toISOString());
}
