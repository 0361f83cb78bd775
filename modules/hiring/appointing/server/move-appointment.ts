import { placeIn } from '@talaan/kernel/server/acting.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { appointmentFlow, type AppointmentAction } from '../workflow.ts';
import type { FoundAppointment } from './find-appointment.ts';
import { appointmentLog, type FACTS } from './step-logs.ts';

type Acting = Pick<Call, 'db' | 'actor' | 'groups' | 'now' | 'requestId'>;

interface MoveWish {
  action: AppointmentAction;
  reason?: string;
  as?: 'hr' | 'report' | 'appointee';
}

/** Takes a step with locked appointments and logs it. Error: 409 for a wrong state, with what is open. */
export async function moveAppointments(
  call: Acting,
  found: readonly FoundAppointment[],
  { action, reason, as = 'hr' }: MoveWish,
): Promise<void> {
  requireOpen(found, action, as);
  await appointmentLog.append(
    call,
    found.map((one) => ({ ...stepOf(call, one, reason), action, to: appointmentFlow.after(one.state, action) })),
  );
}

/** Error: 409 where one of them cannot take the step. */
export function requireOpen(found: readonly FoundAppointment[], action: AppointmentAction, as: NonNullable<MoveWish['as']> = 'hr'): void {
  const named = found.map(({ fullname, state }) => ({ named: `The appointment of ${fullname}`, state }));
  appointmentLog.requireOpen(named, action, as);
}

/** Logs what is only a fact, such as the oath, and keeps the state. */
export async function logFact(call: Acting, found: FoundAppointment, fact: keyof typeof FACTS, reason: string): Promise<void> {
  await appointmentLog.append(call, [{ ...stepOf(call, found, reason), action: fact, to: found.state }]);
}

function stepOf(call: Acting, { id, state, tree, personnel_id: personnelId }: FoundAppointment, reason = '') {
  return { id, from: state, place: placeIn(call, tree), reason, personnelId };
}
