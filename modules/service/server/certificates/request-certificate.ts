import type { z } from 'zod';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyKeepers } from '@talaan/notifications/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { CERTIFICATE_KINDS, type requestCertificate as byHr, type requestMyCertificate as byOwner } from '../../contract/certificates.ts';
import { whyNotCertified } from '../../rules/certificate-sheet.ts';
import { CERTIFICATE_DAYS, workingDaysAfter } from '../../rules/working-days.ts';
import { readFacts } from '../read-facts.ts';
import { noteStep } from './note-step.ts';

type Request = z.output<typeof byOwner.body>;
type Answer = { message: string; id: number };

/** Asks for a certificate of one's own; HR is told. Errors: 422 for a kind that cannot be given, 409 for a second request of the same. */
export async function requestMine(call: Call<unknown, unknown, Request>): Promise<Answer> {
  const { actor, body } = call;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  const { id, due_on } = await addRequest(call, actor.personnelId, body);
  await notifyKeepers(call, 'COE', {
    title: 'A certificate of employment is asked for',
    description: `${actor.name}: ${CERTIFICATE_KINDS[body.kind]}, for ${body.purpose}.`,
    link: `/coe/${id}`,
  });
  return { message: `Your request went to HR; it is due on ${due_on}.`, id };
}

/** Takes down the request of somebody at the counter. */
export async function requestForOther(call: Call<unknown, unknown, z.output<typeof byHr.body>>): Promise<Answer> {
  const { personnel_id, ...body } = call.body;
  const person = await findPersonInScope(call, personnel_id, ['COE']);
  const { id } = await addRequest(call, personnel_id, body);
  return { message: `The request of ${person.fullname} was taken down.`, id };
}

async function addRequest(call: Call, personnelId: number, request: Request) {
  const { db, server, now, today } = call;
  const hindrance = whyNotCertified(request.kind, await readFacts(db, personnelId, today), today);
  if (hindrance) throw invalid({ kind: [hindrance] });
  const free = await contributed(server, freeDays)(db, today, Temporal.PlainDate.from(today).add({ months: 1 }).toString());
  const due_on = workingDaysAfter(today, CERTIFICATE_DAYS, (day) => free.has(day));
  const { id } = await db
    .insertInto('service.certificate')
    .values({ ...request, personnel_id: personnelId, requested_at: now.toString(), due_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteStep(call, [{ personnel_id: personnelId, id }], 'request', { to: 'REQUESTED' });
  return { id, due_on };
}
