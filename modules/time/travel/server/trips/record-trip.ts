import { invalid } from '@talaan/kernel/server/errors.ts';
import { fileRequests, officeOf, takeStep, type StepCall } from '@talaan/requests/server/public.ts';
import { travelFlow } from '../../workflow.ts';
import { requireDays } from './require-days.ts';
import { takeTravelHours } from './travel-hours.ts';
import { factsOfTrip, titleOf, type TripValues } from './trip-facts.ts';
import { travelRequests } from './trip-requests.ts';

/** Whole days of travel of one person that another module approved. */
export interface RecordedTrip extends Pick<
  TripValues,
  'first_day' | 'last_day' | 'destination' | 'purpose' | 'is_abroad' | 'foreign_authority' | 'basis' | 'expenses'
> {
  personnelId: number;
}

/**
 * Records approved travel, within the transaction that approves its cause: the order is issued, signed by the caller, and the days count as
 * official business. Errors: 422 for what takes the same hours already by its name, and for travel abroad without its authority.
 */
export async function recordTrip(call: StepCall, { personnelId, ...facts }: RecordedTrip): Promise<number> {
  const { db, today } = call;
  if (facts.is_abroad && facts.foreign_authority === '')
    throw invalid({ foreign_authority: ['Travel abroad needs the authority of the Board or of CHED before it is approved.'] });
  const values: TripValues = { ...facts, part: 'DAY', from_minute: null, to_minute: null, transport: 'NONE' };
  await requireDays(call, values, [personnelId], { mayBeLate: true });
  const owner = { title: titleOf(values), personnel_id: personnelId, office_id: await officeOf(db, personnelId, today) };
  const [id] = await fileRequests(call, travelRequests, [factsOfTrip({ ...values, ...owner }, [personnelId])]);
  await db
    .insertInto('travel.trip')
    .values({ ...values, id: id!, personnel_id: personnelId, state: travelFlow.states[0] })
    .execute();
  await db.insertInto('travel.traveler').values({ trip_id: id!, personnel_id: personnelId }).execute();
  await takeTravelHours(db, [personnelId], { ...values, id: id! });
  await takeStep(call, { kind: travelFlow, id: id!, action: 'authorize', bySystem: true });
  return id!;
}

/** Calls recorded travel off with its cause, while it is not complete: the days are as before, and the order is void. */
export async function callOffTrip(call: StepCall, id: number, remarks: string): Promise<void> {
  const trip = await call.db.selectFrom('travel.trip').select('state').where('id', '=', id).executeTakeFirst();
  if (trip?.state === 'APPROVED') await takeStep(call, { kind: travelFlow, id, action: 'callOff', remarks, bySystem: true });
}
