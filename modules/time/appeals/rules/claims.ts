import { halvesOf } from '@talaan/attendance/rules/half-weekdays.ts';
import type { FlexiHours, OfficeHours, Schedule, ShiftHours } from '@talaan/attendance/rules/types.ts';

/** The four cells of a day; a shift uses the first for its start and the last for its end. */
export const SLOTS = ['am_in', 'am_out', 'pm_in', 'pm_out'] as const;
export type Slot = (typeof SLOTS)[number];

/** A punch that is claimed: the cell that it is for, and its minute after midnight of the date; above 1440 is the next day. */
export interface Claim {
  slot: Slot;
  minutes: number;
}

/** A day as it was computed, as far as claims depend on it. */
export type ClaimedDay = Record<Slot, number | null> & Record<'word' | 'am_word' | 'pm_word', string | null>;

const WORDS: Record<Slot, 'am_word' | 'pm_word'> = { am_in: 'am_word', am_out: 'am_word', pm_in: 'pm_word', pm_out: 'pm_word' };

/**
 * The punches that a day lacks, each with the time at which the schedule asks for it: what an appeal begins with. Cells that leave, official
 * business or a suspension covers are left out.
 */
export function proposeClaims(day: ClaimedDay, schedule: Schedule, weekday: number): Claim[] {
  return askedBy(schedule, weekday, day).filter(({ slot }) => day[slot] === null && !isCovered(day.word) && !isCovered(day[WORDS[slot]]));
}

/** Whether a word over cells says why nothing was punched. */
function isCovered(word: string | null): boolean {
  return word !== null && word !== 'ABSENT' && word !== 'NO DATA';
}

/** The cells for which a schedule asks on a weekday (1 is Monday), with their times. Of flexible hours, those that follow from the other end. */
export function askedBy(schedule: Schedule, weekday: number, day: Pick<ClaimedDay, 'am_in' | 'pm_out'>): Claim[] {
  const row = schedule.weekdays[weekday - 1];
  if (!row || schedule.kind === 'EXEMPT') return [];
  switch (schedule.kind) {
    case 'FLEXI':
      return askedByFlexible(row as FlexiHours, day);
    case 'SHIFT':
    case 'NIGHT': {
      const { start, end } = row as ShiftHours;
      return [
        { slot: 'am_in', minutes: start },
        { slot: 'pm_out', minutes: end },
      ];
    }
    default: {
      const { am, pm } = halvesOf(row as OfficeHours);
      const times = { am_in: am?.from, am_out: am?.to, pm_in: pm?.from, pm_out: pm?.to };
      const ends = [am ? 'am_in' : 'pm_in', pm ? 'pm_out' : 'am_out'] as const;
      const asked = schedule.kind === 'NO_LUNCH_PUNCH' ? ends : SLOTS;
      return asked.flatMap((slot) => (times[slot] === undefined ? [] : [{ slot, minutes: times[slot] }]));
    }
  }
}

function askedByFlexible(hours: FlexiHours, { am_in, pm_out }: Pick<ClaimedDay, 'am_in' | 'pm_out'>): Claim[] {
  const { earliestIn, latestIn, workMinutes, lunchStart, lunchEnd } = hours;
  const stay = workMinutes + lunchEnd - lunchStart;
  const within = (minutes: number) => Math.min(Math.max(minutes, earliestIn), latestIn);
  return [
    { slot: 'am_in', minutes: pm_out === null ? latestIn : within(pm_out - stay) },
    { slot: 'pm_out', minutes: within(am_in ?? latestIn) + stay },
  ];
}

/** A claim for one cell at most, and each later than the one before. */
export function areInOrder(claims: readonly Claim[]): boolean {
  const ordered = claims.toSorted((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot));
  return ordered.every((claim, at) => at === 0 || (ordered[at - 1]!.slot !== claim.slot && ordered[at - 1]!.minutes < claim.minutes));
}

/** The claims that fall into a stretch of minutes, both ends among it. */
export function claimsWithin(claims: readonly Claim[], from: number, to: number): Claim[] {
  return claims.filter(({ minutes }) => from <= minutes && minutes <= to);
}
