import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { findPersonInScope, isReached } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf } from '@talaan/requests/server/public.ts';
import type { fileTrip as endpoint } from '../../contract/trips.ts';
import { travelFlow } from '../../workflow.ts';
import { requireDays } from './require-days.ts';
import { takeTravelHours } from './travel-hours.ts';
import { factsOfTrip, titleOf } from './trip-facts.ts';
import { travelRequests } from './trip-requests.ts';
import { HR, OFFICE } from './trip-rows.ts';

/**
 * Files a trip of the caller or of a person within their reach, with those who travel along. Errors: 404 for a person beyond reach; 422 for
 * days that cannot be, people who do not serve then, and what takes the same hours already, by its name.
 */
export async function fileTrip(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body, today } = call;
  const { personnel_id, companions, ...values } = body;
  const ownerId = personnel_id ?? actor.personnelId;
  if (ownerId === null) throw wrongState('Your account belongs to no personnel record.');
  if (ownerId !== actor.personnelId) await findPersonInScope(call, ownerId, [...HR, ...OFFICE]);
  const people = [...new Set([ownerId, ...companions])];
  const mayBeLate = ownerId !== actor.personnelId && (await isOfHr(call, ownerId));
  await requireDays(call, values, people, { mayBeLate });
  const title = titleOf(values);
  const officeId = await officeOf(db, ownerId, today);
  const facts = factsOfTrip({ ...values, title, personnel_id: ownerId, office_id: officeId }, people);
  const [id] = await fileRequests(call, travelRequests, [facts]);
  await db
    .insertInto('travel.trip')
    .values({ ...values, id: id!, personnel_id: ownerId, state: travelFlow.states[0] })
    .execute();
  await db
    .insertInto('travel.traveler')
    .values(people.map((one) => ({ trip_id: id!, personnel_id: one })))
    .execute();
  await takeTravelHours(db, people, { ...values, id: id! });
  await notifyPeople(
    db,
    call.now,
    people.filter((one) => one !== ownerId),
    {
      title: 'You are named in a travel order',
      description: `${title}: it is filed for approval.`,
      link: `/account/ob?trip=${id}`,
    },
  );
  return { message: 'The travel was filed; it goes to the head of the office first.', id: id! };
}

async function isOfHr({ db, actor, today }: Call, personnelId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${isReached(actor, HR, 'p.id', today)} as is from personnel.person_view p where p.id = ${personnelId}`.execute(db);
  return rows[0]!.is;
}
