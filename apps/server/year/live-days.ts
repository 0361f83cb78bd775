import { decidersDecide } from './actors/deciders-decide.ts';
import { devicesPush } from './actors/devices-push.ts';
import { employeesFileLeave } from './actors/employees-file-leave.ts';
import { hrDeclaresLate } from './actors/hr-declares-late.ts';
import { nightComputes } from './actors/night-computes.ts';
import { auditIsUnbroken } from './invariants/audit-is-unbroken.ts';
import { daysAreWhole } from './invariants/days-are-whole.ts';
import { leaveIsOnTheDays } from './invariants/leave-is-on-the-days.ts';
import { ledgerAddsUp } from './invariants/ledger-adds-up.ts';
import { nobodyDecidedTheirOwn } from './invariants/nobody-decided-their-own.ts';
import { papersHaveNoGap } from './invariants/papers-have-no-gap.ts';
import { punchesAreKeptOnce } from './invariants/punches-are-kept-once.ts';
import { setTime, type Actor, type Invariant, type University } from './university.ts';

/** Who acts at which hour of each day. */
const DAY: readonly (readonly [string, Actor])[] = [
  ['00:06', nightComputes],
  ['08:30', employeesFileLeave],
  ['12:00', decidersDecide],
  ['18:30', devicesPush],
  ['19:00', hrDeclaresLate],
  ['23:30', nightComputes],
];

const INVARIANTS: readonly Invariant[] = [
  punchesAreKeptOnce,
  daysAreWhole,
  leaveIsOnTheDays,
  ledgerAddsUp,
  nobodyDecidedTheirOwn,
  papersHaveNoGap,
  auditIsUnbroken,
];

/** Lives one day after the other; what does not hold after the last day of a month, or of all, with its day. */
export async function liveDays(university: University, first: Temporal.PlainDate, days: number): Promise<string[]> {
  const complaints: string[] = [];
  for (let number = 0; number < days; number++) {
    const day = first.add({ days: number });
    for (const [time, act] of DAY) {
      await setTime(university, day, time);
      await act(university, day);
    }
    if (day.day === day.daysInMonth || number === days - 1)
      for (const invariant of INVARIANTS)
        complaints.push(...(await invariant(university, day)).map((complaint) => `${day.toString()}: ${complaint}`));
  }
  return complaints;
}
