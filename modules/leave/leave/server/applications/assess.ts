import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import { lockAccounts, usableOnDays } from '@talaan/ledger/server/public.ts';
import type { LeaveValues } from '../../contract/shapes.ts';
import { SL, VL } from '../../rules/books.ts';
import { amountOf } from '../../rules/filing/amount-of.ts';
import { checkFiling, type FilingCheck } from '../../rules/filing/check-filing.ts';
import { countDays } from '../../rules/days/count-days.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import { neededPapers, type PaperOfFiling } from '../../rules/filing/needed-papers.ts';
import type { CountedDate, LeaveDate, Part } from '../../rules/parts.ts';
import { joinedDays, longestRun } from '../../rules/days/runs.ts';
import { splitPay } from '../../rules/days/split-pay.ts';
import { typeOn, type TypeOn } from '../read-types.ts';
import { MEDICAL_CERTIFICATE } from '../../rules/seeds/seed.ts';
import { keepCalendar } from './keep-calendar.ts';
import { calendarFor } from '../school-years/calendar-for.ts';
import { vacationUnder } from './vacation-under.ts';
import { checkDetails } from '../../rules/filing/check-details.ts';
import { ownBookOf } from './own-book.ts';
import { asCounted, readSituation, type Situation } from './read-situation.ts';

/** Whose application it is, what is entered, and when it was received. `except` is the application itself, when it is filed again. */
export interface Asked {
  personnelId: number;
  values: LeaveValues;
  receivedOn: string;
  except: number | null;
  /** The names of papers that are there already. */
  given?: readonly string[];
  /** Locks what it takes from until the transaction ends, so that it can be filed by what was found. */
  locks?: true;
}

export interface Assessed {
  type: TypeOn;
  ownBook: Book | null;
  parts: Part[];
  usable: UsableCredits;
  checks: FilingCheck[];
  papers: PaperOfFiling[];
  /** The salary grade of the position, by which rules tell officials. */
  grade: number | null;
  /** Where the person serves today; null for who serves no more. */
  officeId: number | null;
  /** Whether the head recommends before HR certifies. */
  isHeadFirst: boolean;
}

/** What may be used on the first date, of the type's own right in each year of the dates. */
export interface UsableCredits {
  vl: number;
  sl: number;
  own: Record<string, number>;
}

/**
 * What an application comes to: its dates, what pays for them, and what stands against it (domain page, section 6). To file by it, lock the
 * accounts (`locks`). Error: 422 for a type that is not there and for a date that is named twice.
 */
export async function assess(call: Pick<Call, 'db' | 'server' | 'actor' | 'today'>, asked: Asked): Promise<Assessed> {
  const { personnelId, values, receivedOn, except } = asked;
  const type = await typeOn(call, values.type_code, receivedOn);
  if (!type) throw invalid({ type_code: ['Choose a type of leave.'] });
  const dates = inOrder(values.dates);
  const ownBook = ownBookOf(type);
  if (asked.locks) await keepCalendar(call.db);
  if (asked.locks) await lockCredits(call, [{ personnelId, books: [ownBook] }]);
  const given = [...values.papers.map(({ name }) => name), ...(asked.given ?? [])];
  const under = type.charge === 'SL' ? await vacationUnder(call.db, personnelId, dates) : [];
  const beside = given.includes(MEDICAL_CERTIFICATE) ? under.map(({ id }) => id) : [];
  const situation = await readSituation(call, personnelId, dates, { except, beside });
  const counted = countDays(type, dates, await calendarFor(call.db, type, situation.calendar));
  const usable = await readUsable(call.db, personnelId, ownBook, dates);
  const year = dates[0]!.date.slice(0, 4);
  const parts = splitPay(type.charge, counted, { ...usable, sc: type.charge === 'SC' ? usable.own[year]! : 0 });
  const limits = limitsOf(type, counted, values, situation);
  const papers = {
    needed: neededPapers(type, {
      receivedOn,
      firstDay: dates[0]!.date,
      run: limits.run,
      calendarDays: joinedDays(datesOf(counted), datesOfAll(situation.live), situation.days),
      isAbroad: values.place === 'ABROAD',
      isAllocated: values.allocation !== null,
      clearanceDays: situation.settings.clearanceDays,
    }),
    given,
  };
  const checks = [
    ...checkDetails(type, values),
    ...checkFiling({
      type,
      dates: counted,
      parts,
      eventOn: values.event_on,
      ownUsable: type.charge === 'SC' ? {} : usable.own,
      ...limits,
      allocatedDays: values.allocation?.days ?? 0,
      sex: situation.sex,
      stays: situation.stays,
      contracts: situation.contracts,
      standings: situation.standings,
      receivedOn,
      clashes: situation.clash === null ? [] : [situation.clash + (under.length > beside.length ? ON_VACATION : '')],
      lockedDay: counted.find(({ date }) => situation.locked.some(({ from, to }) => from <= date && date <= to))?.date ?? null,
      lateReason: values.late_reason,
      isAbroad: values.place === 'ABROAD',
      foreignAuthority: values.foreign_authority,
      ...papers,
      vl: usable.vl,
    }),
  ];
  return {
    type,
    ownBook,
    parts,
    usable,
    checks,
    papers: papers.needed,
    grade: situation.grade,
    officeId: situation.officeId,
    isHeadFirst: situation.settings.headFirst === 1,
  };
}

