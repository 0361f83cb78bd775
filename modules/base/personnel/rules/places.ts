import { plain } from '@talaan/imports/rules/import-fields.ts';
import type { OfficeChoice, PositionChoice, UnknownOffice, UnknownPosition } from '../contract/people-import.ts';

export interface University {
  campuses: readonly { id: number; name: string; acronym: string }[];
  offices: readonly { id: number; fullname: string; acronym: string; campus_id: number; is_active: boolean }[];
  positions: readonly { id: number; name: string }[];
  statuses: readonly { code: string; name: string; max_months: number | null }[];
}

/** A place found, or why not; an office or position that is to be made has a number below 0 until it is. */
export type Found = { id: number; label: string } | { unknown: string };

export interface Places {
  campus: (text: string) => number | undefined;
  office: (text: { acronym: string; name: string; campus: string }) => Found;
  position: (name: string) => Found;
  status: (text: string) => { code: string; name: string } | undefined;
  /** Labels of what people have now. */
  officeLabel: (id: number) => string;
  positionLabel: (id: number) => string;
  statusName: (code: string) => string;
  statusOf: (code: string) => { code: string; name: string; maxMonths: number | null };
  /** Whether an office is open today; one that is to be made will be. */
  isOpen: (officeId: number) => boolean;
  unknownOffices: () => Omit<UnknownOffice, 'suggestions'>[];
  unknownPositions: () => Omit<UnknownPosition, 'suggestions'>[];
}

/** Looks up what a file calls campuses, offices, positions and statuses, and collects what is not known, decided or not. */
export function openPlaces(
  university: University,
  officeChoices: readonly OfficeChoice[],
  positionChoices: readonly PositionChoice[],
): Places {
  const campuses = indexBy(university.campuses, (one) => [String(one.id), plain(one.name), plain(one.acronym)]);
  const byAcronym = indexBy(university.offices, (one) => [plain(one.acronym)]);
  const byName = indexBy(university.offices, (one) => [plain(one.fullname)]);
  const positions = indexBy(university.positions, (one) => [plain(one.name)]);
  const statuses = indexBy(university.statuses, (one) => [plain(one.name), plain(one.code)]);
  const offices = new Map(university.offices.map((one) => [one.id, `${one.fullname} (${one.acronym})`]));
  const titles = new Map(university.positions.map((one) => [one.id, one.name]));
  const statusNames = new Map(university.statuses.map((one) => [one.code, one.name]));
  const terms = new Map(university.statuses.map((one) => [one.code, one.max_months]));
  const closed = new Set(university.offices.filter((one) => !one.is_active).map(({ id }) => id));
  const chosenOffices = new Map(officeChoices.map((choice) => [choice.key, readOfficeChoice(choice, officeChoices, offices)]));
  const chosenPositions = new Map(positionChoices.map((choice) => [choice.key, readPositionChoice(choice, positionChoices, titles)]));
  const unknownOffices = new Map<string, Omit<UnknownOffice, 'suggestions'>>();
  const unknownPositions = new Map<string, Omit<UnknownPosition, 'suggestions'>>();
  const campus = (text: string) => campuses.get(plain(text))?.[0]?.id;

  return {
    campus,
    status: (text) => statuses.get(plain(text))?.[0],
    office: ({ acronym, name, campus: campusText }) => {
      const campusId = campusText === '' ? undefined : campus(campusText);
      const onCampus = (found: University['offices'] | undefined) =>
        (found ?? []).filter((one) => campusId === undefined || one.campus_id === campusId);
      const texts = [acronym, name].map(plain).filter(Boolean);
      for (const index of [byAcronym, byName]) {
        const found = texts.map((text) => onCampus(index.get(text))).find((matches) => matches.length === 1)?.[0];
        if (found) return { id: found.id, label: offices.get(found.id)! };
      }
      const key = [campusText, acronym, name].map(plain).join('|');
      const unknown = unknownOffices.get(key) ?? {
        key,
        acronym: acronym || name.slice(0, 20),
        name: name || acronym,
        campus_id: campusId ?? null,
        people: 0,
      };
      unknownOffices.set(key, { ...unknown, people: unknown.people + 1 });
      return chosenOffices.get(key) ?? { unknown: `“${name || acronym}” is not an office here. Match it to one, or have it made.` };
    },
    position: (name) => {
      const found = positions.get(plain(name))?.[0];
      if (found) return { id: found.id, label: found.name };
      const key = plain(name);
      const unknown = unknownPositions.get(key) ?? { key, name, people: 0 };
      unknownPositions.set(key, { ...unknown, people: unknown.people + 1 });
      return chosenPositions.get(key) ?? { unknown: `“${name}” is not a position here. Match it to one, or have it made.` };
    },
    officeLabel: (id) => offices.get(id) ?? '',
    positionLabel: (id) => titles.get(id) ?? '',
    statusName: (code) => statusNames.get(code) ?? code,
    statusOf: (code) => ({ code, name: statusNames.get(code) ?? code, maxMonths: terms.get(code) ?? null }),
    isOpen: (id) => !closed.has(id),
    unknownOffices: () => [...unknownOffices.values()],
    unknownPositions: () => [...unknownPositions.values()],
  };
}

/** The offices to be made by their number until then; several names of a file may become the same new office. */
export function officesToMake(choices: readonly OfficeChoice[]): Map<number, NonNullable<OfficeChoice['make']>> {
  return new Map(choices.flatMap(({ make }) => (make ? [[officeNumber(make, choices), make] as const] : [])));
}

export function positionsToMake(choices: readonly PositionChoice[]): Map<number, NonNullable<PositionChoice['make']>> {
  return new Map(choices.flatMap(({ make }) => (make ? [[positionNumber(make, choices), make] as const] : [])));
}

function readOfficeChoice(
  { office_id: id, make }: OfficeChoice,
  all: readonly OfficeChoice[],
  offices: Map<number, string>,
): Found | undefined {
  if (id !== undefined && offices.has(id)) return { id, label: offices.get(id)! };
  return make && { id: officeNumber(make, all), label: `${make.fullname} (${make.acronym})` };
}

function readPositionChoice(
  { position_id: id, make }: PositionChoice,
  all: readonly PositionChoice[],
  titles: Map<number, string>,
): Found | undefined {
  if (id !== undefined && titles.has(id)) return { id, label: titles.get(id)! };
  return make && { id: positionNumber(make, all), label: make.name };
}

/** Below 0, so that it is never taken for an office that stands. */
function officeNumber(make: NonNullable<OfficeChoice['make']>, all: readonly OfficeChoice[]): number {
  return -1 - all.findIndex((one) => one.make?.campus_id === make.campus_id && plain(one.make.acronym) === plain(make.acronym));
}

function positionNumber(make: NonNullable<PositionChoice['make']>, all: readonly PositionChoice[]): number {
  return -1 - all.findIndex((one) => one.make !== undefined && plain(one.make.name) === plain(make.name));
}

function indexBy<T>(rows: readonly T[], keysOf: (row: T) => string[]): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const row of rows) for (const key of new Set(keysOf(row))) index.getOrInsertComputed(key, () => []).push(row);
  return index;
}
