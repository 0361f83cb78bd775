/** A stretch of time in which something about an office was so; `until` is the day after the last. */
export interface Span<V> {
  from: string | null;
  until: string | null;
  value: V;
  authority: string;
}

/** Spans in order, over all time and without gaps. */
export type History<V> = readonly Span<V>[];

/** What a change stands on: from when, and the resolution or order that says so. */
export interface Since {
  from: string;
  authority: string;
}

export function spanOn<V>(history: History<V>, date: string): Span<V> {
  const span = history.find((one) => begins(one) <= date && date < ends(one));
  if (!span) throw new Error(`the history has a gap on ${date}`);
  return span;
}

/** The history with another value from a day on, until what is planned after it. */
export function changeFrom<V>(history: History<V>, { from, authority }: Since, value: V): History<V> {
  const changed = history.flatMap((span) => {
    if (from < begins(span) || from >= ends(span)) return [span];
    const rest = { from, until: span.until, value, authority };
    return begins(span) === from ? [rest] : [{ ...span, until: from }, rest];
  });
  return joinEqual(changed);
}

/** The history with another value wherever it has this one from a day on, planned times among them. */
export function redirectFrom<V>(history: History<V>, { from, authority }: Since, old: V, value: V): History<V> {
  const redirected = history.flatMap((span) => {
    if (!isSame(span.value, old) || ends(span) <= from) return [span];
    if (begins(span) >= from) return [{ ...span, value, authority }];
    return [
      { ...span, until: from },
      { from, until: span.until, value, authority },
    ];
  });
  return joinEqual(redirected);
}

/** The history without the change of a day: what was before it goes on. */
export function withdrawChange<V>(history: History<V>, from: string): History<V> {
  const at = history.findIndex((span) => span.from === from);
  const before = history[at - 1];
  if (!before) return history;
  return joinEqual([...history.slice(0, at - 1), { ...before, until: history[at]!.until }, ...history.slice(at + 1)]);
}

/** Neighbours that say the same are one span; the first of them says by what authority. */
function joinEqual<V>(spans: History<V>): History<V> {
  const joined: Span<V>[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && isSame(last.value, span.value)) joined[joined.length - 1] = { ...last, until: span.until };
    else joined.push(span);
  }
  return joined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const SHORTEST_AUTHORITY = 5;

/**
 * Why a change may not be dated so; nothing where it may. Papers were printed by what ended before today's span: that
 * stands. Within the span that runs, a change may be dated back, if it is said by what authority.
 */
export function refuseChange<V>(history: History<V>, since: Since, today: string, value: V): { field: string; message: string } | null {
  const running = spanOn(history, today);
  if (since.from < begins(running) || (since.from < today && since.from === running.from))
    return {
      field: 'from',
      message: `What was before ${running.from} is closed history: papers were printed by it. Choose a day after ${running.from}.`,
    };
  if (since.from < today && since.authority.trim().length < SHORTEST_AUTHORITY)
    return { field: 'authority', message: 'A change that is dated back needs its authority: the resolution or order, and its date.' };
  if (isSame(spanOn(history, since.from).value, value)) return { field: 'from', message: 'It is already so on this day.' };
  return null;
}

/** Where offices stand: of each the history of its parent, null right below the campus. */
export type Places = ReadonlyMap<number, History<number | null>>;

/** The first day, from one on, on which an office would stand below itself; null where it never does. */
export function findCycle(places: Places, office: number, since: string): string | null {
  return changeDays(places, since).find((day) => standsBelowItself(places, office, day)) ?? null;
}

/** These offices, and all that stand below one of them on some day since. */
export function unitsSince(places: Places, offices: readonly number[], since: string): number[] {
  const days = changeDays(places, since);
  return [...places.keys()].filter((id) => days.some((day) => isWithin(places, id, offices, day)));
}

function isWithin(places: Places, id: number, offices: readonly number[], day: string): boolean {
  for (let at: number | null = id; at !== null; at = parentOn(places, at, day)) if (offices.includes(at)) return true;
  return false;
}

/** A day and all later ones on which an office changes its place, in order. */
function changeDays(places: Places, since: string): string[] {
  const later = [...places.values()].flat().flatMap((span) => (begins(span) > since ? [begins(span)] : []));
  return [...new Set([since, ...later])].toSorted();
}

function standsBelowItself(places: Places, office: number, day: string): boolean {
  const passed = new Set<number>();
  for (let above = parentOn(places, office, day); above !== null && !passed.has(above); above = parentOn(places, above, day)) {
    if (above === office) return true;
    passed.add(above);
  }
  return false;
}

function parentOn(places: Places, office: number, day: string): number | null {
  const history = places.get(office);
  return history ? spanOn(history, day).value : null;
}

/** Before every date, and after every date, as text that compares like dates. */
function begins({ from }: Pick<Span<unknown>, 'from'>): string {
  return from ?? '';
}

function ends({ until }: Pick<Span<unknown>, 'until'>): string {
  return until ?? '~';
}
