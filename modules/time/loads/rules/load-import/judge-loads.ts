import { compare, isWrong, note, refuse } from '@talaan/imports/rules/read-rows.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import type { JudgedRow, SectionRow } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { formatLoadHours, shareAnHour, type LoadSegment, type Term } from '../load-segment.ts';
import { lastLockedDay, planChange, type LockedDays } from '../plan-change.ts';
import { formatUnits } from '../format-units.ts';
import { SEGMENT_KINDS } from '../segment-kinds.ts';
import type { LoadValues } from './load-fields.ts';

export interface LoadGround {
  terms: readonly Term[];
  /** All segments of the people of the file. */
  onRecord: readonly LoadSegment[];
  /** When the people teach at the university: a segment begins within an appointment. */
  served: ReadonlyMap<number, readonly { from: string; until: string | null }[]>;
  /** Days of the people that are locked. */
  locked: ReadonlyMap<number, readonly LockedDays[]>;
}

interface Wanted {
  row: SectionRow<LoadValues>;
  was: LoadSegment | null;
  plan: LoadSegment;
}

/**
 * Holds a term's load against what is on record. A row of the same teacher, term, kind, subject, section, days and first day corrects; any
 * other is new. In the end no two segments of a teacher share an hour. Rooms that two teachers share at an hour are noted, for classes are
 * taught in teams.
 */
export function judgeLoads(rows: readonly SectionRow<LoadValues>[], ground: LoadGround): JudgedRow<LoadValues, LoadSegment>[] {
  const known = new Map(ground.onRecord.map((one) => [keyOf(one), one]));
  const wanted: Wanted[] = [];
  for (const row of rows) {
    const plan = readPlan(row, ground);
    if (!plan) continue;
    const was = known.get(keyOf(plan)) ?? null;
    if (wanted.some((one) => keyOf(one.plan) === keyOf(plan))) refuse(row, 'Subject', 'The same segment is in the file twice.');
    else wanted.push({ row, was, plan: was ? { ...plan, id: was.id, ...kept(row, was) } : plan });
  }
  refuseLocked(wanted, ground);
  while (refuseOverlaps(wanted, ground.onRecord));
  noteRooms(wanted);
  const settled = new Map(wanted.map((one) => [one.row.line, one]));
  return rows.map((row) => {
    const one = settled.get(row.line);
    if (!one || isWrong(row)) return { row, plan: null, isNew: false, changes: [] };
    const changes = compare(one.was && describe(one.was, ground), describe(one.plan, ground));
    return { row, plan: changes.length > 0 ? one.plan : null, isNew: one.was === null, changes };
  });
}

function readPlan(row: SectionRow<LoadValues>, { terms, served }: LoadGround): LoadSegment | null {
  const { kind = 'CLASS', subject = '', section = '', room = '', units = 0, weekdays, from_minute, to_minute } = row.values;
  const term = terms.find(({ name }) => plain(name) === plain(row.values.term ?? ''));
  if (row.values.term !== undefined && !term) {
    const names = terms.map(({ name }) => name).join('; ');
    refuse(row, 'Term', names ? `There is no such term. There are: ${names}.` : 'There are no terms yet. Add one first.');
  }
  if (kind === 'CLASS' && subject === '') refuse(row, 'Subject', 'Enter the subject of the class.');
  if (kind === 'CLASS' && section === '') refuse(row, 'Section', 'Enter the section of the class.');
  if (from_minute !== undefined && to_minute !== undefined && to_minute <= from_minute)
    refuse(row, 'Ends', `It ends at ${clockTime(to_minute)}, and begins at ${clockTime(from_minute)}.`);
  if (!row.person || !term || !weekdays || from_minute === undefined || to_minute === undefined) return null;
  const from = row.values.from ?? term.from;
  const to = row.values.until ?? term.to;
  const days = `${term.name} lasts from ${longDate(term.from)} to ${longDate(term.to)}.`;
  if (from < term.from || from > term.to) refuse(row, 'First day', days);
  if (to < term.from || to > term.to) refuse(row, 'Last day', days);
  else if (to < from) refuse(row, 'Last day', `The last day, ${longDate(to)}, lies before the first, ${longDate(from)}.`);
  const serves = served.get(row.person.id)?.some((one) => one.from <= to && (one.until === null || one.until > from));
  if (!serves) refuse(row, 'Employee number', 'No appointment runs on these days.');
  if (isWrong(row)) return null;
  return {
    id: null,
    personnelId: row.person.id,
    termId: term.id,
    kind,
    subject,
    section,
    room,
    units,
    weekdays,
    fromMinute: from_minute,
    toMinute: to_minute,
    from,
    to,
  };
}

