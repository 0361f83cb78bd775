import type { EndedOffer } from '@talaan/applicants/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { CANCELLED, withdrawPaper } from './appointment-paper.ts';
import { lockAppointmentOf } from './find-appointment.ts';
import { freeFund } from './follow-fund.ts';
import { moveAppointments } from './move-appointment.ts';
import { notifyNextInRank } from './next-in-rank.ts';

type Acting = Pick<Call, 'db' | 'server' | 'actor' | 'groups' | 'now' | 'today' | 'requestId'>;

/** An applicant does not take the offer: the appointment on its way to them is cancelled, and it is told who is next in rank. */
export async function endOffer(call: Acting, { application_id, reason }: EndedOffer): Promise<void> {
  const appointment = await lockAppointmentOf(call.db, application_id);
  if (appointment) {
    await moveAppointments(call, [appointment], {
      action: 'cancel',
      reason: `The applicant does not take it. ${reason}`.trim(),
      as: 'appointee',
    });
    await withdrawPaper(call, appointment, CANCELLED);
    await freeFund(call, appointment, CANCELLED);
  }
  await notifyNextInRank(call, application_id, 'declined');
}
