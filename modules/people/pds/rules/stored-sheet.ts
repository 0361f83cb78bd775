import type { Stored } from '../contract/field.ts';
import type { SectionName } from '../contract/sections.ts';
import type { AnswerNumber, MAY_NOT_APPLY } from '../contract/sheet.ts';

/** The fields of a row as kept; a lookup is here by what is printed. */
export type Fields = Record<string, Stored>;

export interface StoredRow {
  id: number;
  question: AnswerNumber | null;
  fields: Fields;
  /** Fields in which something was typed that cannot be kept. */
  wrong: readonly string[];
}

export interface StoredSheet {
  sections: Record<SectionName, readonly StoredRow[]>;
  not_applicable: readonly (typeof MAY_NOT_APPLY)[number][];
  /** How many rows of work experience the record itself gives. */
  internal_work: number;
}

export function isEmpty(stored: Stored | undefined): boolean {
  return stored === undefined || stored === null || stored === '' || (Array.isArray(stored) && stored.length === 0);
}
