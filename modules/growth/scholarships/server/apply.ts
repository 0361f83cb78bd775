import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { fileRequests, officeOf, takeStep } from '@talaan/requests/server/public.ts';
import { CONDITION_NAMES, DEGREE_NAMES } from '../contract/codes.ts';
import type * as contract from '../contract/applications.ts';
import { hindering } from '../rules/conditions.ts';
import { whyNotLength } from '../rules/length.ts';
import { scholarshipFlow } from '../workflow.ts';
import { judge } from './record/conditions.ts';
import { termsOn } from './record/terms.ts';
import { replaceAdmission, requireLength, writeApplication } from './record/write-application.ts';
import { scholarshipRequests } from './scholarship-requests.ts';

/** How the conditions are for the caller with these days of study. */
export async function judgeApplication(
  call: CallOf<typeof contract.judgeApplication>,
): Promise<AnswerOf<typeof contract.judgeApplication>> {
  const { db, query, actor, today } = call;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  const { degree, mode, from, to } = query;
  const stretches = from && to && from <= to ? [{ mode, from, to }] : [];
  const asked = { id: 0, personnel_id: actor.personnelId, stretches, contract: null, admission: null, case_note: null };
  const judged = await judge(call, [asked], () => 'FILING');
  const { lengths } = await termsOn(db, today);
  return { conditions: judged.get(0)!, length: stretches[0] ? whyNotLength(degree, stretches[0], lengths) : null };
}

/** Errors: 409 without a record; 422 where a condition of filing is not met, for days that are not granted, and with an application on its way. */
export async function applyForScholarship(
  call: CallOf<typeof contract.applyForScholarship>,
): Promise<AnswerOf<typeof contract.applyForScholarship>> {
  const { db, body, actor, today } = call;
  const { personnelId } = actor;
  if (personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  await requireLength(call, body);
  const { mode, from, to } = body;
  const asked = { id: 0, personnel_id: personnelId, stretches: [{ mode, from, to }], contract: null, admission: null, case_note: null };
  const against = hindering((await judge(call, [asked], () => 'FILING')).get(0)!);
  if (against.length > 0) throw invalid({ kind: against.map(({ code, says }) => `${CONDITION_NAMES[code]} is not met. ${says}`) });
  const title = `${DEGREE_NAMES[body.degree]}: ${body.programme}, ${body.school}`;
  const [id] = await fileRequests(call, scholarshipRequests, [
    { ownerId: personnelId, officeId: await officeOf(db, personnelId, today), title },
  ]);
  await sql`
    insert into scholarships.scholarship (id, state, personnel_id, kind, degree, programme, school)
    values (${id}, 'APPLIED', ${personnelId}, ${body.kind}, ${body.degree}, ${body.programme}, ${body.school})`.execute(db);
  await writeApplication(call, id!, body);
  return { message: 'Your application was submitted. You are notified of each step.', id: id! };
}

/** Errors: 404, and 409 where it was not returned. */
export async function correctApplication(
  call: CallOf<typeof contract.correctApplication>,
): Promise<AnswerOf<typeof contract.correctApplication>> {
  await takeStep(call, { kind: scholarshipFlow, id: call.params.id, action: 'resubmit', input: call.body });
  return { message: 'Your application was submitted again.' };
}

/** Errors: 404 for another person’s; 409 once it is approved. */
export async function addAdmission(call: CallOf<typeof contract.addAdmission>): Promise<AnswerOf<typeof contract.addAdmission>> {
  const { db, params, body, actor } = call;
  const { rows } = await sql<{ state: string }>`
    select state from scholarships.scholarship where id = ${params.id} and personnel_id = ${actor.personnelId}::integer for no key update`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such scholarship.');
  if (!['APPLIED', 'ENDORSED', 'DELIBERATED', 'RETURNED'].includes(rows[0].state)) throw wrongState('The application was decided already.');
  const file = await takeUpload(call, body.attachment_path, 'attachment_path');
  await replaceAdmission(call, params.id, file.id);
  await recordChange(call, {
    action: 'add the notice of admission',
    subject: `scholarships.scholarship:${params.id}`,
    personnelId: actor.personnelId,
    after: { file: file.name },
  });
  return { message: 'The notice of admission was added.' };
}