/** An empty cell leaves what is on record. */
function kept({ values }: SectionRow<LoadValues>, was: LoadSegment): Partial<LoadSegment> {
  return {
    ...(values.room === undefined && { room: was.room }),
    ...(values.units === undefined && { units: was.units }),
    ...(values.until === undefined && { to: was.to }),
  };
}

function keyOf({ personnelId, termId, kind, subject, section, weekdays, from }: LoadSegment): string {
  return JSON.stringify([personnelId, termId, kind, plain(subject), plain(section), weekdays, from]);
}

/** What locked days say is not changed by a file; on the screen a segment ends with them and another begins. */
function refuseLocked(wanted: readonly Wanted[], { locked }: LoadGround): void {
  for (const { row, was, plan } of wanted) {
    const last = lastLockedDay(locked.get(plan.personnelId) ?? [], [was, plan]);
    const change = planChange(was, plan, last);
    if (change.how === 'refuse') refuse(row, change.field === 'to' ? 'Last day' : 'First day', change.message);
    if (change.how === 'split')
      refuse(
        row,
        'First day',
        `Days until ${longDate(last!)} are locked. Change it under Faculty loads: it ends there and another begins.`,
      );
  }
}

function refuseOverlaps(wanted: readonly Wanted[], onRecord: readonly LoadSegment[]): boolean {
  const accepted = wanted.filter(({ row }) => !isWrong(row));
  const corrected = new Set(accepted.flatMap(({ was }) => (was ? [was.id] : [])));
  const standing = [
    ...onRecord.filter(({ id }) => !corrected.has(id)).map((segment) => ({ segment, line: null })),
    ...accepted.map(({ plan, row }) => ({ segment: plan, line: row.line })),
  ];
  let refused = false;
  const ofPeople = Map.groupBy(standing, ({ segment }) => segment.personnelId);
  for (const { row, plan } of accepted) {
    if (isWrong(row)) continue;
    const clash = ofPeople.get(plan.personnelId)!.find(({ segment, line }) => line !== row.line && shareAnHour(segment, plan));
    if (!clash) continue;
    const { segment, line } = clash;
    const what = segment.subject || SEGMENT_KINDS[segment.kind];
    refuse(
      row,
      'Begins',
      `At that hour there is ${what}, ${formatLoadHours(segment)}${line === null ? ', on record' : `, in row ${line}`}.`,
    );
    refused = true;
  }
  return refused;
}

function noteRooms(wanted: readonly Wanted[]): void {
  const ofRooms = Map.groupBy(
    wanted.filter(({ row, plan }) => !isWrong(row) && plan.kind === 'CLASS' && plan.room !== ''),
    ({ plan }) => plain(plan.room),
  );
  for (const rooms of ofRooms.values())
    for (const { row, plan } of rooms) {
      const other = rooms.find((one) => one.plan.personnelId !== plan.personnelId && shareAnHour(one.plan, plan));
      if (other) note(row, 'Room', `${plan.room} also has ${other.plan.subject} at that hour, in row ${other.row.line}.`);
    }
}

function describe(segment: LoadSegment, { terms }: LoadGround): Record<string, string> {
  return {
    Term: terms.find(({ id }) => id === segment.termId)?.name ?? '',
    Kind: SEGMENT_KINDS[segment.kind],
    Subject: segment.subject,
    Section: segment.section,
    Hours: formatLoadHours(segment),
    Room: segment.room,
    Units: formatUnits(segment.units),
    'First day': longDate(segment.from),
    'Last day': longDate(segment.to),
  };
}
