import type { ListName, Typed } from '../../contract/field.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import { plainText } from '../same-plain.ts';
import type { Boxes } from './read-row.ts';

/** An entry of a list; a degree has its level as detail. */
export interface Entry {
  id: number;
  name: string;
  detail: string;
}

/** Entries by list and by their names in plain letters. */
export type Entries = ReadonlyMap<ListName, ReadonlyMap<string, readonly Entry[]>>;

export interface Place {
  code: string;
  barangay: string;
  city: string;
  province: string;
}

/** What was found in the lists for the texts of a file. */
export interface Found {
  entries: Entries;
  /** Of the status that is none of the form’s four. */
  otherStatus: Entry | null;
  places: Partial<Record<'residential' | 'permanent', Place>>;
}

/** The boxes of a row as they would be chosen in the form: entries of lists by number, a barangay by its code; and their names. */
export function chooseEntries(section: SectionName, boxes: Boxes, found: Found): { values: Boxes; names: Record<string, string> } {
  const values: Record<string, Typed> = { ...boxes };
  const names: Record<string, string> = {};
  for (const [name, value] of Object.entries(boxes)) {
    const { list } = SECTIONS[section].fields[name]!;
    if (!list || typeof value !== 'string') continue;
    const entry = entryNamed(found, list, value, boxes.level);
    if (entry) [values[name], names[name]] = [entry.id, entry.name];
    else if (name === 'civil_status' && found.otherStatus) {
      [values.civil_status, names.civil_status] = [found.otherStatus.id, found.otherStatus.name];
      values.civil_status_other = value;
    } else names[name] = value;
  }
  for (const prefix of section === 'personal' ? (['residential', 'permanent'] as const) : []) {
    const place = found.places[prefix];
    if (!place || boxes[`${prefix}_barangay`] === undefined) continue;
    values[`${prefix}_barangay_code`] = place.code;
    for (const part of ['barangay', 'city', 'province'] as const) values[`${prefix}_${part}`] = place[part];
  }
  return { values, names };
}

/** A name that several entries bear is none that is known exactly. */
function entryNamed({ entries }: Found, list: ListName, name: string, level: Typed | undefined): Entry | undefined {
  const named = entries.get(list)?.get(plainText(name)) ?? [];
  return named.length === 1 ? named[0] : named.find(({ detail }) => list === 'degree' && detail === level);
}
