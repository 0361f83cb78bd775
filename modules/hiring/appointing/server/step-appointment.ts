import { sql } from 'kysely';
import { moveApplications } from '@talaan/applicants/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { recordFact as facting, stepAppointment as stepping } from '../contract/appointments.ts';
import { protestUntil } from '../rules/short-clocks.ts';
import { submissionDue } from '../rules/submission-due.ts';
import { appointmentFlow } from '../workflow.ts';
import { followPaper } from './appointment-paper.ts';
import { followFund } from './follow-fund.ts';
import { lockAppointment, type FoundAppointment } from './find-appointment.ts';
import { logFact, moveAppointments, requireOpen } from './move-appointment.ts';
import { notifyNextInRank } from './next-in-rank.ts';
import { FACTS } from './step-logs.ts';

type Stepping = CallOf<typeof stepping>;

/** Takes a step with an appointment. Errors: 404; 409 for a wrong state; 422 for a date or reason that lacks. */
export async function stepAppointment(call: Stepping): Promise<AnswerOf<typeof stepping>> {
  const { action, reason } = call.body;
  const found = await lockAppointment(call, call.params.id);
  const step = appointmentFlow.steps[action];
  requireOpen([found], action);
  if ('needsReason' in step && reason === '') throw invalid({ reason: ['Enter the reason.'] });
  if (action === 'send') await send(call, found);
  if (action === 'attest' || action === 'invalidate') await noteAction(call, found);
  if (action === 'appeal') requireInTime(call, found);
  if (action === 'cancel') await cancel(call, found);
  if (action === 'close') await endInvalidated(call, found);
  await moveAppointments(call, [found], { action, reason });
  await followPaper(call, found, action);
  await followFund(call, found, action);
  return { message: `${step.label}: ${found.fullname}.` };
}

/** Late is a finding, never refused; the reason is kept. */
async function send({ db, body, today }: Stepping, found: FoundAppointment): Promise<void> {
  if (found.form.endsWith('B')) throw wrongState('An accredited agency sends no appointments; they go into the report of the month.');
  const on = requireDate(body.on, found.issued_on!, today);
  const due = submissionDue(found.issued_on!);
  if (on > due && body.reason === '') throw invalid({ reason: [`It was due on ${longDate(due)}. Enter the reason of the delay.`] });
  await db
    .updateTable('appointing.appointment')
    .set({ sent_on: on, late_reason: on > due ? body.reason : '' })
    .where('id', '=', found.id)
    .execute();
}

async function noteAction({ db, body, today }: Stepping, found: FoundAppointment): Promise<void> {
  await db
    .updateTable('appointing.appointment')
    .set({ csc_on: requireDate(body.on, found.issued_on!, today), csc_released_on: body.released_on, csc_number: body.csc_number })
    .where('id', '=', found.id)
    .execute();
}

function requireInTime({ body, today }: Stepping, found: FoundAppointment): void {
  const on = requireDate(body.on, found.csc_on!, today);
  const until = protestUntil(found.csc_on!);
  if (on > until) throw invalid({ on: [`An appeal could be filed until ${longDate(until)}.`] });
}

/** The offer is declined by it, and HR and the secretary of the board are notified of the next in rank. */
async function cancel(call: Stepping, found: FoundAppointment): Promise<void> {
  if (found.assumed_on !== null) throw wrongState('Duty was assumed. The service is ended in the personnel record instead.');
  await moveApplications(call, [found.application_id], { action: 'decline', as: 'screener', reason: call.body.reason });
  await notifyNextInRank(call, found.application_id, 'declined');
}

/**
 * The invalidation is final: who has not assumed duty is no longer appointed, and the next in rank are told of. After the assumption the
 * engagement ends by a separation in the personnel record; services rendered are paid (domain, section 10.4).
 */
async function endInvalidated(call: Stepping, found: FoundAppointment): Promise<void> {
  if (found.state === 'ATTESTED' || found.assumed_on !== null) return;
  const reason = call.body.reason || 'The Civil Service Commission invalidated the appointment.';
  await moveApplications(call, [found.application_id], { action: 'invalidate', as: 'screener', reason });
  await notifyNextInRank(call, found.application_id, 'invalidated');
}

/** Records the receipt of the signed copy, or the oath. Errors: 409 before issuance; 422 for an impossible day. */
export async function recordFact(call: CallOf<typeof facting>): Promise<AnswerOf<typeof facting>> {
  const { db, body, today } = call;
  const found = await lockAppointment(call, call.params.id);
  if (found.issued_on === null || found.state === 'CANCELLED') throw wrongState('The appointment is not issued.');
  if (found.assumed_on !== null) throw wrongState('Duty was assumed already.');
  const on = requireDate(body.on, found.issued_on, today);
  await db
    .updateTable('appointing.appointment')
    .set(body.fact === 'oath' ? { oath_on: on, oath_before: body.before } : { received_on: on })
    .where('id', '=', found.id)
    .execute();
  const papers = body.fact === 'oath' ? ['oath'] : ['appointment', 'casual'];
  await sql`
    update appointing.paper set received_on = ${on}::date
    where appointment_id = ${found.id} and code = any(${papers}::text[]) and received_on is null`.execute(db);
  await logFact(call, found, body.fact, longDate(on));
  return { message: `${FACTS[body.fact]} on ${longDate(on)}: ${found.fullname}.` };
}

function requireDate(on: string | null, from: string, today: string): string {
  if (on === null) throw invalid({ on: ['Enter the date.'] });
  if (on < from) throw invalid({ on: [`This is before ${longDate(from)}.`] });
  if (on > today) throw invalid({ on: ['This day is in the future.'] });
  return on;
}
