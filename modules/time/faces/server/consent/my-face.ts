import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { readMyFace as reading } from '../../contract/mine.ts';
import { CONSENT_VERSION, consentText } from '../../rules/consent-text.ts';
import { faceLimitsOn } from '../limits-on.ts';
import { findPhoto } from '../people/find-photo.ts';
import { withdraw } from './withdraw-consent.ts';

type Answer = AnswerOf<typeof reading>;

/** What recognition by face asks of the caller, and what is kept of them. Error: 404 for an account of nobody on record. */
export async function readMyFace(call: Call): Promise<Answer> {
  const { db, today } = call;
  const personnelId = ownRecord(call);
  const consent = await sql<NonNullable<Answer['consent']>>`
    select kind, text_version, given_on from faces.consent where personnel_id = ${personnelId} and withdrawn_at is null`.execute(db);
  const enrolment = await sql<NonNullable<Answer['enrolment']>>`
    select e.enrolled_at as at, cardinality(e.poses) as images from faces.enrolment e where e.personnel_id = ${personnelId} and e.ended_at is null`.execute(
    db,
  );
  const counted = await sql<{ recognitions: number }>`
    select count(*)::integer as recognitions from faces.recognition where personnel_id = ${personnelId}`.execute(db);
  return {
    text: { version: CONSENT_VERSION, parts: consentText(await faceLimitsOn(db, today)) },
    consent: consent.rows[0] ?? null,
    enrolment: enrolment.rows[0] ?? null,
    recognitions: counted.rows[0]!.recognitions,
  };
}

/** An image of the caller's own registered face. Error: 404. */
export async function readMyPhoto(call: Call<{ image: number }>): Promise<FileAnswer> {
  return findPhoto(call, ownRecord(call), call.params.image);
}

/** Errors: 404, 409 where the text has changed since it was shown, or the consent was given already. */
export async function giveMyConsent(call: Call<unknown, unknown, { text_version: number }>): Promise<{ message: string }> {
  const { db, actor, now, today, body } = call;
  const personnelId = ownRecord(call);
  if (body.text_version !== CONSENT_VERSION) throw wrongState('The text has changed. Load the page again and read it.');
  const { id } = await db
    .insertInto('faces.consent')
    .values({
      personnel_id: personnelId,
      kind: 'ACCOUNT',
      text_version: body.text_version,
      given_on: today,
      recorded_by: actor.accountId,
      recorded_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'consent to faces',
    subject: `faces.consent:${id}`,
    personnelId,
    after: { kind: 'ACCOUNT', text_version: body.text_version },
  });
  return { message: 'Your consent is recorded. HR can register your face now.' };
}

/** Errors: 404, 409 where there is none. */
export async function withdrawMyConsent(call: Call): Promise<{ message: string }> {
  const isDeleted = await withdraw(call, ownRecord(call), null);
  return { message: isDeleted ? 'Your consent is withdrawn, and your face is deleted.' : 'Your consent is withdrawn.' };
}

/** An administrator who views Talaan as another consents to nothing in their name: such calls only read. */
function ownRecord({ actor }: Pick<Call, 'actor'>): number {
  if (actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return actor.personnelId;
}
