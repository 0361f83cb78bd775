import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { TERMS_KINDS, type addTerms as adding, type readSettings as reading, type TermsKind } from '../../contract/settings.ts';
import { whyNotFollowUp } from '../../rules/follow-up.ts';
import { whyNotPoints } from '../../rules/screening-points.ts';
import { readTerms } from '../kept/terms.ts';

/** Both kinds of terms, those that do not apply yet marked as removable. */
export async function readSettings({ db, today }: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const shown = <T extends { effective_on: string }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, is_removable: one.effective_on > today }));
  return { points: shown(await readTerms(db, 'POINTS')), follow_up: shown(await readTerms(db, 'FOLLOW_UP')) };
}

/** Enters terms from a later day on. Errors: 422 on what is wrong with them, for a day that has come, and for one on which others begin. */
export async function addTerms(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { db, body, today } = call;
  const { kind } = body;
  const fault = kind === 'POINTS' ? whyNotPoints(body.terms) : whyNotFollowUp(body.terms);
  if (fault !== null) throw invalid({ 'terms.terms': [fault] });
  const { effective_on: from, source, ...terms } = body.terms;
  if (from <= today) throw invalid({ 'terms.effective_on': ['What applies today stays. Choose a later day.'] });
  const { rows } = await sql<{ id: number }>`
    insert into trainings.terms (kind, effective_on, source, terms)
    values (${kind}, ${from}::date, ${source}, ${JSON.stringify(terms)}::jsonb) returning id`.execute(db);
  await recordChange(call, { action: 'enter terms of trainings', subject: `trainings.terms:${rows[0]!.id}`, after: body });
  const says = kind === 'POINTS' ? 'screenings from' : 'trainings that begin from';
  return { message: `Entered: it applies to ${says} ${longDate(from)}.` };
}

/** Deletes terms that do not apply yet. Errors: 404, 409 for others. */
export async function removeTerms(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, params, today } = call;
  const { rows } = await sql<{ effective_on: string; kind: TermsKind }>`
    select effective_on, kind from trainings.terms where id = ${params.id} for update`.execute(db);
  const [was] = rows;
  if (!was) throw notFound('There are no such terms.');
  if (was.effective_on <= today) throw wrongState('These apply already and stay. Enter others from a later day on.');
  await sql`delete from trainings.terms where id = ${params.id}`.execute(db);
  await recordChange(call, { action: 'delete terms of trainings', subject: `trainings.terms:${params.id}`, before: was });
  return { message: `${TERMS_KINDS[was.kind]} of ${longDate(was.effective_on)}: deleted.` };
}
