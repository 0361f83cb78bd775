import { sql } from 'kysely';
import type { z } from 'zod';
import { putDayModifiers, takeHours } from '@talaan/attendance/server/public.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { whyNotAtWork } from '@talaan/personnel/server/public.ts';
import {
  forgetAbsence,
  noteAbsence,
  officeOf,
  serveRequests,
  type Facts,
  type Moved,
  type AskingCall,
  type StepCall,
  type StepInput,
} from '@talaan/requests/server/public.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { completeTrip, resubmitTrip, shortenTrip as shortening } from '../../contract/trips.ts';
import { businessOf, describeDays, whyNotShortened } from '../../rules/trip-days.ts';
import { travelFlow } from '../../workflow.ts';
import { readTrips, type FoundTrip } from './find-trip.ts';
import { issueOrders } from './issue-orders.ts';
import { requireDays } from './require-days.ts';
import { takeTravelHours } from './travel-hours.ts';
import { factsOfTrip, titleOf, type TripValues } from './trip-facts.ts';

const shorterDays = shortening.body.omit({ remarks: true });
type ShorterDays = z.output<typeof shorterDays>;

type MovedTrip = Moved<typeof travelFlow, FoundTrip>;

/** What follows from the steps of travel: the order, the days of each traveler, who decides in place of a head who is away. */
export const travelRequests = serveRequests<typeof travelFlow, FoundTrip>(travelFlow, {
  reads: async (call, ids) => new Map((await readTrips(call, ids)).map((trip) => [trip.id, trip])),
  facts: async (db, ids, day) => {
    const facts = new Map<number, Facts>();
    for (const trip of await readTrips({ db, today: day }, ids)) {
      const office_id = (await officeOf(db, trip.personnel_id, day)) ?? trip.office_id;
      facts.set(trip.id, factsOfTrip({ ...trip, office_id, title: titleOf(trip) }, peopleOf(trip)));
    }
    return facts;
  },
  asksAgain: async (call, waiting) => {
    // Of approved travel nothing is asked but the certificate of appearance.
    const asked = waiting.filter(({ from }) => from === 'SUBMITTED' || from === 'RECOMMENDED');
    const days = asked.flatMap(({ record: trip }) =>
      peopleOf(trip).map((personnelId) => ({ id: trip.id, personnelId, from: trip.first_day, to: trip.last_day })),
    );
    // The hours themselves are held from the filing on.
    const reasons = await whyNotAtWork(call.db, days);
    return new Map([...reasons].map(([id, because]) => [id, `${because} Return the travel, so that its people or days are changed.`]));
  },
  notNow: async (call, action, waiting) => {
    if (action !== 'approve') return new Map();
    const executives = await findExecutives(call);
    return new Map(
      waiting.flatMap(({ id, record }) => {
        const because = whyNotAuthorized(record, executives);
        return because === null ? [] : [[id, because]];
      }),
    );
  },
  guard: async (call, action, moved) =>
    new Map(
      moved
        .filter(({ record }) => action === 'complete' && call.today < record.last_day)
        .map(({ id }) => [id, 'The certificate of appearance is added on the last day of the travel or after it.']),
    ),
  // Travel of several goes on for the others: it is hindered until who left is taken out.
  endsWithService: async (db, waiting, { lastDay, today }) =>
    (
      await readTrips(
        { db, today },
        waiting.map(({ id }) => id),
      )
    )
      .filter(({ first_day, travelers }) => first_day > lastDay && travelers.length === 1)
      .map(({ id }) => id),
  inputs: { resubmit: resubmitTrip.body, shorten: shorterDays, complete: completeTrip.body },
  effects: {
    approve: approveTrips,
    authorize: approveTrips,
    disapprove: giveHoursBack,
    withdraw: giveHoursBack,
    resubmit: async (call, moved, { input }) => {
      for (const trip of tripsOf(moved)) await correctTrip(call, trip, input as TripValues);
    },
    shorten: async (call, moved, { input }) => {
      for (const trip of tripsOf(moved)) await shortenTrip(call, trip, input as ShorterDays);
    },
    endWithService: cancelTrips,
    cancel: cancelTrips,
    callOff: cancelTrips,
    complete: async (call, moved, { input }) => {
      const { attachment_path: path } = input as BodyOf<typeof completeTrip>;
      for (const { id } of moved) {
        const file = await takeUpload(call, path, 'attachment_path');
        await call.db.updateTable('travel.trip').set({ appearance_file_id: file.id }).where('id', '=', id).execute();
      }
    },
  },
});

async function approveTrips(call: StepCall, moved: readonly MovedTrip[]): Promise<void> {
  await issueOrders(call, tripsOf(moved));
  const approved = await readTrips(
    call,
    moved.map(({ id }) => id),
  );
  await coverDays(call, approved);
  for (const trip of approved) await notifyCompanions(call, trip, 'You travel on official business', `Order ${trip.order_no}`);
}

