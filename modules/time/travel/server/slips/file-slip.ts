import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, whyNotAtWork } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf, takeStep } from '@talaan/requests/server/public.ts';
import type * as slips from '../../contract/pass-slips.ts';
import { faultsOfSlip } from '../../rules/slip-hours.ts';
import { TRAVEL_OF_AGENCY } from '../../rules/settings.ts';
import { passSlipFlow } from '../../workflow.ts';
import { findClash } from '../trips/travel-hours.ts';
import { HR, OFFICE } from '../trips/trip-rows.ts';
import { dayOf, hoursOf, slipRequests } from './slip-requests.ts';

type Body = BodyOf<typeof slips.filePassSlip>;

/** Files a pass slip. Errors: 404 for a person beyond reach, 422 for hours that cannot be, or that a trip or leave takes already. */
export async function filePassSlip(call: Call<unknown, unknown, Body>): Promise<{ message: string; id: number }> {
  const { db, actor, body, today } = call;
  const { personnel_id, ...slip } = body;
  const ownerId = personnel_id ?? actor.personnelId;
  if (ownerId === null) throw wrongState('Your account belongs to no personnel record.');
  if (ownerId !== actor.personnelId) await findPersonInScope(call, ownerId, [...HR, ...OFFICE]);
  const settings = await agencySettingsOn(db, TRAVEL_OF_AGENCY, today);
  const faults = Object.entries(faultsOfSlip(slip, today, settings)).map(([field, fault]) => [field, [fault]]);
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string[]>);
  const { date, from_minute, to_minute } = slip;
  const away = (await whyNotAtWork(db, [dayOf({ id: 0, personnel_id: ownerId, date })])).get(0);
  if (away) throw invalid({ date: [away] });
  const clash = await findClash(db, { people: [ownerId], days: hoursOf(slip) });
  if (clash) throw invalid({ from_minute: [clash] });
  const officeId = await officeOf(db, ownerId, today);
  const kind = slip.is_official ? 'official' : 'personal';
  const title = `${longDate(date)}, ${clockTime(from_minute)} to ${clockTime(to_minute)}, ${kind}: ${slip.destination}`;
  const [id] = await fileRequests(call, slipRequests, [{ ownerId, officeId, title }]);
  await db
    .insertInto('travel.pass_slip')
    .values({ ...slip, id: id!, personnel_id: ownerId, state: passSlipFlow.states[0] })
    .execute();
  return { message: 'The pass slip was filed; it waits for the head of the office.', id: id! };
}

/** Records the hours of the gate. Errors: 404, 409 in another state, 422 for hours that end before they begin. */
export async function recordPassSlip(call: CallOf<typeof slips.recordPassSlip>): Promise<{ message: string }> {
  if (call.body.back <= call.body.left) throw invalid({ back: ['They came back before they left.'] });
  await takeStep(call, { kind: passSlipFlow, id: call.params.id, action: 'record', input: call.body });
  return { message: 'The hours were recorded.' };
}
