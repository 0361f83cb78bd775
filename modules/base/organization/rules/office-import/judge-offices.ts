import { longDate } from '@talaan/kernel/contract/dates.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { compare, isWrong, note, refuse } from '@talaan/imports/rules/read-rows.ts';
import { officeFields } from './office-fields.ts';
import { placeOffices, type CampusHere, type Node, type OfficeHere, type OfficeRow, type Place } from './place-offices.ts';

interface PersonHere {
  id: number;
  fullname: string;
}

/** Who heads an office for a time; `until` is the day after the last one. */
export interface HeadHere {
  office_id: number;
  personnel_id: number;
  name: string;
  from: string | null;
  until: string | null;
}

export interface OfficeGround {
  today: string;
  /** The person who imports, if any. */
  self: number | null;
  campuses: readonly CampusHere[];
  offices: readonly OfficeHere[];
  /** Every acronym that an office has, had or will have. */
  acronyms: readonly { campus_id: number; acronym: string; office: string }[];
  people: ReadonlyMap<string, PersonHere>;
  heads: readonly HeadHere[];
}

export interface HeadPlan {
  personnelId: number;
  title: string;
  from: string;
}

export interface OfficePlan {
  /** Null for an office that is to be added. */
  id: number | null;
  campusId: number;
  acronym: string;
  fullname: string;
  /** The office above: its number on record, or the row of the file that adds it. */
  above: { id: number } | { line: number } | null;
  /** 0 for an office whose place is on record; one more than that above it in the file. */
  depth: number;
  head: HeadPlan | null;
}

export interface JudgedOffice {
  row: OfficeRow;
  name: string;
  known: OfficeHere | null;
  plan: OfficePlan | null;
  changes: { field: string; from: string; to: string }[];
}

/** Holds the rows against the offices on record: which would be added, under which, and who would head them, or why not. */
export function judgeOffices(rows: readonly OfficeRow[], ground: OfficeGround): JudgedOffice[] {
  const places = placeOffices(rows, ground);
  const knownAs = new Map(ground.offices.map((one) => [keyOf(one.campus_id, one.acronym), one]));
  const onRecord = new Map(
    [...places].flatMap(([row, { campusId }]) => {
      const known = knownAs.get(keyOf(campusId, row.values.acronym ?? ''));
      return known ? [[row, known] as const] : [];
    }),
  );
  refuseTwins(places);
  for (const row of rows) if (places.has(row) && !onRecord.has(row)) requireNew(row, places.get(row)!, ground);
  refuseCircles(places, onRecord);
  refuseBelowWrong(places, onRecord);
  return rows.map((row) => judgeOffice(row, places, onRecord.get(row) ?? null, ground));
}

function keyOf(campusId: number, acronym: string): string {
  return `${campusId}|${plain(acronym)}`;
}

type Places = ReadonlyMap<OfficeRow, Place>;
type OnRecord = ReadonlyMap<OfficeRow, OfficeHere>;

function refuseTwins(places: Places): void {
  const groups = Map.groupBy([...places.keys()], (row) => keyOf(places.get(row)!.campusId, row.values.acronym ?? ''));
  for (const twins of groups.values())
    for (const row of twins) {
      const twin = twins.find((other) => other !== row);
      if (twin && row.values.acronym !== undefined)
        refuse(row, officeFields.acronym.title, `The same acronym is in row ${twin.line} too, for the same campus.`);
    }
}

function requireNew(row: OfficeRow, { campusId, above }: Place, { acronyms }: OfficeGround): void {
  const { acronym, fullname } = row.values;
  if (fullname === undefined && !row.messages.some(({ column }) => column === officeFields.fullname.title))
    refuse(row, officeFields.fullname.title, `${row.key} is not on record, and a new office needs its name.`);
  const former = acronyms.find((one) => one.campus_id === campusId && one.acronym === acronym);
  if (former) refuse(row, officeFields.acronym.title, `${former.office} has this acronym at another time. Choose another one.`);
  if (above && 'record' in above && !above.record.is_active)
    refuse(row, officeFields.above.title, `${above.record.acronym} is closed. Open it in Departments first, or choose another office.`);
}

/** The rows from an office up to the one whose place is on record, or to the one that was there before. */
function wayUp(start: OfficeRow, places: Places, onRecord: OnRecord): OfficeRow[] {
  const way = [start];
  for (let above = rowAbove(start, places, onRecord); above; above = rowAbove(above, places, onRecord)) {
    way.push(above);
    if (way.indexOf(above) < way.length - 1) break;
  }
  return way;
}

