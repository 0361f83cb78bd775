import type { Schedule } from '@talaan/attendance/rules/types.ts';
import { COMPRESSED, EXEMPT, FLEXI, NIGHT_SHIFT, NO_LUNCH_PUNCH, REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import { mixSeed, startChance } from '@talaan/kernel/server/demo/chance.ts';
import type { Person } from './people.ts';

/** How somebody comes and goes. */
export interface Habits {
  schedule: Schedule;
  /** How often of 1 they are late in the morning. */
  late: number;
  /** How often of 1 they are away for a whole day. */
  away: number;
  /** 1 for most; 0 never forgets a punch, leaves early or stays away for half a day. */
  slips: number;
  /** How many minutes early they come at most. */
  early: number;
  /** How many minutes after the earliest hour they come on flexible hours. */
  flexibleMinute: number;
  /** The device nearest to their desk, 0 or 1. */
  device: number;
  /** 1 fingerprint, 15 face. */
  verify: number;
}

/** Schedules other than the regular one, by office; the offices of the sample import keep regular hours. */
export const officeSchedules: readonly { office: string; schedule: Schedule }[] = [
  { office: 'ICTO', schedule: FLEXI },
  { office: 'RDO', schedule: FLEXI },
  { office: 'PIO', schedule: FLEXI },
  { office: 'RMO', schedule: COMPRESSED },
  { office: 'SSO', schedule: NIGHT_SHIFT },
  { office: 'MPU', schedule: NO_LUNCH_PUNCH },
];

/** The schedule of one person alone: the chief of security works by day, the president does not punch, and two each at the counters of CASH, UHS and OSA skip noon. */
export function ownSchedule({ office, seat }: Person): Schedule | null {
  if (office.staffing === 'president' && seat === 0) return EXEMPT;
  if (office.acronym === 'SSO' && seat === 0) return REGULAR;
  if (['CASH', 'UHS', 'OSA'].includes(office.acronym) && (seat === 1 || seat === 2)) return NO_LUNCH_PUNCH;
  return null;
}

export function formHabits(seed: number, person: Person): Habits {
  const chance = startChance(mixSeed(seed, person.id, 0));
  const schedule =
    ownSchedule(person) ??
    officeSchedules.find(({ office }) => office === person.office.acronym && person.office.campusId === 1)?.schedule ??
    REGULAR;
  // Most are late a few times in two months, some once or twice a week, a few every other day.
  const late =
    chance.pickByWeight([
      [0.01, 25],
      [0.03, 40],
      [0.07, 22],
      [0.16, 9],
      [0.45, 2],
    ]) *
    (0.6 + 0.8 * chance.next());
  return {
    schedule,
    late,
    away: 0.01 + 0.04 * chance.next() ** 2,
    slips: 1,
    early: chance.pickByWeight([
      [29, 8],
      [58, 1],
    ]),
    flexibleMinute: chance.between(5, 100),
    device: chance.happens(0.5) ? 1 : 0,
    verify: chance.happens(0.3) ? 15 : 1,
  };
}
