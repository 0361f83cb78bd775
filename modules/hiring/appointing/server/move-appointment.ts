import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { appointmentFlow, type AppointmentAction, type AppointmentState } from '../workflow.ts';
import type { FoundAppointment } from './find-appointment.ts';

type Acting = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>;

/** Takes a step with a locked appointment and logs it. Error: 409 for a wrong state, with what is open. */
export async function moveAppointment(
  call: Acting,
  found: FoundAppointment,
  action: AppointmentAction,
  { reason = '', as = 'hr' }: { reason?: string; as?: 'hr' | 'report' | 'appointee' } = {},
): Promise<void> {
  if (!appointmentFlow.open(found.state, [as]).includes(action))
    throw wrongState(
      `The appointment of ${found.fullname} is “${appointmentFlow.words[found.state]}” and cannot take this step: ${appointmentFlow.steps[action].label}.`,
      appointmentFlow.open(found.state, [as]),
    );
  await logStep(call, found, {
    action,
    to: appointmentFlow.after(found.state, action),
    label: appointmentFlow.steps[action].label,
    reason,
  });
}

interface Logged {
  action: string;
  to: AppointmentState;
  label: string;
  reason: string;
}

/** Writes a step into the log and the audit trail; what is only a fact, such as the oath, keeps the state. */
export async function logStep(call: Acting, found: FoundAppointment, { action, to, label, reason }: Logged): Promise<void> {
  const { db, actor, now } = call;
  const at = now.toString();
  await sql`
    with moved as (
      update appointing.appointment set state = ${to}, steps = steps + 1, since = case when state = ${to} then since else ${at}::timestamptz end
      where id = ${found.id} returning id, steps)
    insert into appointing.step (appointment_id, no, action, from_state, to_state, at, account_id, reason)
    select id, steps, ${action}, ${found.state}, ${to}, ${at}, ${actor.accountId || null}, ${reason} from moved`.execute(db);
  await recordChange(call, {
    action: `${label}: appointment`,
    subject: `appointing.appointment:${found.id}`,
    personnelId: found.personnel_id,
    before: { state: found.state },
    after: { state: to, ...(reason && { reason }) },
  });
}
