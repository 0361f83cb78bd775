import { isoWeekday } from './calendar.ts';
import { blankResult, LAW, note } from './day/charges.ts';
import { gatherClusters, type Cluster } from './day/clusters.ts';
import { dayWindow, overtimeEnd, overtimeUntil, scheduledSpan } from './day-window.ts';
import { formatPunches } from './note-return.ts';
import { assessFlexiDay } from './day/flexi-day.ts';
import { noonOf } from './day/flexi-slots.ts';
import { placeOvertime, staysBeyond } from './overtime-punches.ts';
import { chargeNothing } from './day/charge-nothing.ts';
import { readModifiers, type DayTerms } from './day/modifiers.ts';
import { assessRegularDay } from './day/regular-day.ts';
import { formatTime } from './format-time.ts';
import { nightMinutes, assessShiftDay } from './day/shift-day.ts';
import { chargePassSlips } from './pass-slips.ts';
import { readStays } from './day/punch-states.ts';
import { pickSlots } from './day/slots.ts';
import { isCovered } from './spans.ts';
import { pickEnds, assessTwoPunchDay } from './day/two-punch-day.ts';
import type { Attendance, DayResult, Moment, OfficeHours, Schedule, ShiftHours, Span, WorkDay } from './types.ts';

/** Section 5: what one person's day comes to, with the reason for each of its minutes. */
export function computeDay(day: WorkDay): DayResult {
  const weekday = isoWeekday(day.date);
  const scheduled = scheduledSpan(day.schedule, weekday);
  const window = day.window ?? dayWindow(scheduled, day.settings);
  const end = overtimeEnd(day.modifiers);
  const whole = end === null ? window : { from: window.from, to: Math.max(window.to, day.overtimeUntil ?? overtimeUntil(end, null)) };
  const all = gatherClusters(day.punches, whole, day.settings.clusterMinutes);
  const clusters =
    end === null || staysBeyond(all, scheduled, window) ? all : gatherClusters(day.punches, window, day.settings.clusterMinutes);
  const terms = readModifiers(day.modifiers);
  const result = blankResult('COMPLETE');
  for (const remark of terms.notes) result.reasons.push(remark);

  if (terms.settled && (scheduled || terms.settled.status === 'HOLIDAY')) {
    result.status = terms.settled.status;
    result.word = terms.settled.word;
    if (scheduled && terms.settled.status === 'ON_LEAVE') noteAttendedLeave(result, clusters, day.schedule, scheduled);
    showPunches(result, day.schedule, weekday, clusters);
  } else if (!scheduled) {
    restDay(result, weekday);
    showPunches(result, day.schedule, weekday, clusters);
  } else {
    const moment = presentMoment(whole, day.asOf);
    result.amWord = terms.am?.word ?? null;
    result.pmWord = terms.pm?.word ?? null;
    const attending = isAfterHours(clusters, day.schedule, scheduled) ? [] : clusters;
    const attendance = assessDay(result, day, weekday, { clusters: attending, window }, terms, moment);
    if (attending.length < clusters.length) {
      note(
        result,
        'AFTER_HOURS',
        `Punched after the working hours only (${formatPunches(clusters)}); this is no attendance.`,
        LAW.officeHours,
      );
      showPunches(result, day.schedule, weekday, clusters);
    }
    if (attendance === 'EXCUSED') {
      concludeExcusedDay(result, terms);
      showPunches(result, day.schedule, weekday, clusters);
    } else if (attendance !== 'ABSENT') {
      chargePassSlips(result, day.schedule, weekday, terms, moment);
      concludeAttendedDay(result, attendance, terms, scheduled, moment);
    }
    noteFlagCeremony(result, flagCeremonyOf(day, terms, weekday, scheduled), terms, moment);
    countInstances(result, day.settings.instancesPerDay);
  }
  if (day.lacksData && all.length === 0 && !terms.workFromHome) chargeNothing(result);
  if (end !== null) placeOvertime(result, day.schedule, weekday, all);
  return result;
}

/** Who came and left on a whole day of leave was at work: the day is charged all the same until it is given back. */
function noteAttendedLeave(result: DayResult, clusters: readonly Cluster[], schedule: Schedule, scheduled: Span): void {
  if (clusters.length < 2 || isAfterHours(clusters, schedule, scheduled)) return;
  const text = `Attended although on leave (${formatPunches(clusters)}); the leave takes the day until HR gives it back.`;
  note(result, 'ATTENDED_ON_LEAVE', text, LAW.leave);
}

/** Punches that all lie after work attend nothing (section 5.1 step 6). */
function isAfterHours(clusters: readonly Cluster[], schedule: Schedule, scheduled: Span): boolean {
  const first = clusters[0];
  return first !== undefined && schedule.kind !== 'EXEMPT' && first.first.minutes > scheduled.to;
}

function presentMoment(window: Span, asOf: number | undefined): Moment {
  const pending = asOf !== undefined && asOf < window.to;
  return { pending, asOf: pending ? asOf : Infinity };
}

