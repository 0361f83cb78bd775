import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import { halvesOf } from '../../rules/half-weekdays.ts';
import { SCHEDULE_SEEDS } from '../../rules/schedule-seeds.ts';
import type { OfficeHours } from '../../rules/types.ts';
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

/** Kinds whose weekdays have a morning and an afternoon, of which one may be free. */
export function usesHalves(kind: WeeklyHours['kind']): boolean {
  return kind !== 'FLEXI' && kind !== 'SHIFT' && kind !== 'NIGHT';
}

/** Hours as they are entered: a free half of a weekday is empty. */
export function enteredHours({ kind, weekdays }: WeeklyHours): ScheduleValues['hours'] {
  return { kind, weekdays: weekdays.map((row) => row && ('pmIn' in row ? emptied(row) : { ...row })) };
}

function emptied(row: OfficeHours): DayHours {
  const { am, pm } = halvesOf(row);
  return { amIn: am?.from ?? null, amOut: am?.to ?? null, pmIn: pm?.from ?? null, pmOut: pm?.to ?? null };
}
