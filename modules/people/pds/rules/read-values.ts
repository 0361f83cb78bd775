import type { Stored, Typed } from '../contract/field.ts';
import { schemaOf } from '../contract/field-schemas.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import { rowErrors } from './row-errors.ts';
import type { Fields } from './stored-sheet.ts';

export interface ReadValues {
  /** What can be kept. */
  right: Record<string, Stored>;
  /** What cannot, and why. */
  wrong: Record<string, string[]>;
}

/** Reads each box by itself, as it was typed. */
export function readBoxes(section: SectionName, typed: Record<string, Typed>): ReadValues {
  const right: Record<string, Stored> = {};
  const wrong: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(typed)) {
    const read = schemaOf(SECTIONS[section].fields[name]!).safeParse(value);
    if (read.success) right[name] = read.data;
    else wrong[name] = [read.error.issues[0]!.message];
  }
  return { right, wrong };
}

/**
 * Takes out what contradicts today or another box of the row: such a value is wrong as typed, and the kept one stays. Together with
 * its partner it may be right later, so what is typed and not kept is to be read again at each save.
 */
export function takeOutContradictions(section: SectionName, { right, wrong }: ReadValues, kept: Fields, today: string): ReadValues {
  const left: ReadValues = { right: { ...right }, wrong: { ...wrong } };
  for (const { fields, message } of rowErrors(section, { ...kept, ...right }, today)) {
    for (const name of fields.filter((one) => one in right)) {
      left.wrong[name] = [message];
      delete left.right[name];
    }
  }
  return left;
}

export function unknownFields(section: SectionName, typed: Record<string, Typed>): string[] {
  return Object.keys(typed).filter((name) => !Object.hasOwn(SECTIONS[section].fields, name));
}
