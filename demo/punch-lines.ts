import { REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import { punchDay } from './day-punches.ts';
import { formHabits, type Habits } from './habits.ts';
import { endOfService, type Person } from './people.ts';
import { mixSeed, startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';
import { daysToDescribe } from './describe-days.ts';
import type { WorkOfDay } from './work-calendar.ts';

interface Period {
  seed: number;
  from: Temporal.PlainDate;
  /** The present moment at the university: no punch is later. */
  now: Temporal.PlainDateTime;
  workOn: (date: string, campusId: number) => WorkOfDay;
  /** Whether somebody is on leave of some length, and so does not come. */
  isAway: (personId: number, date: string) => boolean;
}

interface Puncher {
  pin: string;
  /** Makes the days of a person their own. */
  person: number;
  campusId: number;
  habits: Habits;
  from: string;
  until: string | null;
  told: Map<string, string[]>;
}

interface Day {
  date: string;
  next: string;
  number: number;
  weekday: number;
}

const DAY_SECONDS = 86_400;
const CHUNK = 1 << 16;
const clocks = Array.from({ length: DAY_SECONDS }, (_, second) =>
  [second / 3600, (second / 60) % 60, second % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'),
);

/**
 * The punches of the period as lines for COPY (device_id, pin, at, status, verify), in chunks.
 * Month by month and within it by PIN, the order of the table's key, so that the index grows at its end.
 */
export function* writePunches(people: readonly Person[], period: Period): Generator<string> {
  const punchers = listPunchers(people, period);
  const today = period.now.toPlainDate();
  const latest = period.now.toString({ smallestUnit: 'second' }).replace('T', ' ');
  let chunk = '';
  for (let month = period.from; Temporal.PlainDate.compare(month, today) <= 0; month = month.with({ day: 1 }).add({ months: 1 })) {
    const days = daysOfMonth(month, today);
    for (const puncher of punchers) {
      for (const day of days) chunk += writeDay(period, puncher, day, latest);
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

function writeDay({ seed, workOn, isAway }: Period, puncher: Puncher, day: Day, latest: string): string {
  if (day.date < puncher.from || (puncher.until !== null && day.date >= puncher.until)) return '';
  if (isAway(puncher.person, day.date)) return '';
  const chance = startChance(mixSeed(seed, puncher.person, day.number));
  const told = puncher.told.get(day.date);
  const punches = told ? readTold(told) : punchDay(chance, puncher.habits, day.weekday, workOn(day.date, puncher.campusId));
  let lines = '';
  for (const { second, status } of punches) {
    const at = second < DAY_SECONDS ? `${day.date} ${clocks[second]}` : `${day.next} ${clocks[second - DAY_SECONDS]}`;
    if (at <= latest) lines += `${deviceOf(chance, puncher)}\t${puncher.pin}\t${at}+08\t${status}\t${puncher.habits.verify}\n`;
  }
  return lines;
}

function readTold(told: readonly string[]): { second: number; status: 0 | 1 }[] {
  return told.map((clock, index) => ({ second: clocks.indexOf(clock), status: index % 2 === 0 ? 0 : 1 }));
}

/** Two devices a campus, numbered through; now and then people use the other one. */
function deviceOf(chance: Chance, { campusId, habits }: Puncher): number {
  const device = chance.happens(0.08) ? 1 - habits.device : habits.device;
  return (campusId - 1) * 2 + device + 1;
}

function listPunchers(people: readonly Person[], { seed, now, workOn }: Period): Puncher[] {
  const known = people.map((person) => {
    const { pin, id, office, email } = person;
    const puncher = {
      pin,
      person: id,
      campusId: office.campusId,
      habits: formHabits(seed, person),
      from: person.hired,
      until: endOfService(person),
      told: new Map<string, string[]>(),
    };
    if (email !== 'employee@talaan.example') return puncher;
    return {
      ...puncher,
      habits: { ...puncher.habits, late: 0, away: 0, slips: 0 },
      told: daysToDescribe(now.toPlainDate(), (date) => workOn(date, 1)),
    };
  });
  return [...known, ...listUnknown(now.toPlainDate())];
}

/** Newcomers who are enrolled on a device while nobody has said yet whose PIN theirs is. */
function listUnknown(today: Temporal.PlainDate): Puncher[] {
  const habits: Habits = { schedule: REGULAR, late: 0.05, away: 0, slips: 0, early: 29, flexibleMinute: 0, device: 0, verify: 1 };
  const newcomer = { habits, until: null, told: new Map<string, string[]>() };
  return [
    { ...newcomer, pin: '9901', person: 9901, campusId: 1, from: today.subtract({ days: 12 }).toString() },
    { ...newcomer, pin: '9902', person: 9902, campusId: 3, from: today.subtract({ days: 5 }).toString() },
  ];
}

function daysOfMonth(from: Temporal.PlainDate, last: Temporal.PlainDate): Day[] {
  const days: Day[] = [];
  const epoch = Temporal.PlainDate.from('1970-01-01');
  for (let date = from; date.month === from.month && Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    days.push({ date: date.toString(), next: date.add({ days: 1 }).toString(), number: epoch.until(date).days, weekday: date.dayOfWeek });
  }
  return days;
}
