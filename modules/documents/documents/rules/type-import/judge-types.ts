import { plain } from '@talaan/imports/rules/import-fields.ts';
import { compare, isWrong, note, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { COMPLEXITIES, CONFIDENTIALITIES, MOST_DAYS } from '../../contract/words.ts';
import type { Stop, TypeFacts } from '../../contract/types.ts';
import { isOrigin, writeStop, type WrittenStop } from './route-text.ts';
import { typeFields, type TypeValues } from './type-fields.ts';

type Row = ReadRow<TypeValues>;

export interface TypeHere extends TypeFacts {
  id: number;
}

interface OfficeHere {
  id: number;
  acronym: string;
  campus: string;
}

export interface TypeGround {
  types: readonly TypeHere[];
  /** The open ones. */
  offices: readonly OfficeHere[];
}

export interface TypePlan {
  /** Null for a type that is to be added. */
  id: number | null;
  facts: TypeFacts;
}

export interface JudgedType {
  row: Row;
  name: string;
  known: TypeHere | null;
  plan: TypePlan | null;
  changes: { field: string; from: string; to: string }[];
}

/** Holds the rows of a spreadsheet of types against those on record: what each would add or change, or why not. */
export function judgeTypes(rows: readonly Row[], ground: TypeGround): JudgedType[] {
  const byCode = new Map(ground.types.map((one) => [one.code, one]));
  const twins = Map.groupBy(rows, ({ values }) => values.code);
  const judged = rows.map((row) => {
    const twin = row.values.code !== undefined && twins.get(row.values.code)!.find((other) => other !== row);
    if (twin) refuse(row, typeFields.code.title, `The same code is in row ${twin.line} too.`);
    return judgeType(row, byCode.get(row.values.code ?? '') ?? null, ground);
  });
  refuseSameNames(judged, ground);
  return judged.map((one) => (isWrong(one.row) ? { ...one, plan: null, changes: [] } : one));
}

function judgeType(row: Row, known: TypeHere | null, ground: TypeGround): JudgedType {
  const { values } = row;
  if (!known && values.name === undefined)
    refuse(row, typeFields.name.title, `${row.key} is not on record, and a new type needs its name.`);
  const facts = factsOf(row, known, ground);
  if (facts.working_days > MOST_DAYS[facts.complexity])
    refuse(
      row,
      typeFields.working_days.title,
      `The law gives ${MOST_DAYS[facts.complexity]} working days at most for a ${COMPLEXITIES[facts.complexity].toLowerCase()} document (RA 11032, Section 9b).`,
    );
  const changes = compare(known && saidOf(known, ground), saidOf(facts, ground));
  const isSame = known !== null && changes.length === 0;
  return { row, name: facts.name, known, plan: isSame ? null : { id: known?.id ?? null, facts }, changes };
}

/** An empty cell leaves what is on record; a new type gets what is usual. */
function factsOf(row: Row, known: TypeHere | null, ground: TypeGround): TypeFacts {
  const { values } = row;
  const complexity = values.complexity ?? known?.complexity ?? 'simple';
  // Days of another complexity do not fit any more.
  const knownDays = values.complexity === undefined || values.complexity === known?.complexity ? known?.working_days : undefined;
  return {
    code: values.code ?? known?.code ?? '',
    name: values.name ?? known?.name ?? '',
    complexity,
    working_days: values.working_days ?? knownDays ?? MOST_DAYS[complexity],
    requirements: values.requirements ?? known?.requirements ?? [],
    needs_release: values.needs_release ?? known?.needs_release ?? false,
    is_picked_up: values.is_picked_up ?? known?.is_picked_up ?? false,
    confidentiality: values.confidentiality ?? known?.confidentiality ?? 'OPEN',
    retention_years: values.kept ? values.kept.years : (known?.retention_years ?? null),
    schedule_item: values.schedule_item ?? known?.schedule_item ?? '',
    is_active: values.is_active ?? known?.is_active ?? true,
    stops: values.stops ? values.stops.map((stop, at) => placeStop(row, stop, known?.stops[at], ground)) : (known?.stops ?? []),
  };
}

/** The office that is meant: by its acronym, or with its campus where several campuses have one of that acronym. */
function placeStop(row: Row, { words, minutes }: WrittenStop, before: Stop | undefined, { offices }: TypeGround): Stop {
  const column = typeFields.stops.title;
  const isSameWords = before?.office_id === null && plain(before.label) === plain(words);
  if (isOrigin(words) || (isSameWords && before.is_origin))
    return { label: words, office_id: null, is_origin: true, limit_minutes: minutes };
  const meant = offices.filter(({ acronym, campus }) => [acronym, `${campus}-${acronym}`].some((name) => plain(name) === plain(words)));
  const found = meant.find(({ id }) => id === before?.office_id) ?? meant[0];
  if (!found) {
    if (!isSameWords) note(row, column, `No open office has the acronym “${words}”: the stop is words alone.`);
    return { label: words, office_id: null, is_origin: false, limit_minutes: minutes };
  }
  if (meant.length > 1 && found.id !== before?.office_id) {
    const ways = meant.map(({ acronym, campus }) => `${campus}-${acronym}`);
    refuse(row, column, `Several offices have the acronym ${found.acronym}. Write one of these: ${ways.join(', ')}.`);
  }
  return {
    label: found.id === before?.office_id ? before.label : found.acronym,
    office_id: found.id,
    is_origin: false,
    limit_minutes: minutes,
  };
}

/** Names are given once, whatever the letters' case; a type that the file renames gives its name up. */
function refuseSameNames(judged: readonly JudgedType[], { types }: TypeGround): void {
  const renamed = new Set(judged.flatMap(({ known, plan }) => (known && plan && known.name !== plan.facts.name ? [known.id] : [])));
  const others = types.filter(({ id }) => !renamed.has(id) && !judged.some(({ known }) => known?.id === id));
  const groups = Map.groupBy(judged, ({ name }) => name.toLowerCase());
  for (const [name, rows] of groups) {
    if (name === '') continue;
    const taken = others.find((one) => one.name.toLowerCase() === name);
    for (const { row } of rows) {
      const twin = rows.find((other) => other.row !== row);
      if (taken) refuse(row, typeFields.name.title, `The type ${taken.code} has this name already.`);
      else if (twin) refuse(row, typeFields.name.title, `Row ${twin.row.line} has the same name.`);
    }
  }
}

/** In words, by the titles of the columns. */
function saidOf(facts: TypeFacts, { offices }: TypeGround): Record<string, string> {
  const acronyms = new Map(offices.map(({ id, acronym }) => [id, acronym]));
  const yesNo = (flag: boolean) => (flag ? 'Yes' : 'No');
  const route = facts.stops.map(({ label, office_id: id, limit_minutes: minutes }) =>
    writeStop({ words: (id === null ? undefined : acronyms.get(id)) ?? label, minutes }),
  );
  return {
    [typeFields.name.title]: facts.name,
    [typeFields.complexity.title]: COMPLEXITIES[facts.complexity],
    [typeFields.working_days.title]: String(facts.working_days),
    [typeFields.stops.title]: route.join(' › '),
    [typeFields.requirements.title]: facts.requirements.join('; '),
    [typeFields.needs_release.title]: yesNo(facts.needs_release),
    [typeFields.is_picked_up.title]: yesNo(facts.is_picked_up),
    [typeFields.confidentiality.title]: CONFIDENTIALITIES[facts.confidentiality],
    [typeFields.kept.title]: facts.retention_years === null ? 'For good' : String(facts.retention_years),
    [typeFields.schedule_item.title]: facts.schedule_item,
    [typeFields.is_active.title]: yesNo(facts.is_active),
  };
}
