import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import { SCHEDULE_SEEDS } from '../../rules/schedule-seeds.ts';
import type { DayHours } from './day-hours-fields.tsx';

export interface ScheduleValues {
  name: string;
  is_active: boolean;
  from: string | null;
  hours: { kind: WeeklyHours['kind']; weekdays: (DayHours | null)[] };
}

/** The usual hours of a kind, to begin with. */
export function usualHours(kind: WeeklyHours['kind']): ScheduleValues['hours'] {
  const { weekdays } = SCHEDULE_SEEDS.find((seed) => seed.kind === kind)!;
  return { kind, weekdays: weekdays.map((row) => row && { ...row }) };
}
