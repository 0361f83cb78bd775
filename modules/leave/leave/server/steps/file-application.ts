import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { fileRequests } from '@talaan/requests/server/public.ts';
import type { fileApplication as endpoint } from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';
import { assess } from '../applications/assess.ts';
import { factsOfLeave } from './leave-facts.ts';
import { headFirstRequests, leaveRequests } from './leave-requests.ts';
import { receivedDay, requireFilable, requirePeople, whoseLeave } from '../applications/require-filable.ts';
import { columnsOf, writeApplication } from './write-application.ts';

/**
 * Files leave of the caller, or of a person within their reach from a paper form. Errors: 404 for a person beyond reach; 422 by field for what
 * stands against it (domain page, section 6); 409 where the credits went to another application meanwhile.
 */
export async function fileApplication(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { personnel_id, received_on, ...values } = call.body;
  const personnelId = await whoseLeave(call, personnel_id);
  const receivedOn = receivedDay(call, personnelId, received_on);
  await requirePeople(call, values, personnelId);
  const assessed = await assess(call, { personnelId, values, receivedOn, except: null, locks: true });
  requireFilable(assessed.checks);
  const facts = factsOfLeave({ ...assessed, personnelId, isAbroad: values.place === 'ABROAD' });
  const [id] = await fileRequests(call, assessed.isHeadFirst ? headFirstRequests : leaveRequests, [
    { ...facts, ...(received_on !== null && { receivedOn }) },
  ]);
  await call.db
    .insertInto('leave.application')
    .values({
      id: id!,
      personnel_id: personnelId,
      state: leaveFlow.states[0],
      is_paper: received_on !== null,
      ...columnsOf(values, assessed, receivedOn),
    })
    .execute();
  await writeApplication(call, { id: id!, personnelId, step: 1 }, values, assessed);
  const first = assessed.isHeadFirst ? 'the head recommends it first' : 'HR certifies the credits first';
  return { message: `The application was filed; ${first}.`, id: id! };
}
