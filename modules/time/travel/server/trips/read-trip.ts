import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type { readTrip as endpoint } from '../../contract/trips.ts';
import { travelFlow } from '../../workflow.ts';
import { findTrip } from './find-trip.ts';

/** One trip, and what the caller may do. Error: 404 for one in which they have no part. */
export async function readTrip(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const trip = await findTrip(call, call.params.id);
  const steps = (await readOpenSteps(call, travelFlow, [trip.id])).get(trip.id)!;
  return { trip: { ...trip, ...steps } };
}
