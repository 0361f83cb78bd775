import { LAW } from './charges.ts';
import { formatTime } from '../format-time.ts';
import { joinSpans } from '../spans.ts';
import type { DayModifier, DayPart, DayStatus, OfficialBusiness, Reason, ReasonCode, Span } from '../types.ts';

/** A half of the day that leave or official business covers. */
export type AwayHalf = { status: 'ON_LEAVE' | 'OB'; word: string };

/** What the day's modifiers come to, before anything is known of hours and punches. */
export type DayTerms = {
  /** The whole day is settled, whatever was punched. */
  settled: { status: DayStatus; word: string } | null;
  /** From this minute on nothing is required. */
  suspendedFrom: number;
  /** Suspensions after which work goes on, joined and in order. */
  closures: readonly Span[];
  am: AwayHalf | null;
  pm: AwayHalf | null;
  /** Hours on official business, joined and in order. */
  business: readonly Span[];
  businessWord: string;
  workFromHome: boolean;
  /** Hours of personal pass slips, joined and in order. */
  slips: readonly Span[];
  flagCeremonyAt: number | null;
  notes: readonly Reason[];
};

const PLAIN_DAY: DayTerms = {
  settled: null,
  suspendedFrom: Infinity,
  closures: [],
  am: null,
  pm: null,
  business: [],
  businessWord: 'OB',
  workFromHome: false,
  slips: [],
  flagCeremonyAt: null,
  notes: [],
};

export function readModifiers(modifiers: readonly DayModifier[]): DayTerms {
  if (modifiers.length === 0) return PLAIN_DAY;
  const notes: Reason[] = [];
  const terms: DayTerms = { ...PLAIN_DAY, notes };
  const business: Span[] = [];
  const closures: Span[] = [];
  const slips: Span[] = [];

  for (const modifier of modifiers) {
    switch (modifier.kind) {
      case 'HOLIDAY':
        if (modifier.holidayType === 'SPECIAL_WORKING') {
          notes.push(remark('SPECIAL_WORKING_DAY', `${modifier.name} is a working day.`, LAW.holiday));
        } else {
          settle(terms, 'HOLIDAY', `HOLIDAY (${modifier.name})`);
          notes.push(remark('HOLIDAY', `${modifier.name}: a holiday, no work is required.`, LAW.holiday));
        }
        break;
      case 'SUSPENSION_WHOLE_DAY':
        settle(terms, 'SUSPENDED', 'SUSPENDED');
        notes.push(remark('WORK_SUSPENDED', `Work was suspended: ${modifier.reason}.`, LAW.suspension));
        break;
      case 'SUSPENSION_FROM_HOUR': {
        const { from, to, reason } = modifier;
        if (to === undefined) terms.suspendedFrom = Math.min(terms.suspendedFrom, from);
        else closures.push({ from, to });
        const until = to === undefined ? '' : ` to ${formatTime(to)}`;
        const text = `Work was suspended from ${formatTime(from)}${until}: ${reason}.`;
        notes.push(remark('WORK_SUSPENDED_FROM', text, LAW.suspension));
        break;
      }
      case 'OFFICIAL_BUSINESS':
        coverByBusiness(terms, business, notes, modifier);
        break;
      case 'WORK_FROM_HOME': {
        terms.workFromHome = true;
        const order = modifier.orderNo ? ` by order ${modifier.orderNo}` : '';
        notes.push(remark('WORK_FROM_HOME', `Works from home${order}.`, LAW.workFromHome));
        break;
      }
      case 'LEAVE': {
        coverHalves(terms, modifier.covers, { status: 'ON_LEAVE', word: `LEAVE ${modifier.code}`.trim() });
        const text = `On ${modifier.label}${partOfDay(modifier.covers)}.`;
        notes.push(remark('ON_LEAVE', text, LAW.leave));
        break;
      }
      case 'STANDING':
        settle(terms, 'AWAY', modifier.name.toUpperCase());
        notes.push(remark('AWAY_BY_STANDING', `${modifier.name}, by the service record: no attendance is required.`));
        break;
      case 'PASS_SLIP':
        slips.push({ from: modifier.from, to: modifier.to });
        break;
      case 'FLAG_CEREMONY':
        terms.flagCeremonyAt = modifier.at;
        break;
      case 'OVERTIME': {
        const hours = `from ${formatTime(modifier.from)} to ${formatTime(modifier.to)}`;
        notes.push(remark('OVERTIME_APPROVED', `Overtime is approved ${hours}.`, LAW.overtime));
        break;
      }
    }
  }
  terms.business = joinSpans(business);
  terms.closures = joinSpans(closures);
  terms.slips = joinSpans(slips);
  if (terms.am && terms.pm) settleByHalves(terms, terms.am, terms.pm);
  return terms;
}

function coverByBusiness(terms: DayTerms, business: Span[], notes: Reason[], trip: OfficialBusiness): void {
  const order = trip.orderNo ? ` (${trip.orderNo})` : '';
  if (typeof trip.covers === 'object') {
    business.push(trip.covers);
    if (trip.orderNo) terms.businessWord = `OB ${trip.orderNo}`;
    const hours = `from ${formatTime(trip.covers.from)} to ${formatTime(trip.covers.to)}`;
    notes.push(remark('ON_OFFICIAL_BUSINESS', `On official business${order} ${hours}.`));
    return;
  }
  coverHalves(terms, trip.covers, { status: 'OB', word: trip.orderNo ? `OB ${trip.orderNo}` : 'OB' });
  notes.push(remark('ON_OFFICIAL_BUSINESS', `On official business${order}${partOfDay(trip.covers)}.`));
}

function coverHalves(terms: DayTerms, part: DayPart, half: AwayHalf): void {
  // Who is on official business is at work: it goes before a leave of the same hours.
  if (part !== 'PM' && (!terms.am || half.status === 'OB')) terms.am = half;
  if (part !== 'AM' && (!terms.pm || half.status === 'OB')) terms.pm = half;
}

function settleByHalves(terms: DayTerms, am: AwayHalf, pm: AwayHalf): void {
  const status = am.status === 'OB' || pm.status === 'OB' ? 'OB' : 'ON_LEAVE';
  settle(terms, status, am.word === pm.word ? am.word : `${am.word} / ${pm.word}`);
}

/**
 * A holiday goes before a suspension of work, and both before leave, which they do not let be charged. Who is away by a standing is
 * neither sent home by a suspension nor on leave or business.
 */
const GOES_FIRST: readonly DayStatus[] = ['HOLIDAY', 'AWAY', 'SUSPENDED', 'OB', 'ON_LEAVE'];

function settle(terms: DayTerms, status: DayStatus, word: string): void {
  const { settled } = terms;
  if (settled && GOES_FIRST.indexOf(settled.status) <= GOES_FIRST.indexOf(status)) return;
  terms.settled = { status, word };
}

function partOfDay(part: DayPart): string {
  return part === 'DAY' ? '' : part === 'AM' ? ' in the morning' : ' in the afternoon';
}

function remark(code: ReasonCode, text: string, source?: string): Reason {
  return { kind: 'NOTE', code, minutes: 0, text, source };
}
