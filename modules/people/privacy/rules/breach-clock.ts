/** Within 72 hours of knowing of it the Commission and the people are notified (NPC Circular 16-03, sec. 17 A and 18 A). */
const NOTIFIED_WITHIN_HOURS = 72;
/** The full report follows within five days of notifying the Commission (sec. 17 C). */
const REPORTED_WITHIN_HOURS = 5 * 24;

/** What was found of a breach; all three together make notifying a duty (sec. 11). */
export interface Finding {
  /** Sensitive personal information, or what lets others pose as the person. */
  is_sensitive: boolean;
  /** There is reason to believe that someone without authority acquired it. */
  is_acquired: boolean;
  /** It is likely to bring a real risk of serious harm to the people. */
  is_harmful: boolean;
}

/** When what happened to a breach; instants. */
export interface BreachDates {
  known_at: string;
  npc_at: string | null;
  people_at: string | null;
  /** The Commission excused from notifying the people, or put it off (sec. 18 B). */
  exempted_at: string | null;
  reported_at: string | null;
}

type ClockState = 'waiting' | 'overdue' | 'in_time' | 'late' | 'excused' | 'not_begun';

export interface Clock {
  of: 'npc' | 'people' | 'report';
  due_at: string | null;
  done_at: string | null;
  state: ClockState;
}

/** Whether the Commission and the people must be notified. */
export function mustNotify({ is_sensitive, is_acquired, is_harmful }: Finding): boolean {
  return is_sensitive && is_acquired && is_harmful;
}

/** The clocks of a breach that must be notified; none of one that need not. */
export function breachClocks(finding: Finding, dates: BreachDates, now: string): Clock[] {
  if (!mustNotify(finding)) return [];
  const due = after(dates.known_at, NOTIFIED_WITHIN_HOURS);
  const people = clock('people', due, dates.people_at, now);
  return [
    clock('npc', due, dates.npc_at, now),
    dates.exempted_at !== null && dates.people_at === null ? { ...people, due_at: null, state: 'excused' } : people,
    clock('report', dates.npc_at === null ? null : after(dates.npc_at, REPORTED_WITHIN_HOURS), dates.reported_at, now),
  ];
}

/** What is still to be done before a breach is closed, in words; empty where nothing is. */
export function openDuties(clocks: readonly Clock[]): string[] {
  const words = { npc: 'notify the Commission', people: 'notify the people', report: 'send the full report' };
  return clocks.filter(({ done_at, state }) => done_at === null && state !== 'excused').map(({ of }) => words[of]);
}

function clock(of: Clock['of'], due: string | null, done: string | null, now: string): Clock {
  return { of, due_at: due, done_at: done, state: stateOf(due, done, now) };
}

function stateOf(due: string | null, done: string | null, now: string): ClockState {
  if (due === null) return done === null ? 'not_begun' : 'in_time';
  if (done !== null) return isAfter(done, due) ? 'late' : 'in_time';
  return isAfter(now, due) ? 'overdue' : 'waiting';
}

function after(at: string, hours: number): string {
  return Temporal.Instant.from(at).add({ hours }).toString();
}

function isAfter(one: string, other: string): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}
