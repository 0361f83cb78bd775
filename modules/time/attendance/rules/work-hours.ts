import { chargeAbsence, LAW, note } from './day/charges.ts';
import type { Cluster } from './day/clusters.ts';
import type { AwayHalf, DayTerms } from './day/modifiers.ts';
import { isCovered, joinSpans, requiredMinutes } from './spans.ts';
import { formatTime } from './format-time.ts';
import type { Attendance, DayResult, Moment, OfficeHours, SlotName, Span } from './types.ts';

/** Hours that must be attended, up to a suspension of work; `away` is what leave and business excuse in them. A free half has none by its schedule. */
export type WorkStretch = Span & { name: string; away: readonly Span[]; required: number; isFree: boolean };

export type HalfDays = { am: WorkStretch; pm: WorkStretch };

export function officeHalves(hours: OfficeHours, terms: DayTerms): HalfDays {
  const am = { from: hours.amIn, to: hours.amOut };
  const pm = { from: hours.pmIn, to: hours.pmOut };
  return splitDay(am, pm, terms);
}

/** The morning and the afternoon as the day's modifiers leave them. */
export function splitDay(am: Span, pm: Span, terms: DayTerms): HalfDays {
  const away = hoursAway(am, pm, terms);
  return {
    am: workStretch('morning', am, away, terms),
    pm: workStretch('afternoon', pm, away, terms),
  };
}

/** A suspension at an end of the hours shortens them; one within them excuses its minutes. */
export function workStretch(name: string, hours: Span, excused: readonly Span[], { suspendedFrom, closures }: DayTerms): WorkStretch {
  let from = hours.from;
  let to = Math.max(hours.from, Math.min(hours.to, suspendedFrom));
  const within: Span[] = [];
  for (const closure of closures) {
    if (closure.to <= from || closure.from >= to) continue;
    if (closure.from <= from) from = Math.min(closure.to, to);
    else if (closure.to >= to) to = closure.from;
    else within.push(closure);
  }
  const away = within.length === 0 ? excused : joinSpans([...excused, ...within]);
  return { name, from, to, away, required: requiredMinutes(hours, away, from, to), isFree: hours.from === hours.to };
}

export function hoursAway(am: Span, pm: Span, terms: DayTerms): readonly Span[] {
  if (!terms.am && !terms.pm) return terms.business;
  const spans = [...terms.business];
  if (terms.am) spans.push(am);
  if (terms.pm) spans.push(pm);
  return joinSpans(spans);
}

/** A day of which nothing is required, or on which nobody came; null when there is more to compute. */
export function assessIdleDay(
  result: DayResult,
  halves: HalfDays,
  clusters: readonly Cluster[],
  terms: DayTerms,
  moment: Moment,
): Attendance | null {
  const { am, pm } = halves;
  if (am.required === 0) result.amWord = excuseWord(am, terms.am, terms);
  if (pm.required === 0) result.pmWord = excuseWord(pm, terms.pm, terms);
  // What excuses the only half of a weekday excuses it whole.
  if (am.isFree && pm.required === 0) result.amWord = result.pmWord;
  if (pm.isFree && am.required === 0) result.pmWord = result.amWord;
  const required = am.required + pm.required;
  if (required === 0) return 'EXCUSED';
  if (clusters.length > 0) return null;
  if (terms.workFromHome) return lackLog(result, moment);
  if (terms.am || terms.pm || terms.business.length > 0) return null;
  return assessAbsence(result, required, terms, moment);
}

/** MC 41 s.1998 Sec. 32: those absent are charged up to the suspension only. */
export function assessAbsence(result: DayResult, required: number, terms: DayTerms, moment: Moment): Attendance {
  if (moment.pending) return 'LACKING';
  const [closure] = terms.closures;
  if (closure) {
    const text = `No attendance outside the suspension of work from ${formatTime(closure.from)} to ${formatTime(closure.to)}`;
    chargeAbsence(result, required, text, LAW.suspension);
  } else if (terms.suspendedFrom === Infinity) {
    chargeAbsence(result, required, 'No attendance, no leave and no official business', LAW.leave);
  } else {
    const text = `No attendance before work was suspended at ${formatTime(terms.suspendedFrom)}`;
    chargeAbsence(result, required, text, LAW.suspension);
  }
  return 'ABSENT';
}

/** Attendance from home is by web log (section 7); without one the day stays open, nothing is charged. */
export function lackLog(result: DayResult, moment: Moment): Attendance {
  if (!moment.pending) note(result, 'LOG_MISSING', 'Works from home, but there is no web log of the working hours.', LAW.workFromHome);
  return 'LACKING';
}

/** What the time record prints over hours of which nothing is required. */
export function excuseWord(hours: WorkStretch, half: AwayHalf | null, terms: DayTerms): string | null {
  if (half) return half.word;
  if (hours.isFree) return null;
  return hours.to <= hours.from ? 'SUSPENDED' : terms.businessWord;
}

/** Required minutes before an arrival. */
export function missedBefore(hours: WorkStretch, minutes: number): number {
  return requiredMinutes(hours, hours.away, hours.from, minutes);
}

/** Required minutes after a departure. */
export function missedAfter(hours: WorkStretch, minutes: number): number {
  return requiredMinutes(hours, hours.away, minutes, hours.to);
}

/** A slot that leave or official business covers counts as on time. */
export function mustPunchIn(hours: WorkStretch): boolean {
  return hours.required > 0 && !isCovered(hours.away, hours.from);
}

export function mustPunchOut(hours: WorkStretch): boolean {
  return hours.required > 0 && !isCovered(hours.away, hours.to);
}

const SLOT_WORDS: Record<SlotName, string> = {
  amIn: "the morning's arrival",
  amOut: "the morning's departure",
  pmIn: "the afternoon's arrival",
  pmOut: "the afternoon's departure",
};

/** Step 6 of section 5.1. */
export function noteMissing(result: DayResult, slot: SlotName, words: string = SLOT_WORDS[slot]): void {
  const code = slot === 'amIn' || slot === 'pmIn' ? 'ARRIVAL_NOT_PUNCHED' : 'DEPARTURE_NOT_PUNCHED';
  note(result, code, `No punch for ${words}; it needs an appeal, official business, a leave or the head's certification.`);
}