function assessDay(
  result: DayResult,
  { schedule, punches, settings }: WorkDay,
  weekday: number,
  { clusters, window }: { clusters: readonly Cluster[]; window: Span },
  terms: DayTerms,
  moment: Moment,
): Attendance {
  switch (schedule.kind) {
    case 'FLEXI':
      return assessFlexiDay(result, schedule.weekdays[weekday - 1]!, clusters, terms, moment);
    case 'SHIFT':
    case 'NIGHT':
      return assessShiftDay(result, schedule.weekdays[weekday - 1]!, clusters, terms, moment);
    case 'EXEMPT':
      result.word = 'EXEMPT';
      note(result, 'EXEMPT', 'Exempt from punching; absences are recorded by leave.', LAW.record);
      showPunches(result, schedule, weekday, clusters);
      return 'WHOLE';
    default: {
      const hours = schedule.weekdays[weekday - 1]!;
      const twoPunches = schedule.kind === 'NO_LUNCH_PUNCH' || terms.workFromHome;
      if (twoPunches) return assessTwoPunchDay(result, hours, clusters, terms, moment);
      const stays = settings.useState === 1 && clusters.length > 0 ? readStays(punches, window, settings.clusterMinutes) : null;
      return assessRegularDay(result, hours, clusters, terms, moment, stays);
    }
  }
}

/** Leave, business and suspension together leave nothing of the day to attend. */
function concludeExcusedDay(result: DayResult, terms: DayTerms): void {
  const business = terms.business.length > 0 || terms.am?.status === 'OB' || terms.pm?.status === 'OB';
  result.status = business ? 'OB' : terms.am || terms.pm ? 'ON_LEAVE' : 'SUSPENDED';
  if (result.amWord === result.pmWord) result.word = result.amWord;
}

function concludeAttendedDay(result: DayResult, attendance: 'WHOLE' | 'LACKING', terms: DayTerms, scheduled: Span, moment: Moment): void {
  if (terms.workFromHome) result.word = 'WFH';
  const isOver = moment.asOf >= Math.min(scheduled.to, terms.suspendedFrom);
  if (moment.pending && (attendance === 'LACKING' || !isOver)) {
    result.status = 'PENDING';
    note(result, 'DAY_NOT_OVER', 'The day is not over; its figures may still change.');
  } else if (attendance === 'LACKING') {
    result.status = 'INCOMPLETE';
  } else {
    result.status = terms.workFromHome ? 'WFH' : 'COMPLETE';
  }
}

function restDay(result: DayResult, weekday: number): void {
  result.status = 'REST';
  result.word = weekday === 6 ? 'SATURDAY' : weekday === 7 ? 'SUNDAY' : 'REST DAY';
  note(result, 'REST_DAY', 'A rest day by the schedule; no work is required.', LAW.officeHours);
}

/** Where nothing is computed the time record still shows what was punched. */
const USUAL_HOURS: OfficeHours = { amIn: 480, amOut: 720, pmIn: 780, pmOut: 1020 };

function showPunches(result: DayResult, schedule: Schedule, weekday: number, clusters: readonly Cluster[]): void {
  if (clusters.length === 0) return;
  const hours = noonHours(schedule, weekday);
  if (hours) result.slots = pickSlots(clusters, hours, { am: false, pm: false });
  else {
    const shift = shiftHours(schedule, weekday);
    const middle = shift ? (shift.start + shift.end) / 2 : Infinity;
    [result.slots.amIn, result.slots.pmOut] = pickEnds(clusters, middle);
    if (shift && result.status === 'SUSPENDED') result.nightMinutes = nightMinutes(shift, result.slots);
  }
}

function shiftHours(schedule: Schedule, weekday: number): ShiftHours | null {
  return schedule.kind === 'SHIFT' || schedule.kind === 'NIGHT' ? schedule.weekdays[weekday - 1]! : null;
}

/** Null for shifts, which have no noon. */
function noonHours(schedule: Schedule, weekday: number): OfficeHours | null {
  switch (schedule.kind) {
    case 'SHIFT':
    case 'NIGHT':
      return null;
    case 'FLEXI': {
      const hours = schedule.weekdays[weekday - 1];
      return hours ? noonOf(hours) : USUAL_HOURS;
    }
    default:
      return schedule.weekdays[weekday - 1] ?? USUAL_HOURS;
  }
}

/**
 * When it begins: on Mondays as the agency set it, else as a modifier says; null without one, for a shift that does not include the hour, and
 * where the morning is free.
 */
function flagCeremonyOf({ schedule, settings }: WorkDay, terms: DayTerms, weekday: number, scheduled: Span): number | null {
  const at = terms.flagCeremonyAt ?? (weekday === 1 ? settings.flagCeremonyAt : null);
  const isShift = schedule.kind === 'SHIFT' || schedule.kind === 'NIGHT';
  const isMorningFree = scheduled.from >= USUAL_HOURS.amOut;
  return at !== null && ((isShift && (at < scheduled.from || at >= scheduled.to)) || isMorningFree) ? null : at;
}

/** RA 8491: an absence from the flag ceremony is flagged; it is no tardiness by itself (section 7). */
function noteFlagCeremony(result: DayResult, at: number | null, terms: DayTerms, moment: Moment): void {
  if (at === null || terms.am || terms.workFromHome || isCovered(terms.business, at)) return;
  if (result.status === 'ABSENT' || result.status === 'SUSPENDED') return;
  const arrival = result.slots.amIn;
  if (arrival ? arrival.minutes <= at : moment.pending || !result.slots.pmIn) return;
  note(result, 'FLAG_CEREMONY_MISSED', `Not at the flag ceremony of ${formatTime(at)}.`, LAW.flag);
}

/** Section 5.4: how many late arrivals or early departures of one day count. */
function countInstances(result: DayResult, atMost: number): void {
  result.lateTimes = Math.min(result.lateTimes, atMost);
  result.undertimeTimes = Math.min(result.undertimeTimes, atMost);
}
