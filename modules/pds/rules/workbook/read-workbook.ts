import type { Revision, SheetOnPaper } from '../../contract/sheet.ts';
import { Grid, type SheetOfWorkbook } from './grid.ts';
import { isLabel } from './labels.ts';
import { readEducation, readFamily } from './read-family.ts';
import { readAnswers, readGovernmentId, readReferences } from './read-oath-page.ts';
import { readPersonal } from './read-personal.ts';
import { readEligibilities, readOtherInformation, readTraining, readVoluntary, readWork } from './read-tables.ts';
import type { DateOrder } from './read-values.ts';

/** What a filled CS Form No. 212 workbook says, as far as it could be placed, and what could not. */
export interface ReadWorkbook {
  revision: Revision | null;
  personal: Partial<SheetOnPaper['personal']>;
  sheet: Omit<SheetOnPaper, 'personal' | 'not_applicable'>;
  /** Texts that no field took, with where they stand. */
  unplaced: { where: string; text: string }[];
}

/**
 * Reads a filled sheet of the revisions of 2017, 2025 or 2026. Fields are found by their printed labels, so that copies whose rows
 * and columns were moved still read. Null where nothing of the form is found.
 */
export function readWorkbook(sheets: readonly SheetOfWorkbook[]): ReadWorkbook | null {
  const grids = sheets.map((sheet) => new Grid(sheet, isLabel));
  const page = (pattern: RegExp) => grids.find((grid) => grid.find(pattern) !== null);
  const first = page(/^surname$/);
  if (!first || !page(/^spouse's surname|^inclusive dates|^career service/)) return null;
  const order = readDateOrder(grids);
  const school = page(/^name of school/);
  const oath = page(/within the third degree/);
  const references = page(/^references/);
  const identity = page(/^government issued id$/);
  return {
    revision: readRevision(grids),
    personal: readPersonal(first, order),
    sheet: {
      ...readFamily(first, order),
      education: school ? readEducation(school) : [],
      eligibilities: readEligibilities(grids, order),
      work: readWork(grids, order),
      voluntary: readVoluntary(grids, order),
      training: readTraining(grids, order),
      ...readOtherInformation(grids),
      answers: oath ? readAnswers(oath, order) : [],
      references: references ? readReferences(references) : [],
      government_id: identity ? readGovernmentId(identity, order) : { type: '', number: '', issued_on: null, issued_at: '' },
    },
    unplaced: grids.flatMap((grid) => grid.left()),
  };
}

function readRevision(grids: readonly Grid[]): Revision | null {
  for (const grid of grids) {
    const cell = grid.find(/revised ?\(?(2017|2025|2026)/);
    const year = cell && /(2017|2025|2026)/.exec(grid.text(cell))?.[0];
    if (year) return year as Revision;
  }
  return null;
}

function readDateOrder(grids: readonly Grid[]): DateOrder {
  return grids.some((grid) => grid.find(/\(dd\/mm\/yyyy\)/) !== null) ? 'day first' : 'month first';
}
