import { longDate } from '@talaan/kernel/contract/dates.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import type { Places } from '@talaan/personnel/rules/places.ts';
import { compare, isWrong, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { readOffice } from '@talaan/personnel/rules/section-import/sections/place-fields.ts';
import { ATTRIBUTIONS, AREA_TYPES } from '../../contract/words.ts';
import { itemImportFields, type ItemValues } from './item-import-fields.ts';
import { judgeState, formatStates, type StateFrom, type StateOnRecord } from './judge-state.ts';

/** What an item says, as it is kept. */
export interface ItemFacts {
  item_number: string;
  old_item_number: string;
  position_id: number;
  parenthetical_title: string;
  office_id: number;
  level_id: number;
  coverage_id: number;
  attribution: keyof typeof ATTRIBUTIONS;
  area_code: string;
  area_type: keyof typeof AREA_TYPES;
  authority: string;
  authority_date: string | null;
  opened_on: string;
  education: string | null;
  experience_years: number | null;
  training_hours: number | null;
  eligibility: string | null;
  competency: string | null;
}

export interface ItemOnRecord extends StateOnRecord {
  id: number;
  facts: ItemFacts;
}

export interface ItemPlan {
  /** Null for an item that is to be added. */
  id: number | null;
  was: ItemFacts | null;
  facts: ItemFacts;
  /** In their order; none where the state stays. */
  states: StateFrom[];
  stateBefore: string | null;
  changeAuthority: string | null;
}

interface Named {
  id: number;
  code: string;
  name: string;
}

export interface ItemGround {
  onRecord: ReadonlyMap<string, ItemOnRecord>;
  places: Places;
  levels: readonly Named[];
  coverages: readonly Named[];
  gradeOf: (positionId: number) => number | null;
}

export interface JudgedItem {
  row: ReadRow<ItemValues>;
  position: string;
  plan: ItemPlan | null;
  isNew: boolean;
  changes: { field: string; from: string; to: string }[];
}

/** Holds the rows of a spreadsheet of items against those on record: what each would add or change, or why not. */
export function judgeItems(rows: readonly ReadRow<ItemValues>[], ground: ItemGround): JudgedItem[] {
  const byNumber = Map.groupBy(rows, ({ key }) => key);
  return rows.map((row) => {
    const twin = row.key !== '' && byNumber.get(row.key)!.find((other) => other !== row);
    if (twin) refuse(row, itemImportFields.item_number.title, `The same item number is in row ${twin.line} too.`);
    return judgeItem(row, ground.onRecord.get(row.key) ?? null, ground);
  });
}

function judgeItem(row: ReadRow<ItemValues>, known: ItemOnRecord | null, ground: ItemGround): JudgedItem {
  const facts = factsOf(row, known, ground);
  const position = facts.position_id === undefined ? '' : ground.places.positionLabel(facts.position_id);
  if (known) refuseChange(row, known, ground);
  else requireFacts(row);
  refuseGrade(row, facts.position_id, position, ground);
  const states = judgeState(row, known);
  if (isWrong(row)) return { row, position, plan: null, isNew: false, changes: [] };
  const becomes = facts as ItemFacts;
  const changes = [
    ...compare(known && formatFacts(known.facts, ground), formatFacts(becomes, ground)),
    ...states.map((one, at) => ({ field: 'Status', from: at === 0 && known ? formatStates(known) : '', to: formatStates(one) })),
  ].filter(({ to, from }) => to !== from);
  const plan: ItemPlan = {
    id: known?.id ?? null,
    was: known?.facts ?? null,
    facts: becomes,
    states,
    stateBefore: known?.state ?? null,
    changeAuthority: row.values.change_authority ?? null,
  };
  return { row, position, plan: changes.length > 0 ? plan : null, isNew: known === null, changes };
}

/** What is on record with what the row says instead; whatever cannot be told is absent. */
function factsOf(row: ReadRow<ItemValues>, known: ItemOnRecord | null, ground: ItemGround): Partial<ItemFacts> {
  const { values } = row;
  const said = {
    old_item_number: values.old_item_number,
    position_id: readPosition(row, ground),
    parenthetical_title: values.parenthetical_title,
    office_id: values.office === undefined ? undefined : (readOffice(row, ground.places) ?? undefined),
    level_id: readNamed(row, 'level', ground.levels),
    coverage_id: readNamed(row, 'coverage', ground.coverages),
    attribution: values.attribution,
    area_code: values.area_code,
    area_type: values.area_type,
    authority: values.authority,
    authority_date: values.authority_date,
    opened_on: values.opened_on,
    education: values.education,
    experience_years: values.experience_years,
    training_hours: values.training_hours,
    eligibility: values.eligibility,
    competency: values.competency,
  };
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<ItemFacts>;
  return { ...(known?.facts ?? blank(row.key)), ...given };
}

function blank(number: string): Partial<ItemFacts> {
  return {
    item_number: number,
    old_item_number: '',
    parenthetical_title: '',
    area_code: '',
    authority_date: null,
    education: null,
    experience_years: null,
    training_hours: null,
    eligibility: null,
    competency: null,
  };
}

function readPosition(row: ReadRow<ItemValues>, { places }: ItemGround): number | undefined {
  const { position } = row.values;
  if (position === undefined) return undefined;
  const found = places.position(position);
  if ('id' in found) return found.id;
  refuse(row, itemImportFields.position.title, `“${position.slice(0, 60)}” is not a position here. Add it to the list of positions first.`);
  return undefined;
}

function readNamed(row: ReadRow<ItemValues>, field: 'level' | 'coverage', entries: readonly Named[]): number | undefined {
  const told = row.values[field];
  if (told === undefined) return undefined;
  const found = entries.find(({ code, name }) => [plain(code), plain(name)].includes(plain(told)));
  if (found) return found.id;
  refuse(row, itemImportFields[field].title, `“${told.slice(0, 60)}” is not in the list: ${entries.map(({ name }) => name).join(', ')}.`);
  return undefined;
}

const NEEDED = ['position', 'office', 'level', 'coverage', 'attribution', 'area_type', 'authority', 'opened_on'] as const;

function requireFacts(row: ReadRow<ItemValues>): void {
  for (const field of NEEDED) {
    const { title } = itemImportFields[field];
    const isToldOf = row.messages.some(({ column }) => column === title);
    if (row.values[field] === undefined && !isToldOf) refuse(row, title, `${row.key} is not on record, and a new item needs this.`);
  }
}

function refuseChange(row: ReadRow<ItemValues>, { facts }: ItemOnRecord, { places }: ItemGround): void {
  const { position, opened_on: opened } = row.values;
  const told = position === undefined ? undefined : places.position(position);
  if (told && 'id' in told && told.id !== facts.position_id)
    refuse(
      row,
      itemImportFields.position.title,
      `This item is of ${places.positionLabel(facts.position_id)}; the position of an item changes by reclassification alone.`,
    );
  if (opened !== undefined && opened !== facts.opened_on)
    refuse(row, itemImportFields.opened_on.title, `This item was opened on ${longDate(facts.opened_on)}, which does not change.`);
}

function refuseGrade(row: ReadRow<ItemValues>, positionId: number | undefined, position: string, { gradeOf }: ItemGround): void {
  const told = row.values.salary_grade;
  if (told === undefined || positionId === undefined) return;
  const grade = gradeOf(positionId);
  if (grade === told) return;
  refuse(
    row,
    itemImportFields.salary_grade.title,
    grade === null ? `${position} has no salary grade on record.` : `${position} is of salary grade ${grade}, not ${told}.`,
  );
}

function formatFacts(facts: ItemFacts, { places, levels, coverages }: ItemGround): Record<string, string> {
  const nameOf = (entries: readonly Named[], id: number) => entries.find((one) => one.id === id)?.name ?? '';
  const said: { [F in keyof ItemValues]?: string | number | null } = {
    position: places.positionLabel(facts.position_id),
    old_item_number: facts.old_item_number,
    parenthetical_title: facts.parenthetical_title,
    office: places.officeLabel(facts.office_id),
    level: nameOf(levels, facts.level_id),
    coverage: nameOf(coverages, facts.coverage_id),
    attribution: ATTRIBUTIONS[facts.attribution],
    area_code: facts.area_code,
    area_type: AREA_TYPES[facts.area_type],
    authority: facts.authority,
    authority_date: facts.authority_date && longDate(facts.authority_date),
    opened_on: longDate(facts.opened_on),
    education: facts.education,
    experience_years: facts.experience_years,
    training_hours: facts.training_hours,
    eligibility: facts.eligibility,
    competency: facts.competency,
  };
  return Object.fromEntries(
    Object.entries(said).map(([field, value]) => [itemImportFields[field as keyof ItemValues].title, String(value ?? '')]),
  );
}
