import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf, readDueDay } from '@talaan/requests/server/public.ts';
import type { requestCertificate as byHr, requestMyCertificate as byOwner } from '../../contract/certificates.ts';
import { whyNotCertified } from '../../rules/certificate-sheet.ts';
import { certificateFlow } from '../../workflow.ts';
import { readFacts } from '../read-facts.ts';
import { certificateFacts, certificateRequests } from './certificate-requests.ts';

type Request = BodyOf<typeof byOwner>;
type Answer = { message: string; id: number };

/** Asks for a certificate of one's own; HR is told. Errors: 422 for a kind that cannot be given, and for a second request of the same. */
export async function requestMine(call: Call<unknown, unknown, Request>): Promise<Answer> {
  const { actor, body, db } = call;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  const id = await addRequest(call, actor.personnelId, body);
  return { message: `Your request went to HR; it is due on ${longDate((await readDueDay(db, id))!)}.`, id };
}

/** Takes down the request of a person at the counter. */
export async function requestForOther(call: CallOf<typeof byHr>): Promise<Answer> {
  const { personnel_id, ...body } = call.body;
  const person = await findPersonInScope(call, personnel_id, ['COE']);
  const id = await addRequest(call, personnel_id, body);
  return { message: `The request of ${person.fullname} was taken down.`, id };
}

async function addRequest(call: Call, personnel_id: number, request: Request): Promise<number> {
  const { db, today } = call;
  const hindrance = whyNotCertified(request.kind, await readFacts(db, personnel_id, today), today);
  if (hindrance) throw invalid({ kind: [hindrance] });
  const facts = certificateFacts({ ...request, personnel_id }, await officeOf(db, personnel_id, today));
  const [id] = await fileRequests(call, certificateRequests, [facts]);
  await db
    .insertInto('service.certificate')
    .values({ ...request, id: id!, personnel_id, state: certificateFlow.states[0] })
    .execute();
  return id!;
}
