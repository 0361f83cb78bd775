import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatAmount } from '@talaan/ledger/rules/format-amount.ts';
import { AWAY_WHOLLY } from '@talaan/personnel/rules/moves/away-wholly.ts';
import type { Stay } from '../accrual.ts';
import { checkAmounts, type AmountFacts } from './check-amounts.ts';
import { checkEvent, type EventFacts } from './check-event.ts';
import { RUN_THAT_NEEDS_A_CERTIFICATE, type LeaveType } from '../leave-type.ts';
import { FREE_HALF } from '../days/count-days.ts';
import { contractGives, type ContractTerms } from '../contract-leave.ts';
import { LONG_VACATION } from '../long-vacation.ts';
import { earnsWhatItTakes } from './may-use.ts';
import { missingPapers, neededBeforeCertification, type PaperOfFiling } from './needed-papers.ts';
import type { CountedDate, Part } from '../parts.ts';
import { totalsOf } from '../days/split-pay.ts';

/** What stands against an application: `block` hinders the filing, `warn` is told, `later` hinders a later step. */
export interface FilingCheck {
  /** The number in section 6 of the domain page. */
  no: number;
  kind: 'block' | 'warn' | 'later';
  field: string;
  text: string;
  source: string;
}

/** A standing of the service record that holds on one of the dates; without end while it lasts. */
export interface StandingOnDates {
  code: string;
  name: string;
  from: string;
  to: string | null;
}

/** All that the checks of section 6 look at. */
export interface Filing extends AmountFacts, EventFacts {
  sex: 'Female' | 'Male' | null;
  /** Appointments across the dates, and before them as far as service goes without a break. */
  stays: readonly Pick<Stay, 'from' | 'to' | 'earns' | 'statusCode'>[];
  parts: readonly Part[];
  /** Job orders and contracts of service that run on the dates. */
  contracts: readonly ContractTerms[];
  /** Where the service record says that the person is away or suspended on the dates. */
  standings: readonly StandingOnDates[];
  /** What takes the dates already, in words. */
  clashes: readonly string[];
  /** A locked month of the daily time record among the dates. */
  lockedDay: string | null;
  lateReason: string;
  isAbroad: boolean;
  foreignAuthority: string;
  needed: readonly PaperOfFiling[];
  /** The names of the papers that are there. */
  given: readonly string[];
  /** Vacation leave that is there, for a type that asks for a least balance. */
  vl: number;
}

/** What of it can change while an application waits. */
export type AskedAgain = Pick<
  Filing,
  'type' | 'sex' | 'stays' | 'dates' | 'parts' | 'contracts' | 'standings' | 'clashes' | 'lockedDay' | 'vl'
>;

/** The checks of an application in their order (domain page, section 6). */
export function checkFiling(filing: Filing): FilingCheck[] {
  return [
    ...checkWho(filing),
    ...checkClashes(filing),
    ...checkDates(filing),
    ...checkStandings(filing),
    ...checkNotice(filing),
    ...checkPapers(filing),
    ...checkAmounts(filing),
    ...checkEvent(filing),
    ...checkPay(filing),
    ...checkBackdated(filing),
    ...checkAbroad(filing),
  ];
}

/**
 * What is asked again before each step that brings an application on: who may use the type, what takes the dates, and that they are dates of service
 * without a standing that is away from all work (domain page, section 14). What was late or lacked a paper was settled at the filing.
 */
export function checkAgain(filing: AskedAgain): FilingCheck[] {
  return [...checkWho(filing), ...checkClashes(filing), ...checkDates(filing), ...checkStandings(filing)].filter(
    ({ kind }) => kind === 'block',
  );
}

const days = (thousandths: number) => formatAmount(thousandths, 'thousandth of a day');

