import { scheduledSpan } from '../../rules/day-window.ts';
import { REGULAR } from '../../rules/schedule-seeds.ts';
import type { Schedule, Span } from '../../rules/types.ts';
import type { Connection } from '@talaan/kernel/server/database/connection.ts';
import { BOUNDS, daysBetween, holdsOn, type DayBounds, type Days } from './day-numbers.ts';

/** A schedule with the hours of some date. */
export interface HeldSchedule {
  id: number | null;
  schedule: Schedule;
  /** Scheduled minutes, Monday first. */
  spans: (Span | null)[];
}

/** Says which schedule holds for somebody who serves in an office on a day. */
export type Roster = (personnelId: number, officeId: number, day: number) => HeldSchedule;

interface Assignment extends Days {
  scheduleId: number;
}

/** Where nothing was assigned, the hours of EO 292 Rule XVII Sec. 5 hold. */
const BY_LAW: HeldSchedule = hold(null, REGULAR);

/** What rosters of any people rest on: the hours of all schedules, and under which office each stood from when to when. */
export interface Schedules {
  hours: ReadonlyMap<number, readonly { days: Days; held: HeldSchedule }[]>;
  places: ReadonlyMap<number, readonly Place[]>;
}

/** Loads the schedules of these people: their own, else that of the nearest office above, else everybody's. */
export async function loadRoster(client: Connection, people: readonly number[]): Promise<Roster> {
  const schedules = await loadSchedules(client);
  const { rows } = await client.query<AssignmentRow>(ASSIGNMENTS, [people]);
  return rosterOf(schedules, rows);
}

export async function loadSchedules(client: Connection): Promise<Schedules> {
  return { hours: await loadHours(client), places: await loadPlaces(client) };
}

/** The roster of people by what was assigned to them, to offices and to all. */
export function rosterOf({ hours, places }: Schedules, assigned: readonly AssignmentRow[]): Roster {
  const { ofPeople, ofOffices, ofAll } = sortAssignments(assigned);
  const shared = new Map<number, Map<number, HeldSchedule>>();

  function assignedOn(assignments: readonly Assignment[] | undefined, day: number): HeldSchedule | null {
    const assigned = assignments?.find((one) => holdsOn(one, day));
    return assigned ? (hours.get(assigned.scheduleId)?.find((one) => holdsOn(one.days, day))?.held ?? null) : null;
  }

  function sharedOn(officeId: number, day: number): HeldSchedule {
    for (let office: number | null = officeId; office !== null; office = parentOn(places, office, day)) {
      const held = assignedOn(ofOffices.get(office), day);
      if (held) return held;
    }
    return assignedOn(ofAll, day) ?? BY_LAW;
  }

  return (personnelId, officeId, day) => {
    const own = assignedOn(ofPeople.get(personnelId), day);
    if (own) return own;
    let ofOffice = shared.get(officeId);
    if (!ofOffice) shared.set(officeId, (ofOffice = new Map()));
    let held = ofOffice.get(day);
    if (!held) ofOffice.set(day, (held = sharedOn(officeId, day)));
    return held;
  };
}

async function loadHours(client: Connection): Promise<Map<number, { days: Days; held: HeldSchedule }[]>> {
  const { rows } = await client.query<{ id: number; kind: string; name: string; weekdays: unknown } & DayBounds>(
    `select s.id, s.kind, s.name, h.weekdays, ${BOUNDS} from attendance.schedule s join attendance.schedule_hours h on h.schedule_id = s.id`,
  );
  const hours = Map.groupBy(rows, (row) => row.id);
  return new Map(
    [...hours].map(([id, versions]) => [
      id,
      versions.map(({ kind, name, weekdays, ...bounds }) => ({
        days: daysBetween(bounds),
        held: hold(id, { kind, name, weekdays } as Schedule),
      })),
    ]),
  );
}

/** A schedule with its spans. */
export function hold(id: number | null, schedule: Schedule): HeldSchedule {
  return { id, schedule, spans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => scheduledSpan(schedule, weekday)) };
}

export type AssignmentRow = { scheduleId: number; personnelId: number | null; officeId: number | null } & DayBounds;

/** The schedules of the people `$1`, of offices and of all. */
export const ASSIGNMENTS = `
  select schedule_id as "scheduleId", personnel_id as "personnelId", office_id as "officeId", ${BOUNDS}
  from attendance.schedule_assignment where personnel_id is null or personnel_id = any($1)`;

function sortAssignments(rows: readonly AssignmentRow[]) {
  const ofPeople = new Map<number, Assignment[]>();
  const ofOffices = new Map<number, Assignment[]>();
  const ofAll: Assignment[] = [];
  for (const { scheduleId, personnelId, officeId, ...bounds } of rows) {
    const assignment = { scheduleId, ...daysBetween(bounds) };
    if (personnelId !== null) addTo(ofPeople, personnelId, assignment);
    else if (officeId !== null) addTo(ofOffices, officeId, assignment);
    else ofAll.push(assignment);
  }
  return { ofPeople, ofOffices, ofAll };
}

function addTo(assignments: Map<number, Assignment[]>, target: number, assignment: Assignment): void {
  const known = assignments.get(target);
  if (known) known.push(assignment);
  else assignments.set(target, [assignment]);
}

interface Place extends Days {
  parentId: number | null;
}

/** Under which office each office stood from when to when: a day is computed by the tree of that day. */
async function loadPlaces(client: Connection): Promise<Map<number, Place[]>> {
  const { rows } = await client.query<{ office_id: number; parent_id: number | null } & DayBounds>(
    `select office_id, parent_id, ${BOUNDS} from organization.office_parent_view`,
  );
  const places = new Map<number, Place[]>();
  for (const { office_id, parent_id, ...bounds } of rows) {
    const place = { parentId: parent_id, ...daysBetween(bounds) };
    const known = places.get(office_id);
    if (known) known.push(place);
    else places.set(office_id, [place]);
  }
  return places;
}

function parentOn(places: Schedules['places'], officeId: number, day: number): number | null {
  return places.get(officeId)?.find((place) => holdsOn(place, day))?.parentId ?? null;
}
