import type { OfficeHours } from '@talaan/attendance/rules/types.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';
import type { Habits } from './habits.ts';
import type { WorkOfDay } from './work-calendar.ts';

/** A punch in seconds after midnight of the work day (a night's end is above 86,400), and the key that was pressed: 0 in, 1 out. */
export interface DayPunch {
  second: number;
  status: 0 | 1;
}

const NOON = 720;
const ONE = 780;

/** What somebody punches on a work day; nothing on a day off, when away, or where their schedule asks for none. */
export function punchDay(chance: Chance, habits: Habits, weekday: number, work: WorkOfDay): DayPunch[] {
  if (work === 'none' || chance.happens(habits.away)) return [];
  const punches = blur(chance, forget(chance, habits, comeAndGo(chance, habits, weekday)));
  return typeof work === 'number' ? leaveAt(chance, punches, work) : punches;
}

function comeAndGo(chance: Chance, habits: Habits, weekday: number): DayPunch[] {
  const { schedule } = habits;
  switch (schedule.kind) {
    case 'EXEMPT':
      return [];
    case 'FLEXI': {
      const hours = schedule.weekdays[weekday - 1];
      if (!hours) return [];
      const arrival = chance.happens(habits.late)
        ? hours.latestIn + lateBy(chance)
        : Math.min(hours.latestIn - 1, hours.earliestIn + habits.flexibleMinute + chance.between(-5, 12));
      const counted = Math.min(Math.max(arrival, hours.earliestIn), hours.latestIn);
      const lunch = hours.lunchEnd - hours.lunchStart;
      return fourPunches(
        chance,
        habits,
        { amIn: arrival, amOut: hours.lunchStart, pmIn: hours.lunchEnd, pmOut: counted + hours.workMinutes + lunch },
        arrival,
      );
    }
    case 'SHIFT':
    case 'NIGHT': {
      const hours = schedule.weekdays[weekday - 1];
      if (!hours) return [];
      return [at(chance, arrive(chance, habits, hours.start), 0), at(chance, hours.end + Math.floor(20 * chance.next() ** 2), 1)];
    }
    default: {
      const hours = schedule.weekdays[weekday - 1];
      if (!hours) return [];
      const punches = fourPunches(chance, habits, hours, arrive(chance, habits, hours.amIn));
      return schedule.kind === 'NO_LUNCH_PUNCH' ? punches.filter((_, index) => index === 0 || index === punches.length - 1) : punches;
    }
  }
}

/** Morning, noon out, noon in, evening; one day in a hundred only the morning or only the afternoon. */
function fourPunches(chance: Chance, habits: Habits, hours: OfficeHours, arrival: number): DayPunch[] {
  const lateAfterNoon = chance.happens(habits.late * 0.25);
  const leavesEarly = chance.happens(0.012 * habits.slips);
  const punches = [
    at(chance, arrival, 0),
    at(chance, hours.amOut + Math.floor(15 * chance.next() ** 1.5), 1),
    at(chance, lateAfterNoon ? hours.pmIn + 1 + Math.floor(14 * chance.next() ** 2) : hours.pmIn - 1 - Math.floor(14 * chance.next()), 0),
    at(chance, leavesEarly ? hours.pmOut - 1 - chance.between(0, 70) : hours.pmOut + stayOn(chance), 1),
  ];
  if (!chance.happens(0.01 * habits.slips)) return punches;
  return chance.happens(0.5) ? punches.slice(0, 2) : punches.slice(2);
}

/** A minute to half an hour early, by habit up to an hour, most in the last minutes of it; or late. */
function arrive(chance: Chance, habits: Habits, start: number): number {
  return chance.happens(habits.late) ? start + lateBy(chance) : start - 1 - Math.floor(habits.early * chance.next() ** 1.4);
}

/** Up to half an hour after hours, on one evening in thirty up to two hours. */
function stayOn(chance: Chance): number {
  return chance.happens(0.03) ? chance.between(30, 120) : Math.floor(30 * chance.next() ** 2);
}

/** 1 to 40 minutes, small ones more often. */
function lateBy(chance: Chance): number {
  return 1 + Math.floor(40 * chance.next() ** 2);
}

/** On three days in two hundred a punch is forgotten, those of noon more often. */
function forget(chance: Chance, habits: Habits, punches: DayPunch[]): DayPunch[] {
  if (punches.length === 0 || !chance.happens(0.015 * habits.slips)) return punches;
  const forgotten =
    punches.length === 4
      ? chance.pickByWeight([
          [0, 1],
          [1, 4],
          [2, 4],
          [3, 2],
        ])
      : chance.between(0, punches.length - 1);
  return punches.filter((_, index) => index !== forgotten);
}

/** Some press the wrong key, some punch twice within a minute. */
function blur(chance: Chance, punches: DayPunch[]): DayPunch[] {
  return punches.flatMap((punch) => {
    const pressed: DayPunch = chance.happens(0.1) ? { ...punch, status: punch.status === 0 ? 1 : 0 } : punch;
    return chance.happens(0.012) ? [pressed, { ...pressed, second: pressed.second + chance.between(2, 50) }] : [pressed];
  });
}

/** Work suspended from a minute on: everyone who is there leaves within a quarter of an hour. */
function leaveAt(chance: Chance, punches: DayPunch[], minute: number): DayPunch[] {
  const before = punches.filter(({ second }) => second < minute * 60);
  const isThere = before.length > 0 && minute > ONE && before.at(-1)!.second >= NOON * 60;
  return isThere && before.length < punches.length ? [...before, at(chance, minute + Math.floor(15 * chance.next() ** 2), 1)] : before;
}

function at(chance: Chance, minute: number, status: 0 | 1): DayPunch {
  return { second: minute * 60 + chance.between(0, 59), status };
}