/** 1: who may use the type. */
function checkWho({ type, sex, stays, dates, vl, contracts }: AskedAgain): FilingCheck[] {
  const block = (text: string): FilingCheck => ({ no: 1, kind: 'block', field: 'type_code', text, source: type.law });
  if (!type.isFiled) return [block(`${type.name} is not applied for here.`)];
  if (type.sex !== null && type.sex !== sex) return [block(`${type.name} is for ${type.sex === 'Female' ? 'women' : 'men'} only.`)];
  const found: FilingCheck[] = [];
  const ofDates = stays.filter((stay) => dates.some(({ date }) => holds(stay, date)));
  const lacking = ofDates.filter((stay) => !type.statuses.includes(stay.statusCode) && !earnsWhatItTakes(type, stay));
  const outside = dates.find(({ date }) => lacking.some((stay) => holds(stay, date)) && !contractGives(contracts, type.code, date));
  if (outside)
    found.push(
      block(
        contracts.length > 0
          ? `The contract gives no ${type.name} on ${longDate(outside.date)}.`
          : `The status of the appointment gives no ${type.name}.`,
      ),
    );
  else if (type.teachers === 'NOT_ON_TEACHER_LEAVE' && ofDates.some(({ earns }) => earns === 'TEACHER'))
    found.push(block(`Teachers on teacher leave use service credits, not ${type.name}.`));
  else if (type.teachers === 'ONLY_ON_TEACHER_LEAVE' && ofDates.some(({ earns }) => earns !== 'TEACHER'))
    found.push(block(`${type.name} is for teachers on teacher leave.`));
  const since = firstOfService(stays, dates[0]!.date);
  if (type.serviceMonths > 0 && since !== null && dates[0]!.date < monthsAfter(since, type.serviceMonths))
    found.push(
      block(`${type.name} begins after ${type.serviceMonths} months of service, on ${longDate(monthsAfter(since, type.serviceMonths))}.`),
    );
  if (type.leastBalance !== null && vl < type.leastBalance)
    found.push(block(`${type.name} needs vacation leave of ${days(type.leastBalance)}; ${days(vl)} can be used.`));
  return found;
}

/** 2: what takes the dates already. */
function checkClashes({ clashes }: Pick<Filing, 'clashes'>): FilingCheck[] {
  return clashes.map((text) => ({ no: 2, kind: 'block', field: 'dates', text, source: 'No half of a day is taken twice' }));
}

/** Why a day of a locked month takes no leave; null where none is locked. */
export function whyLocked(day: string | null): string | null {
  return day && `The daily time record of ${longDate(day)} is locked. HR reopens the month first.`;
}

/** 3: dates inside service, none of a locked month, and something to be away from. */
function checkDates({ type, stays, dates, parts, lockedDay }: AskedAgain): FilingCheck[] {
  const block = (text: string): FilingCheck => ({ no: 3, kind: 'block', field: 'dates', text, source: type.law });
  const outside = dates.find(({ date }) => !stays.some((stay) => holds(stay, date)));
  if (outside) return [block(`${longDate(outside.date)} is outside the service.`)];
  const found: FilingCheck[] = [];
  const locked = whyLocked(lockedDay);
  if (locked) found.push(block(locked));
  if (type.smallest === 'DAY' && dates.some(({ part }) => part !== 'DAY')) found.push(block(`${type.name} is taken in whole days.`));
  if (type.unit === 'CALENDAR' && hasGap(dates))
    found.push(block(`${type.name} is taken without a break, rest days and holidays included.`));
  const free = parts.find(({ name }) => name === FREE_HALF);
  if (free)
    found.push(
      block(
        `The ${free.part === 'AM' ? 'morning' : 'afternoon'} of ${longDate(free.date)} is free by the schedule. Apply for the other half of that day.`,
      ),
    );
  else if (!parts.some(({ thousandths }) => thousandths > 0))
    found.push(
      block(
        parts.some(({ name }) => name === LONG_VACATION)
          ? 'Sickness and absence in the long vacation take no credits; nothing is to be filed.'
          : 'All of these are rest days, holidays or days without work.',
      ),
    );
  return found;
}

/** 3: nothing to be away from on days of a standing without work here; who is detailed files with that agency. */
function checkStandings({ type, standings }: AskedAgain): FilingCheck[] {
  return standings.map(({ code, name, from, to }): FilingCheck => {
    const days = to === null ? `from ${longDate(from)} on` : `from ${longDate(from)} to ${longDate(to)}`;
    const blocks = AWAY_WHOLLY.includes(code);
    return {
      no: 3,
      kind: blocks ? 'block' : 'warn',
      field: 'dates',
      text: `“${name}” is on the service record ${days}.${blocks ? ' Leave cannot be filed on these days; HR ends that service status first.' : ''}`,
      source: type.law,
    };
  });
}

