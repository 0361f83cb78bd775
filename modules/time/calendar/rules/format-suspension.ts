import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Suspension } from '../contract/suspensions.ts';

/** 'The whole day', 'From 2:00 PM', '10:00 AM to 2:00 PM'. */
export function formatHours({ from_minute, to_minute }: Pick<Suspension, 'from_minute' | 'to_minute'>): string {
  if (from_minute === null) return 'The whole day';
  return to_minute === null ? `From ${clockTime(from_minute)}` : `${clockTime(from_minute)} to ${clockTime(to_minute)}`;
}

/** The offices by their acronyms, else the campus, else every campus. */
export function formatPlaces({ offices, campus }: Pick<Suspension, 'offices' | 'campus'>): string {
  return offices.length > 0 ? namesOf(offices) : (campus ?? 'Every campus');
}

/** 'Everyone', 'Teaching, except CAS, Security Guard I'. */
export function formatPeople(suspension: Pick<Suspension, 'track' | 'exempt_offices' | 'exempt_positions' | 'exempt_personnel'>): string {
  const { track, exempt_offices, exempt_positions, exempt_personnel } = suspension;
  const whom = track === null ? 'Everyone' : track === 'faculty' ? 'Teaching' : 'Non-teaching';
  const exempt = [...exempt_offices, ...exempt_positions, ...exempt_personnel];
  return exempt.length > 0 ? `${whom}, except ${namesOf(exempt)}` : whom;
}

function namesOf(things: readonly { name: string }[]): string {
  return things.map(({ name }) => name).join(', ');
}
