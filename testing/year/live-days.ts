import { machinesFail } from './actors/machines-fail.ts';
import { papersGoRound } from './actors/papers-go-round.ts';
import { payrollPays, REGULAR_ON } from './actors/payroll-pays.ts';
import { hrHires } from './actors/hr-hires.ts';
import { hrRaisesSalaries } from './actors/hr-raises-salaries.ts';
import { peopleLeaveAndStandIn } from './actors/people-leave-and-stand-in.ts';
import { peopleAreCleared } from './actors/people-are-cleared.ts';
import { peopleAreRated } from './actors/people-are-rated.ts';
import { peopleAreTrained } from './actors/people-are-trained.ts';
import { peopleMonetize } from './actors/people-monetize.ts';
import { propertyGoesRound } from './actors/property-goes-round.ts';
import { propertyIsCounted } from './actors/property-is-counted.ts';
import { findBelowFloors } from './floors.ts';
import { staffAppealsAndTravels } from './actors/staff-appeals-and-travels.ts';
import { decidersDecide } from './actors/deciders-decide.ts';
import { devicesPush } from './actors/devices-push.ts';
import { employeesFileLeave } from './actors/employees-file-leave.ts';
import { hrClosesLeave, YEAR_ENDED_ON } from './actors/hr-closes-leave.ts';
import { hrDeclaresLate } from './actors/hr-declares-late.ts';
import { officesKeepMonths } from './actors/offices-keep-months.ts';
import { runJobs } from './run-jobs.ts';
import { auditIsUnbroken } from './invariants/audit-is-unbroken.ts';
import { cardsAreTheLedger } from './invariants/cards-are-the-ledger.ts';
import { daysAreWhole } from './invariants/days-are-whole.ts';
import { itemsAreIncumbents } from './invariants/items-are-incumbents.ts';
import { leaveIsOnTheDays } from './invariants/leave-is-on-the-days.ts';
import { ledgerAddsUp } from './invariants/ledger-adds-up.ts';
import { monthsAgree } from './invariants/months-agree.ts';
import { noneDecidedTheirOwn } from './invariants/none-decided-their-own.ts';
import { papersHaveNoGap } from './invariants/papers-have-no-gap.ts';
import { papersVerify } from './invariants/papers-verify.ts';
import { payIsRemitted } from './invariants/pay-is-remitted.ts';
import { punchesAreKeptOnce } from './invariants/punches-are-kept-once.ts';
import { unpaidDaysAreNotPaid } from './invariants/unpaid-days-are-not-paid.ts';
import { yearsEndOnce } from './invariants/years-end-once.ts';
import { workdaysArePunched } from './invariants/workdays-are-punched.ts';
import { ask, weekdayOfMonth, type Actor, type Invariant, type University } from './university.ts';

/** Who acts at which hour of each day, in this order. */
const DAY: readonly (readonly [string, Actor])[] = [
  ['08:00', officesKeepMonths],
  ['08:30', employeesFileLeave],
  ['08:45', staffAppealsAndTravels],
  ['09:00', hrRaisesSalaries],
  ['09:15', peopleLeaveAndStandIn],
  ['09:25', peopleAreCleared],
  ['09:28', hrHires],
  ['09:30', hrClosesLeave],
  ['09:35', peopleMonetize],
  ['10:00', payrollPays],
  ['10:30', propertyGoesRound],
  ['10:40', propertyIsCounted],
  ['11:00', papersGoRound],
  ['11:30', peopleAreTrained],
  ['12:00', peopleAreRated],
  ['13:00', decidersDecide],
  ['15:00', machinesFail],
  ['18:30', devicesPush],
  ['19:00', hrDeclaresLate],
];

const INVARIANTS: readonly Invariant[] = [
  punchesAreKeptOnce,
  daysAreWhole,
  workdaysArePunched,
  leaveIsOnTheDays,
  ledgerAddsUp,
  cardsAreTheLedger,
  monthsAgree,
  payIsRemitted,
  itemsAreIncumbents,
  papersVerify,
  noneDecidedTheirOwn,
  papersHaveNoGap,
  auditIsUnbroken,
];

export interface Month {
  month: string;
  calls: number;
  refusals: number;
  kills: number;
  /** Of all tables, by what PostgreSQL knows. */
  rows: number;
  seconds: number;
}

/**
 * Lives one day after the other. After the last day of a month, or of all, what must hold is asked; the first invariant that does not ends the run,
 * with what it complains of.
 */
export async function liveDays(
  university: University,
  { first, days, onMonth }: { first: Temporal.PlainDate; days: number; onMonth: (month: Month) => void },
): Promise<string[]> {
  let since = performance.now();
  for (let number = 0; number < days; number++) {
    const day = first.add({ days: number });
    await runJobs(university, day);
    await stayActive(university, day);
    for (const [time, act] of DAY) {
      await university.machines.setTime(`${day.toString()}T${time}`);
      await act(university, day).catch((error: Error) => {
        throw new Error(`${day.toString()} ${time}: ${error.message}`, { cause: error });
      });
    }
    const isPaid = weekdayOfMonth(day) === REGULAR_ON;
    const isYearEnd = day.month === 1 && weekdayOfMonth(day) === YEAR_ENDED_ON;
    const isLast = day.day === day.daysInMonth || number === days - 1;
    if (isLast) await university.machines.runJob('compute-days', `${day.toString()}T23:30`);
    for (const invariant of [
      ...(isPaid ? [unpaidDaysAreNotPaid] : []),
      ...(isYearEnd ? [yearsEndOnce] : []),
      ...(isLast ? INVARIANTS : []),
    ]) {
      const complaints = await invariant(university, day);
      if (complaints.length > 0) return complaints.map((complaint) => `${day.toString()}: ${complaint}`);
    }
    if (!isLast) continue;
    const below = findBelowFloors(university, day);
    if (below.length > 0) return below;
    const { figures } = university;
    onMonth({
      month: day.toPlainYearMonth().toString(),
      ...figures,
      rows: await countRows(university),
      seconds: (performance.now() - since) / 1000,
    });
    Object.assign(figures, { calls: 0, refusals: 0, kills: 0 });
    since = performance.now();
  }
  return [];
}

/** Those who are signed in stay so through the day. */
async function stayActive(university: University, day: Temporal.PlainDate): Promise<void> {
  await ask(university, `update identity.session set created_at = $1::date, last_seen_at = $1::date + interval '20 hours'`, [
    day.toString(),
  ]);
}

async function countRows(university: University): Promise<number> {
  await ask(university, 'analyze');
  const [row] = await ask<{ rows: number }>(
    university,
    `select sum(reltuples)::bigint as rows from pg_class where relkind = 'r' and reltuples > 0 and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  return row!.rows;
}
