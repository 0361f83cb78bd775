import { joinSpans, overlap } from '@talaan/attendance/rules/spans.ts';
import type { DayModifier, Span } from '@talaan/attendance/rules/types.ts';
import { excusesOf } from './excuses.ts';
import type { SegmentKind, SegmentState } from './segment-kinds.ts';

/** A segment as it falls on a day, in minutes from midnight. */
export interface SegmentOfDay extends Span {
  kind: SegmentKind;
  subject: string;
  section: string;
}

/** Punches that follow one another closely: the first counts for an arrival, the last for a departure. */
export interface PunchCluster {
  first: number;
  last: number;
}

/** A make-up class that was held for a class of the day. */
export interface HeldClass {
  subject: string;
  section: string;
  held_on: string;
  attended_minutes: number;
}

export interface DayFacts {
  clusters: readonly PunchCluster[];
  modifiers: readonly DayModifier[];
  held: readonly HeldClass[];
  /** The present in minutes from midnight of the day: Infinity once it is over, 0 before it begins. */
  asOf: number;
}

/** Minutes of a segment; kept, excused, missed, made up and open add up to its length. */
export interface SegmentMinutes {
  kept: number;
  excused: number;
  missed: number;
  made_up: number;
  /** Not over yet, or unclear because a punch is missing. */
  open: number;
}

export interface JudgedSegment extends SegmentMinutes {
  state: SegmentState;
  /** From its beginning until the teacher arrived, and from their departure to its end, as far as nothing excuses it. */
  late: number;
  early: number;
  /** Why minutes are excused. */
  excuses: string[];
  /** On which day the class was made up. */
  made_up_on: string | null;
}

/**
 * What was kept and missed of each segment of a day (domain page, sections 3, 7 and 9.6). The teacher is there from each arrival to the
 * departure that follows, punches being taken in pairs; hours of a personal pass slip are not. With an odd number of punches one is missing:
 * nothing is counted for or against until it is appealed. A make-up class takes as many missed minutes off its class as were attended.
 */
export function judgeDay(segments: readonly SegmentOfDay[], { clusters, modifiers, held, asOf }: DayFacts): JudgedSegment[] {
  const excuses = excusesOf(modifiers);
  const excused = joinSpans(excuses);
  const slips = joinSpans(modifiers.flatMap((one) => (one.kind === 'PASS_SLIP' ? [{ from: one.from, to: one.to }] : [])));
  const isOver = asOf === Infinity;
  const lacksPunch = isOver && clusters.length % 2 === 1;
  const stays = withoutSpans(pairPunches(clusters, asOf), slips);
  const left = held.map((one) => one.attended_minutes);

  return segments.map((segment) => {
    const length = segment.to - segment.from;
    const texts = excuses.filter((one) => overlap(one, segment) > 0).map((one) => one.text);
    const nothing = { kept: 0, excused: 0, missed: 0, made_up: 0, open: 0, late: 0, early: 0, excuses: texts, made_up_on: null };
    const required = withoutSpans([{ from: segment.from, to: segment.to }], excused);
    const due = lengthOf(required);
    if (due === 0) return { ...nothing, state: 'EXCUSED', excused: length };
    if (segment.to > asOf) return { ...nothing, state: 'OPEN', open: length };
    if (lacksPunch) return { ...nothing, state: 'UNCLEAR', excused: length - due, open: due };

    const there = joinSpans(required.flatMap((span) => stays.flatMap((stay) => clip(stay, span))));
    const kept = lengthOf(there);
    const lacking = due - kept;
    const place = segment.kind === 'CLASS' ? held.findIndex((one, at) => left[at]! > 0 && isOf(one, segment)) : -1;
    const madeUp = place < 0 ? 0 : Math.min(lacking, left[place]!);
    if (place >= 0) left[place]! -= madeUp;
    return {
      ...nothing,
      state: stateOf(kept, lacking, madeUp),
      kept,
      excused: length - due,
      missed: lacking - madeUp,
      made_up: madeUp,
      late: kept > 0 ? there[0]!.from - required[0]!.from : 0,
      early: kept > 0 ? required.at(-1)!.to - there.at(-1)!.to : 0,
      made_up_on: madeUp > 0 ? held[place]!.held_on : null,
    };
  });
}

function stateOf(kept: number, lacking: number, madeUp: number): SegmentState {
  if (lacking === 0) return 'KEPT';
  if (madeUp === lacking) return 'MADE_UP';
  return kept + madeUp > 0 ? 'PARTLY' : 'MISSED';
}

function isOf(held: HeldClass, { subject, section }: SegmentOfDay): boolean {
  return plain(held.subject) === plain(subject) && plain(held.section) === plain(section);
}

/** `Math 21 ` and `MATH21` are one subject. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** From each arrival to the departure that follows; who has not left yet is there until now. */
function pairPunches(clusters: readonly PunchCluster[], asOf: number): Span[] {
  const stays: Span[] = [];
  for (let at = 0; at < clusters.length; at += 2) {
    const from = clusters[at]!.first;
    const to = at + 1 < clusters.length ? clusters[at + 1]!.last : asOf;
    if (to > from) stays.push({ from, to });
  }
  return stays;
}

/** What remains of spans; `away` is in order and has no overlaps. */
function withoutSpans(spans: readonly Span[], away: readonly Span[]): Span[] {
  return away.reduce<Span[]>(
    (rest, gone) =>
      rest.flatMap((span) => [...clip(span, { from: -Infinity, to: gone.from }), ...clip(span, { from: gone.to, to: Infinity })]),
    [...spans],
  );
}

function clip(span: Span, within: Span): Span[] {
  const from = Math.max(span.from, within.from);
  const to = Math.min(span.to, within.to);
  return to > from ? [{ from, to }] : [];
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
