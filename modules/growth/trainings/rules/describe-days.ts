import { describeHours, minutesOfPart } from '@talaan/attendance/rules/taken-hours.ts';

/** `3 Dec 2026`, `3 to 5 Dec 2026`. */
export function describeDays({ first_day, last_day }: { first_day: string; last_day: string }): string {
  return describeHours(first_day, last_day, minutesOfPart('DAY'));
}
