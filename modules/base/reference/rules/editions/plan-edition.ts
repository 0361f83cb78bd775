import { compare, refuse, warn, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { RowChange } from '@talaan/imports/contract/import-record.ts';
import type { PlaceOfEdition } from '../places.ts';
import { compareEditions, type PlaceChange } from './compare-editions.ts';
import { placeFields, type PlaceValues } from './place-fields.ts';
import { readEdition } from './read-edition.ts';

type Row = ReadRow<PlaceValues>;

export const EDITION_WARNINGS = {
  ended: 'Places are no longer in the edition: they end, forms offer them no more, and addresses keep them.',
  moved: 'Places are in another province, city or region, or have another code.',
};

/** What is stored by a row: the codes that end with the edition, and the place that begins with it. */
export interface EditionPlan {
  ends: string[];
  begins: PlaceOfEdition | null;
}

interface PlannedPlace {
  row: Row;
  name: string;
  plan: EditionPlan | null;
  isNew: boolean;
  changes: RowChange[];
}

export interface PlannedEdition {
  rows: PlannedPlace[];
  counts: Record<PlaceChange['kind'], number>;
}

/** How many ended places a row names. */
const NAMED = 20;

/** Holds the rows of a new edition against the places of today. A place that ends has no row: the nearest place above it tells of it. */
export function planEdition(rows: readonly Row[], now: readonly PlaceOfEdition[]): PlannedEdition {
  const placeOfRow = readEdition(rows);
  if (placeOfRow.size === 0 && rows[0])
    refuse(rows[0], placeFields.level.title, 'No row of the file is a place. Choose the column with the geographic level.');
  const next = [...placeOfRow.values()];
  const changes = compareEditions(now, next);
  const changeOf = new Map(changes.flatMap((change) => (change.becomes ? [[change.becomes.code, change] as const] : [])));
  const ended = Map.groupBy(
    changes.flatMap(({ kind, was }) => (kind === 'ended' ? [was!] : [])),
    carrierOf(rows, placeOfRow, now, changes),
  );
  const names = { now: namesOf(now), next: namesOf(next) };
  const planned = rows.map((row): PlannedPlace => {
    const change = changeOf.get(placeOfRow.get(row)?.code ?? '');
    const ends = ended.get(row) ?? [];
    const name = placeOfRow.get(row)?.name ?? row.values.name ?? '';
    const isNew = change?.kind === 'new';
    if (!change && ends.length === 0) return { row, name, plan: null, isNew, changes: [] };
    if (change?.kind === 'moved') warn(row, 'moved', placeFields.code.title, EDITION_WARNINGS.moved);
    if (ends.length > 0) warn(row, 'ended', placeFields.name.title, `No longer there: ${nameAll(ends)}.`);
    return {
      row,
      name,
      plan: { ends: [change?.was, ...ends].flatMap((place) => place?.code ?? []), begins: change?.becomes ?? null },
      isNew,
      changes: [
        ...(change ? compare(change.was && describe(change.was, names.now), describe(change.becomes!, names.next)) : []),
        ...(ends.length > 0 ? [{ field: 'No longer there', from: '', to: nameAll(ends) }] : []),
      ],
    };
  });
  const count = (wanted: PlaceChange['kind']) => changes.filter(({ kind }) => kind === wanted).length;
  return { rows: planned, counts: { new: count('new'), renamed: count('renamed'), moved: count('moved'), ended: count('ended') } };
}

/** Finds the row of the nearest place above one that ended, wherever that is now; the first row where there is none. */
function carrierOf(
  rows: readonly Row[],
  placeOfRow: ReadonlyMap<Row, PlaceOfEdition>,
  now: readonly PlaceOfEdition[],
  changes: readonly PlaceChange[],
): (place: PlaceOfEdition) => Row | undefined {
  const rowOf = new Map([...placeOfRow].map(([row, { code }]) => [code, row]));
  for (const { was, becomes } of changes) if (was && becomes && !rowOf.has(was.code)) rowOf.set(was.code, rowOf.get(becomes.code)!);
  const byCode = new Map(now.map((place) => [place.code, place]));
  return ({ above }) => {
    let code = above;
    while (code !== null && !rowOf.has(code)) code = byCode.get(code)?.above ?? null;
    return code === null ? rows[0] : rowOf.get(code);
  };
}

function describe({ code, name, above }: PlaceOfEdition, names: ReadonlyMap<string, string>): Record<string, string> {
  return { Code: code, Name: name, ...(above !== null && { In: names.get(above) ?? above }) };
}

function namesOf(places: readonly PlaceOfEdition[]): Map<string, string> {
  return new Map(places.map(({ code, name }) => [code, name]));
}

function nameAll(places: readonly PlaceOfEdition[]): string {
  const named = places.slice(0, NAMED).map(({ code, name }) => `${name} (${code})`);
  return [...named, ...(places.length > NAMED ? [`and ${places.length - NAMED} more`] : [])].join(', ');
}
