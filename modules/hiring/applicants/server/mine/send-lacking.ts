import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readLacking as reading } from '../../contract/mine.ts';
import { keepSheet } from '../keep-sheet.ts';
import { moveApplications } from '../move-applications.ts';
import { findOwn, showOwn, type Own } from './own-application.ts';

/** The code by which HR asks for the data sheet itself. */
export const SHEET = 'sheet';
const SHEET_LINE = { code: SHEET, label: 'Personal data sheet, completed', is_needed: true };

/** Why nothing can be sent now; empty where it can: to the end of the due day, whether the post is closed or not (section 14.13). */
export function whyNotSent({ state, lacking_due_on }: Pick<Own, 'state' | 'lacking_due_on'>, today: string): string {
  if (state !== 'INCOMPLETE') return 'HR does not wait for papers of this application.';
  return lacking_due_on! < today ? `The papers were due on ${longDate(lacking_due_on!)}. Ask HR what can still be done.` : '';
}

/** Errors: 404 for any but one's own, and for one of which nothing was asked. */
export async function readLacking(call: Call<{ id: number; personnel_id: number }>): Promise<AnswerOf<typeof reading>> {
  const { params, today } = call;
  if (params.personnel_id !== call.actor.personnelId) throw notFound('There is no such application.');
  const own = await findOwn(call, params.id);
  const lacking = [...own.requirements, SHEET_LINE].filter(({ code }) => own.lacking.includes(code));
  return {
    post: own.post,
    application: showOwn(own),
    note: own.lacking_note,
    closed: whyNotSent(own, today),
    lacking,
    papers: sentSince(own),
    missing: stillMissing(own).map((code) => lacking.find((one) => one.code === code)!.label),
  };
}

/** Sends what was asked for. Errors: 404, 409 where something is still lacking, or the due day has passed. */
export async function sendLacking(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, now, params, today, receivedAt } = call;
  const own = await findOwn(call, params.id, { lock: true });
  const closed = whyNotSent(own, today);
  if (closed) throw wrongState(closed);
  const missing = stillMissing(own);
  if (missing.length > 0) throw wrongState('Not all that HR asked for is there yet. Add the missing papers first.');
  if (own.lacking.includes(SHEET)) await keepSheet(call, own);
  await moveApplications(call, [own.id], { action: 'send_papers', as: 'applicant' });
  await sql`
    update applicants.application set resubmitted_at = ${receivedAt.toString()}, lacking = '{}', lacking_note = '', lacking_due_on = null
    where id = ${own.id}`.execute(db);
  return { message: `The papers were sent on ${longDate(now.toZonedDateTimeISO(ZONE).toPlainDate().toString())}.` };
}

function sentSince({ papers, lacking, since }: Own): Own['papers'] {
  return papers.filter(({ code, added_at }) => lacking.includes(code) && Date.parse(added_at) >= Date.parse(since));
}

function stillMissing(own: Own): string[] {
  const sent = sentSince(own);
  return own.lacking.filter((code) => code !== SHEET && !sent.some((paper) => paper.code === code));
}
