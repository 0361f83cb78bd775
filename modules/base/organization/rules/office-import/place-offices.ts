import { plain } from '@talaan/imports/rules/import-fields.ts';
import { refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { officeFields, type OfficeValues } from './office-fields.ts';

export interface CampusHere {
  id: number;
  name: string;
  acronym: string;
}

export interface OfficeHere {
  id: number;
  fullname: string;
  acronym: string;
  campus_id: number;
  parent_id: number | null;
  is_active: boolean;
}

export type OfficeRow = ReadRow<OfficeValues>;

/** An office that others may be below: on record, or of a row of the file. */
export type Node = { record: OfficeHere } | { row: OfficeRow };

export interface Place {
  campusId: number;
  above: Node | null;
}

interface Known {
  campuses: readonly CampusHere[];
  offices: readonly OfficeHere[];
}

/**
 * Finds the campus of each row and the office above it, on record or in any row of the file. What cannot be found is refused on its cell,
 * and the row has no place.
 */
export function placeOffices(rows: readonly OfficeRow[], known: Known): Map<OfficeRow, Place> {
  const campuses = findCampuses(rows, known);
  const find = openNames(rows, campuses, known);
  const places = new Map<OfficeRow, Place>();
  for (const row of rows) {
    const campusId = campuses.get(row) ?? null;
    const { above } = row.values;
    if (campusId === null) refuseCampus(row, known);
    else if (above === undefined) places.set(row, { campusId, above: null });
    else {
      const found = find(campusId, above);
      if (found.length === 1) places.set(row, { campusId, above: found[0]! });
      else refuseAbove(row, above, found.length, known.campuses.find(({ id }) => find(id, above).length > 0)?.name);
    }
  }
  return places;
}

/** The campus that a row names, the only one there is, or that of the office above; null where it cannot be told. */
function findCampuses(rows: readonly OfficeRow[], { campuses, offices }: Known): Map<OfficeRow, number | null> {
  const records = Map.groupBy(
    offices.flatMap((one) => namesOf(one).map((name) => ({ name, id: one.campus_id }))),
    ({ name }) => name,
  );
  const ofFile = Map.groupBy(
    rows.flatMap((row) => namesOf(row.values).map((name) => ({ name, row }))),
    ({ name }) => name,
  );
  const found = new Map<OfficeRow, number | null>();
  const campusOf = (row: OfficeRow): number | null => {
    const { campus, above } = row.values;
    if (found.has(row)) return found.get(row)!;
    // A row that is reached again on the way up is in a circle.
    found.set(row, null);
    const inferred = () => {
      if (above === undefined) return null;
      const names = [plain(above), plain(stepsOf(above).at(-1) ?? '')];
      const name = names.find((one) => records.has(one) || ofFile.has(one)) ?? '';
      const ofRows = (ofFile.get(name) ?? []).flatMap((one) => campusOf(one.row) ?? []);
      const ids = new Set([...(records.get(name) ?? []).map(({ id }) => id), ...ofRows]);
      return ids.size === 1 ? [...ids][0]! : null;
    };
    const id =
      campus !== undefined
        ? (campuses.find((one) => isCalled(one, campus))?.id ?? null)
        : campuses.length === 1
          ? campuses[0]!.id
          : inferred();
    found.set(row, id);
    return id;
  };
  for (const row of rows) campusOf(row);
  return found;
}

/** Answers which offices of a campus are meant by an acronym, a name, or a way from above. */
function openNames(rows: readonly OfficeRow[], campuses: ReadonlyMap<OfficeRow, number | null>, known: Known) {
  const byId = new Map(known.offices.map((office) => [office.id, office]));
  const named = new Map<string, Node[]>();
  const keyOf = (campusId: number, name: string) => `${campusId}|${name}`;
  const add = (campusId: number, names: readonly string[], node: Node) => {
    for (const name of new Set(names)) named.getOrInsertComputed(keyOf(campusId, name), () => []).push(node);
  };
  for (const record of known.offices) add(record.campus_id, namesOf(record), { record });
  const acronyms = new Set(known.offices.map((one) => keyOf(one.campus_id, plain(one.acronym))));
  for (const row of rows) {
    const campusId = campuses.get(row) ?? null;
    const key = keyOf(campusId ?? 0, plain(row.values.acronym ?? ''));
    // What is on record is that, and what is twice is refused by its rows: to those below it is one office.
    if (campusId === null || row.values.acronym === undefined || acronyms.has(key)) continue;
    acronyms.add(key);
    add(campusId, namesOf(row.values), { row });
  }
  const looking = new Set<OfficeRow>();
  const parentOf = (node: Node, campusId: number): Node[] => {
    if ('record' in node) {
      const parent = byId.get(node.record.parent_id ?? 0);
      return parent ? [{ record: parent }] : [];
    }
    const { above } = node.row.values;
    if (above === undefined || looking.has(node.row)) return [];
    looking.add(node.row);
    const found = find(campusId, above);
    looking.delete(node.row);
    return found;
  };
  /** Whether the steps are those above an office; the first may be its campus. */
  const isBelow = (node: Node, steps: readonly string[], campusId: number): boolean => {
    if (steps.length === 0) return true;
    const parents = parentOf(node, campusId);
    if (parents.length === 0) return steps.length === 1 && known.campuses.some((one) => one.id === campusId && isCalled(one, steps[0]!));
    return parents.some((one) => {
      const names = namesOf('record' in one ? one.record : one.row.values);
      return names.includes(plain(steps.at(-1)!)) && isBelow(one, steps.slice(0, -1), campusId);
    });
  };
  const find = (campusId: number, told: string): Node[] => {
    const whole = named.get(keyOf(campusId, plain(told))) ?? [];
    const steps = stepsOf(told);
    if (whole.length > 0 || steps.length < 2) return whole;
    const last = named.get(keyOf(campusId, plain(steps.at(-1)!))) ?? [];
    return last.filter((node) => isBelow(node, steps.slice(0, -1), campusId));
  };
  return find;
}

function namesOf({ acronym, fullname }: Partial<Pick<OfficeValues, 'acronym' | 'fullname'>>): string[] {
  return [acronym, fullname].flatMap((one) => (one === undefined ? [] : [plain(one)]));
}

function stepsOf(told: string): string[] {
  return told.split(/\s*[/>\\]\s*/).filter(Boolean);
}

function isCalled({ id, name, acronym }: CampusHere, told: string): boolean {
  return [String(id), plain(name), plain(acronym)].includes(plain(told));
}

function refuseCampus(row: OfficeRow, { campuses }: Known): void {
  const { campus } = row.values;
  if (campuses.length === 0)
    return refuse(row, officeFields.campus.title, 'There is no campus yet. Add the campuses in University and campuses first.');
  const all = campuses.map(({ id, name }) => `${id} ${name}`).join(', ');
  refuse(
    row,
    officeFields.campus.title,
    campus === undefined ? `Enter the campus: ${all}.` : `“${campus.slice(0, 60)}” is not a campus here: ${all}.`,
  );
}

function refuseAbove(row: OfficeRow, above: string, found: number, elsewhere: string | undefined): void {
  const told = `“${above.slice(0, 60)}”`;
  refuse(
    row,
    officeFields.above.title,
    found > 1
      ? `${told} is the name of ${found} offices. Enter the acronym, or the way to it from above, such as OVPAA / CAS.`
      : elsewhere
        ? `${told} is on another campus, ${elsewhere}: an office is on the campus of the office above it.`
        : `${told} is neither an office here nor one of this file.`,
  );
}
