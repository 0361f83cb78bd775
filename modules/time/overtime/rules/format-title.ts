import { describeHours, minutesOfPart } from '@talaan/attendance/rules/taken-hours.ts';

/** The line of a list, what differs first: `20 to 25 Nov 2026, Closing of the books`. */
export function formatTitle(activity: string, dates: readonly string[]): string {
  const inOrder = dates.toSorted();
  return `${describeHours(inOrder[0]!, inOrder.at(-1)!, minutesOfPart('DAY'))}, ${activity}`;
}
