import type { Facts } from '@talaan/requests/server/public.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import type { resubmitTrip } from '../../contract/trips.ts';
import { daysOf, describeDays, type TripDays } from '../../rules/trip-days.ts';

/** What is entered of a trip, without its people. */
export type TripValues = BodyOf<typeof resubmitTrip>;

interface Concerned {
  title: string;
  personnel_id: number;
  office_id: number | null;
}

/** What the rules and the route are found by: the people never decide, and travel abroad is a type of its own. */
export function factsOfTrip(trip: TripValues & Concerned, people: readonly number[]): Facts {
  return {
    ownerId: trip.personnel_id,
    officeId: trip.office_id,
    parties: people,
    title: trip.title,
    days: daysOf(trip),
    type: trip.is_abroad ? 'abroad' : 'domestic',
  };
}

/** What differs first: `3 to 5 Dec 2026, Baguio City`. */
export function titleOf(values: TripDays & { destination: string }): string {
  return `${describeDays(values)}, ${values.destination}`;
}