/** 4: filed in time. What is filed late says why. */
function checkNotice({ type, dates, receivedOn, eventOn, lateReason }: Filing): FilingCheck[] {
  const late = whyLate(type, dates[0]!.date, receivedOn, eventOn);
  if (late === null) return [];
  const asks = lateReason === '' ? ' Enter the reason of the late filing.' : '';
  return [{ no: 4, kind: lateReason === '' ? 'block' : 'warn', field: 'late_reason', text: `${late}${asks}`, source: type.law }];
}

function whyLate(type: LeaveType, first: string, receivedOn: string, eventOn: string | null): string | null {
  if (type.filedWithinDays !== null && eventOn !== null && receivedOn > daysAfter(eventOn, type.filedWithinDays))
    return `${type.name} is filed within ${type.filedWithinDays} days, up to ${longDate(daysAfter(eventOn, type.filedWithinDays))}.`;
  if (type.noticeDays === null || daysAfter(receivedOn, type.noticeDays) <= first) return null;
  const when = type.noticeDays === 0 ? 'before it begins' : `${type.noticeDays} days before it begins`;
  return `${type.name} is filed ${when}, by ${longDate(daysAfter(first, -type.noticeDays))}.`;
}

/** 5 and 8: papers that are not there. */
function checkPapers({ type, needed, given, run }: Filing): FilingCheck[] {
  return missingPapers(needed, given).map(({ name, may_follow, instead }): FilingCheck => {
    if (may_follow && instead !== null && run > RUN_THAT_NEEDS_A_CERTIFICATE)
      return {
        no: 8,
        kind: 'later',
        field: 'papers',
        text: neededBeforeCertification({ name, run }),
        source: type.law,
      };
    return may_follow
      ? { no: 5, kind: 'later', field: 'papers', text: `${name} may follow.`, source: type.law }
      : { no: 5, kind: 'block', field: 'papers', text: `Add: ${name}.`, source: type.law };
  });
}

/** 7: what is without pay. */
function checkPay({ type, parts, vl }: Filing): FilingCheck[] {
  const { without } = totalsOf(parts);
  if (type.charge === 'NONE')
    return vl > 0 && type.unit !== 'CALENDAR'
      ? [
          {
            no: 7,
            kind: 'warn',
            field: 'type_code',
            text: `${days(vl)} of vacation leave with pay are still there.`,
            source: 'MC 41 s.1998 Sec. 57',
          },
        ]
      : [];
  if (without === 0) return [];
  return [{ no: 7, kind: 'warn', field: 'dates', text: `${days(without)} are without pay.`, source: 'MC 41 s.1998 Sec. 56' }];
}

/** 9: vacation is asked for before it is taken. */
function checkBackdated({ type, dates, receivedOn }: Filing): FilingCheck[] {
  if (type.box !== 'VACATION' || dates[0]!.date >= receivedOn) return [];
  return [
    { no: 9, kind: 'warn', field: 'dates', text: 'The vacation is over or has begun; HR may return the application.', source: type.law },
  ];
}

export const AUTHORITY_NEEDED = 'The authority to travel abroad is needed before the approval.';

/** 10: leave abroad. */
function checkAbroad({ type, isAbroad, foreignAuthority }: Filing): FilingCheck[] {
  if (!isAbroad || foreignAuthority !== '') return [];
  return [
    {
      no: 10,
      kind: 'later',
      field: 'foreign_authority',
      text: AUTHORITY_NEEDED,
      source: type.law,
    },
  ];
}

function holds({ from, to }: Pick<Stay, 'from' | 'to'>, date: string): boolean {
  return from <= date && (to === null || date <= to);
}

/** The first day of the service without a break that reaches to a date. */
function firstOfService(stays: Filing['stays'], date: string): string | null {
  let since: string | null = null;
  for (const { from } of stays.filter((stay) => stay.from <= date).toSorted((one, other) => (one.from < other.from ? 1 : -1)))
    if (since === null || stays.some(({ to }) => to === daysAfter(since!, -1))) since = from;
  return since;
}

function hasGap(dates: readonly CountedDate[]): boolean {
  return dates.some(({ date }, at) => at > 0 && daysAfter(dates[at - 1]!.date, 1) !== date);
}

function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function monthsAfter(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}
