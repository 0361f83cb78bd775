import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { writeLetters, type Letter } from '@talaan/applicants/server/public.ts';
import { hashToken } from '@talaan/identity/server/public.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import type { FoundPost, FoundSession } from './find-session.ts';

/** Of a token; 128 is the least (domain page, section 9). */
const TOKEN_BYTES = 24;

export interface Invited {
  id: number;
  application_id: number;
  start: number;
  end: number;
  answer_by: string;
}

/** Which letter about a slot it is: the invitation, the second notice at half time, or the reminder of the day before. */
export type LetterNo = 1 | 2 | 3;

/**
 * Writes to the applicants of slots, one letter each with a link of its own; who has this letter gets none again. Returns how many were
 * new. The token itself is only in the letter.
 */
export async function inviteApplicants(
  call: Pick<Call, 'db' | 'actor' | 'now'>,
  {
    post,
    session,
    slots,
    no,
    before,
  }: { post: FoundPost; session: FoundSession; slots: readonly Invited[]; no: LetterNo; before?: string },
): Promise<number> {
  const { db, now } = call;
  if (slots.length === 0) return 0;
  const { rows: told } = await sql<{ application_id: number; cause: string }>`
    select application_id, cause from applicants.letter where cause = any(${slots.map(({ id }) => causeOf(id, no))}::text[])`.execute(db);
  const known = new Set(told.map(({ cause }) => cause));
  const fresh = slots
    .filter(({ id }) => !known.has(causeOf(id, no)))
    .map((slot) => ({ ...slot, token: randomBytes(TOKEN_BYTES).toString('base64url') }));
  if (fresh.length === 0) return 0;
  const written = await writeLetters(
    call,
    fresh.map((slot) => letterOf(post, session, slot, { no, before })),
  );
  await db
    .insertInto('interviews.link')
    .values(fresh.map(({ id, token }) => ({ token_hash: hashToken(token), slot_id: id, made_at: now.toString() })))
    .execute();
  return written;
}

function causeOf(slotId: number, no: LetterNo): string {
  return `slot:${slotId}:${no}`;
}

function letterOf(
  post: FoundPost,
  session: FoundSession,
  slot: Invited & { token: string },
  { no, before }: { no: LetterNo; before: string | undefined },
): Letter {
  const kind = SESSION_KINDS[session.kind].toLowerCase();
  const hours = `${clockTime(slot.start)} to ${clockTime(slot.end)}`;
  const place = session.venue || session.link;
  const dueBy = formatMoment(slot.answer_by);
  return {
    applicationId: slot.application_id,
    cause: causeOf(slot.id, no),
    subject: `${no === 1 ? '' : no === 2 ? 'Please answer: ' : 'Tomorrow: '}${kind} for ${post.title} (${post.code})`,
    paragraphs: [
      ...(before ? [before] : []),
      no === 3
        ? `This is a reminder of your ${kind} for ${post.title}, ${post.office}.`
        : `You are called to the ${kind} for ${post.title}, ${post.office}.`,
      `When: ${longDate(session.day)}, ${hours}. ${session.venue ? 'Where' : 'Online at'}: ${place}.`,
      ...(session.venue && session.link ? [`Online at: ${session.link}`] : []),
      ...(session.bring ? [`What to bring: ${session.bring}`] : []),
      ...(session.remarks ? [session.remarks] : []),
      no === 3 ? 'If you cannot come, tell us at once.' : `Please accept or decline before ${dueBy}. The link is for you alone.`,
      contactOf(post),
    ],
    link: { label: no === 3 ? 'See the invitation' : 'Accept or decline', address: `/schedule_response?token=${slot.token}` },
    secret: true,
  };
}

/** Whom to ask. */
export function contactOf({ contact_name, contact_email, contact_phone }: FoundPost): string {
  const ways = [contact_email, contact_phone].filter(Boolean).join(', ');
  return `Questions: ${[contact_name || 'the human resource office', ways].filter(Boolean).join(', ')}.`;
}

/** `20 Nov 2026, 8:15 AM` */
export function formatMoment(at: string): string {
  const [day, time] = localTime(new Date(at).toISOString()).split(' ') as [string, string];
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return `${longDate(day)}, ${clockTime(hours * 60 + minutes)}`;
}