function rowAbove(row: OfficeRow, places: Places, onRecord: OnRecord): OfficeRow | undefined {
  const above: Node | null | undefined = onRecord.has(row) ? null : places.get(row)?.above;
  return above && 'row' in above ? above.row : undefined;
}

function refuseCircles(places: Places, onRecord: OnRecord): void {
  for (const row of places.keys()) {
    const way = wayUp(row, places, onRecord);
    if (way.length > 1 && way.at(-1) === row)
      refuse(
        row,
        officeFields.above.title,
        `These offices are below one another in a circle: ${way.map(({ key }) => key).join(' under ')}.`,
      );
  }
}

/** An office cannot be added under one that is not. */
function refuseBelowWrong(places: Places, onRecord: OnRecord): void {
  const wrong = new Set([...places.keys()].filter(isWrong));
  for (const row of places.keys()) {
    const cause = wayUp(row, places, onRecord)
      .slice(1)
      .find((one) => wrong.has(one) || !places.has(one));
    if (cause && cause !== row && !wrong.has(row))
      refuse(row, officeFields.above.title, `The office above it has a problem: ${cause.key} in row ${cause.line}.`);
  }
}

function judgeOffice(row: OfficeRow, places: Places, known: OfficeHere | null, ground: OfficeGround): JudgedOffice {
  const place = places.get(row);
  const name = known?.fullname ?? row.values.fullname ?? '';
  if (known && place) compareWithRecord(row, known, place, ground);
  const head = readHead(row, known, ground);
  if (isWrong(row) || !place) return { row, name, known, plan: null, changes: [] };
  const acronym = known?.acronym ?? row.values.acronym!;
  const { campusId, above } = place;
  const plan: OfficePlan = {
    id: known?.id ?? null,
    campusId,
    acronym,
    fullname: name,
    above: above && ('record' in above ? { id: above.record.id } : { line: above.row.line }),
    depth: known ? 0 : depthOf(row, places),
    head,
  };
  const headName = head ? `${personCalled(head.personnelId, ground)}, ${head.title}, from ${longDate(head.from)}` : '';
  const said = { [officeFields.head.title]: headName };
  const placed = {
    [officeFields.fullname.title]: name,
    [officeFields.above.title]: above ? ('record' in above ? above.record.acronym : above.row.key) : '',
    [officeFields.campus.title]: ground.campuses.find(({ id }) => id === campusId)!.name,
  };
  const changes = compare(null, known ? said : { ...placed, ...said });
  return { row, name, known, plan: changes.length > 0 ? plan : null, changes };
}

function depthOf(row: OfficeRow, places: Places): number {
  return wayUp(row, places, new Map()).length - 1;
}

function personCalled(id: number, { people }: OfficeGround): string {
  return [...people.values()].find((one) => one.id === id)!.fullname;
}

/** An office on record keeps its name and place: both have a history, which a spreadsheet without dates does not tell. */
function compareWithRecord(row: OfficeRow, known: OfficeHere, { above }: Place, { offices }: OfficeGround): void {
  const { fullname } = row.values;
  note(row, officeFields.acronym.title, known.is_active ? 'Already here.' : 'Already here, and closed.');
  if (fullname !== undefined && plain(fullname) !== plain(known.fullname))
    note(
      row,
      officeFields.fullname.title,
      `Here it is “${known.fullname}”, which stays. A new name is given in Departments, with its date.`,
    );
  const parent = offices.find(({ id }) => id === known.parent_id);
  const isElsewhere = row.values.above !== undefined && above !== null && !('record' in above && above.record.id === known.parent_id);
  if (isElsewhere)
    note(
      row,
      officeFields.above.title,
      `Here it is ${parent ? `under ${parent.acronym}` : 'right below its campus'}, where it stays. It is moved in Departments, with its date.`,
    );
}

function readHead(row: OfficeRow, known: OfficeHere | null, { people, heads, self, today }: OfficeGround): HeadPlan | null {
  const { head, head_title: title = 'Head', head_since: from = today } = row.values;
  const column = officeFields.head.title;
  if (head === undefined) return null;
  const person = people.get(head);
  if (!person) {
    note(row, column, `No one has the employee number ${head} yet. Import the people, then upload this file again.`);
    return null;
  }
  if (person.id === self) {
    refuse(row, column, 'You cannot designate yourself. Ask a colleague.');
    return null;
  }
  const others = heads.filter((one) => one.office_id === known?.id && (one.until === null || one.until > from));
  if (others.some((one) => one.personnel_id === person.id)) return null;
  const other = others[0];
  if (other) {
    note(
      row,
      column,
      `${other.name} heads it${other.from ? ` since ${longDate(other.from)}` : ''}, which stays. Heads change in Departments.`,
    );
    return null;
  }
  return { personnelId: person.id, title, from };
}