const ON_VACATION = ' With a medical certificate sick leave takes the place of the vacation.';

/** Locks what applications take from, and with vacation leave the filing of each person: two at once wait for each other. */
export async function lockCredits(
  { db }: Pick<Call, 'db'>,
  leaves: readonly { personnelId: number; books: readonly (Book | null)[] }[],
): Promise<void> {
  const accounts = leaves.flatMap(({ personnelId, books }) =>
    [...new Set([VL, SL, ...books].flatMap((book) => book?.code ?? []))].map((book) => ({ personnelId, book })),
  );
  await lockAccounts(db, accounts);
}

/** What may be used from the first of the dates on, and of the own right from the first date of each year. */
export async function readUsable(
  db: Call['db'],
  personnelId: number,
  ownBook: Book | null,
  dates: readonly LeaveDate[],
): Promise<UsableCredits> {
  const first = dates[0]!.date;
  const years = ownBook === null ? [] : [...Map.groupBy(dates, ({ date }) => date.slice(0, 4))];
  const marks = years.map(([, own]) => ({ book: ownBook!, on: own[0]!.date }));
  const [vl, sl, ...own] = await usableOnDays(db, personnelId, [{ book: VL, on: first }, { book: SL, on: first }, ...marks]);
  return { vl: vl!, sl: sl!, own: Object.fromEntries(years.map(([year], at) => [year, own[at]!])) };
}

function limitsOf(type: LeaveType, counted: readonly CountedDate[], values: LeaveValues, { live, days }: Situation) {
  const same = live.filter(({ type_code }) => type_code === type.code);
  const ofEvent = same.filter(({ event_on }) => event_on === values.event_on);
  const years = new Set(counted.map(({ date }) => date.slice(0, 4)));
  const counting = type.per === 'YEAR' ? same.filter(({ date }) => years.has(date.slice(0, 4))) : same;
  const others = new Set(counting.filter(({ event_on }) => event_on !== values.event_on).map(({ event_on }) => event_on));
  return {
    workDaysBefore: days.filter(({ date, kind }) => kind === 'WORK' && date >= counted[0]!.date && date < (values.event_on ?? '')).length,
    usedOfEvent: amountOf(type, ofEvent.map(asCounted)),
    usedOfYear: Object.fromEntries(
      [...Map.groupBy(same, ({ date }) => date.slice(0, 4))].map(([year, own]) => [year, amountOf(type, own.map(asCounted))]),
    ),
    otherEvents: others.size,
    run: longestRun(datesOf(counted), datesOf(same), days),
  };
}

function datesOf(dates: readonly { date: string }[]): string[] {
  return dates.map(({ date }) => date);
}

function datesOfAll(dates: readonly { date: string }[]): ReadonlySet<string> {
  return new Set(datesOf(dates));
}

/** In order of date. Error: 422 where a half of a day is named twice. */
function inOrder(dates: readonly LeaveDate[]): LeaveDate[] {
  for (const [date, own] of Map.groupBy(dates, (one) => one.date))
    if (own.length > 1 && (own.length > 2 || own.some(({ part }) => part === 'DAY') || own[0]!.part === own[1]!.part))
      throw invalid({ dates: [`${date} is named twice.`] });
  return dates.toSorted((one, other) => (`${one.date}${one.part}` < `${other.date}${other.part}` ? -1 : 1));
}
