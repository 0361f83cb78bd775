import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { readPunchesOfDay } from '@talaan/attendance/server/public.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { AppealRow, DayView, readAppeal as endpoint } from '../contract/appeals.ts';
import { SLOTS } from '../rules/claims.ts';
import { appealFlow } from '../workflow.ts';
import { appealColumns, appealsOn, reachable } from './appeal-rows.ts';
import { compareDays, describeDay } from './read-appealed-day.ts';

type Found = Omit<AppealRow, 'seen' | 'actions'> & {
  explanation: string;
  proof: string | null;
  file_id: number | null;
  scheduled: string;
  forgot_in_month: number;
};

/** One appeal for its owner, those in whose reach it is, and all who decide it. Error: 404 for any other. */
export async function readAppeal(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { file_id: _, scheduled, ...found } = await findAppeal(call);
  const is_own = found.personnel_id === call.actor.personnelId;
  if (!is_own) await recordOpening(call, found.personnel_id, 'Time-log appeal');
  const isOpen = !appealFlow.ends.includes(found.state);
  const { now, would_be } = await compareDays(call, found.personnel_id, found.date, isOpen ? found.claims : []);
  const day = describeDay(now);
  return {
    appeal: {
      ...found,
      is_own,
      now: day,
      would_be: describeDay(would_be),
      punches: await readShownPunches(call, found.personnel_id, day, found.date),
      scheduled_then: day && scheduled !== '' && day.scheduled !== scheduled ? scheduled : null,
    },
  };
}

/** The proof of an appeal that the caller may read. Error: 404 where there is none. */
export async function readProof(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { file_id, personnel_id } = await findAppeal(call);
  if (file_id === null) throw notFound('This appeal has no proof.');
  if (personnel_id !== call.actor.personnelId) await recordOpening(call, personnel_id, 'Proof of a time-log appeal');
  const { name, content_type, location } = await call.server.files.locate(call.db, file_id);
  return { name, contentType: content_type, content: { path: location }, inline: true };
}

/** All punches of a day, marked where they are in one of its cells. */
export async function readShownPunches({ db }: Pick<Call, 'db'>, personnelId: number, day: DayView | null, date: string) {
  const cells = new Set(SLOTS.map((slot) => day?.[slot]));
  const punches = await readPunchesOfDay(db, personnelId, date);
  return punches.map((punch) => ({ ...punch, shown: !punch.voided && cells.has(punch.minutes) }));
}

async function findAppeal(call: Call<{ id: number }>): Promise<Found> {
  const { db, actor, today, params } = call;
  const { rows } = await sql<Found & { is_reached: boolean }>`
    select ${selected(appealColumns)}, a.explanation, a.file_id, a.scheduled, ${reachable(actor)} as is_reached,
      (select name from kernel.file f where f.id = a.file_id) as proof,
      (select count(*) from appeals.appeal f where f.personnel_id = a.personnel_id and f.reason = 'FORGOT'
        and f.state in ('SUBMITTED', 'RETURNED', 'ENDORSED', 'APPROVED') and date_trunc('month', f.date) = date_trunc('month', a.date)) as forgot_in_month
    from ${appealsOn(today)} where a.id = ${params.id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('There is no such appeal.');
  const { is_reached, ...found } = row;
  if (!is_reached) await findRequest(call, params.id);
  return found;
}