async function cancelTrips(call: StepCall, moved: readonly MovedTrip[], { remarks }: StepInput): Promise<void> {
  await giveHoursBack(call, moved);
  const trips = tripsOf(moved);
  await putDayModifiers(call, 'travel', new Map(trips.map(({ id }) => [id, []])));
  for (const trip of trips) {
    await forgetAbsences(call, trip);
    await notifyCompanions(call, trip, 'Travel was cancelled', remarks);
  }
  await withdrawPapers(call, codesOf(trips), 'The travel was cancelled.');
}

/** Who heads the university: no head above them approves their travel. */
async function findExecutives({ db, today }: AskingCall): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.personnel_id as id from organization.head_view h join organization.office_view o on o.id = h.office_id
    where o.parent_id is null and not h.is_acting and h.during @> ${today}::date`.execute(db);
  return rows.map(({ id }) => id);
}

function whyNotAuthorized(trip: FoundTrip, executives: readonly number[]): string | null {
  if (executives.includes(trip.personnel_id) && trip.basis === '')
    return 'Travel of the head of the university is authorized by the Board or by CHED. Return it, so that the authority is entered as its basis.';
  if (trip.is_abroad && trip.foreign_authority === '')
    return 'Travel abroad needs the authority of the Board or of CHED. Return it, so that its number is entered.';
  return null;
}

/** The days of all travelers count as on time; a head who is away whole days does not decide meanwhile. */
async function coverDays(call: StepCall, trips: readonly FoundTrip[]): Promise<void> {
  const days = trips.map((trip) => {
    const modifier = businessOf(trip, trip.order_no!);
    const { first_day: from, last_day: to } = trip;
    return [trip.id, peopleOf(trip).map((personnelId) => ({ personnelId, from, to, modifier }))] as const;
  });
  await putDayModifiers(call, 'travel', new Map(days));
  for (const trip of trips.filter(({ part }) => part === 'DAY'))
    for (const personnelId of peopleOf(trip))
      await noteAbsence(call.db, { personnelId, cause: 'travel', sourceId: trip.id, from: trip.first_day, to: trip.last_day });
}

async function forgetAbsences({ db }: StepCall, trip: FoundTrip): Promise<void> {
  for (const personnelId of peopleOf(trip)) await forgetAbsence(db, { personnelId, cause: 'travel', sourceId: trip.id });
}

/** The hours are free again for other travel, and for leave. */
function giveHoursBack({ db }: StepCall, moved: readonly { id: number }[]): Promise<void> {
  return takeHours(db, 'travel', new Map(moved.map(({ id }) => [id, []])));
}

async function correctTrip(call: StepCall, trip: FoundTrip, values: TripValues): Promise<void> {
  const { id } = trip;
  await requireDays(call, values, peopleOf(trip), { except: id, mayBeLate: true });
  await call.db.updateTable('travel.trip').set(values).where('id', '=', id).execute();
  await takeTravelHours(call.db, peopleOf(trip), { ...values, id });
}

/** The first order is void and says why; the new one covers what is left. Error: 422 for days beyond those approved. */
async function shortenTrip(call: StepCall, trip: FoundTrip, { first_day, last_day }: ShorterDays): Promise<void> {
  const fault = whyNotShortened(trip, first_day, last_day);
  if (fault) throw invalid({ last_day: [fault] });
  await call.db.updateTable('travel.trip').set({ first_day, last_day }).where('id', '=', trip.id).execute();
  await takeTravelHours(call.db, peopleOf(trip), { ...trip, first_day, last_day });
  await withdrawPapers(call, codesOf([trip]), 'The travel was shortened; another order takes its place.');
  await issueOrders(call, await readTrips(call, [trip.id]));
  const [shorter] = await readTrips(call, [trip.id]);
  await coverDays(call, [shorter!]);
  await notifyCompanions(call, shorter!, 'Travel was shortened', `Order ${shorter!.order_no}: ${describeDays(shorter!)}`);
}

function notifyCompanions({ db, now }: StepCall, trip: FoundTrip, title: string, why: string): Promise<void> {
  const people = peopleOf(trip).filter((one) => one !== trip.personnel_id);
  return notifyPeople(db, now, people, { title, description: `${titleOf(trip)}. ${why}.`, link: `/account/ob?trip=${trip.id}` });
}

/** In the order of their numbers, as they were before the step. */
function tripsOf(moved: readonly MovedTrip[]): FoundTrip[] {
  return moved.map(({ record }) => record).toSorted((one, other) => one.id - other.id);
}

function peopleOf({ travelers }: Pick<FoundTrip, 'travelers'>): number[] {
  return travelers.map(({ personnel_id }) => personnel_id);
}

function codesOf(trips: readonly FoundTrip[]): string[] {
  return trips.flatMap(({ code }) => code ?? []);
}
