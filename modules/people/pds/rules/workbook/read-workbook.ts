import { dateOrderOf } from '@talaan/imports/rules/date-order.ts';
import type { SectionName } from '../../contract/sections.ts';
import type { MayNotApply, Revision } from '../../contract/sheet.ts';

import { Grid, type SheetOfWorkbook } from './grid.ts';
import { isLabel } from './labels.ts';
import { readEducation, readFamily, readFurtherChildren } from './read-family.ts';
import { readAnswers, readGovernmentId, readReferences } from './read-oath-page.ts';
import { readEmployeeNumber, readPersonal } from './read-personal.ts';
import type { Boxes, ReadRow } from './read-row.ts';
import { readEligibilities, readNone, readOtherInformation, readTraining, readVoluntary, readWork } from './read-tables.ts';
import type { DateOrder } from './read-values.ts';
import { addWorkExperience } from './read-work-experience.ts';

/** What a filled CS Form No. 212 workbook says, as far as it could be placed, and what could not. */
export interface ReadWorkbook {
  revision: Revision | null;
  /** The agency employee number, where one is given. */
  idno: string;
  sections: Record<SectionName, ReadRow[]>;
  /** Sections of which the file says N/A, and nothing else. */
  not_applicable: MayNotApply[];
  /** Boxes to tick in which no mark was found: `Sex at birth`, `Question 34a`. */
  unread: string[];
  /** Texts that no field took, with where they stand. */
  unplaced: { where: string; text: string }[];
}

/**
 * Reads a filled sheet of the revisions of 2017, 2025 or 2026. Fields are found by their printed labels, so that copies whose rows
 * and columns were moved still read. Null where nothing of the form is found.
 */
export function readWorkbook(sheets: readonly SheetOfWorkbook[]): ReadWorkbook | null {
  const grids = sheets.filter((sheet) => !repeatsEntries(sheet)).map((sheet) => new Grid(sheet, isLabel));
  const page = (pattern: RegExp) => grids.find((grid) => grid.find(pattern) !== null);
  const first = page(/^surname$/);
  if (!first || !page(/^spouse's surname|^inclusive dates|^career service/)) return null;
  const order = readDateOrder(sheets, grids);
  const oath = page(/within the third degree/);
  const references = page(/^references/);
  const identity = page(/^government issued id$/);
  const personal = readPersonal(first, order);
  const { answers, unread } = oath ? readAnswers(oath, order) : { answers: [], unread: [] };
  const { none, ...family } = readFamily(first, order);
  const rest = grids.filter((grid) => grid !== first);
  const sections = {
    personal: Object.keys(personal).length > 0 ? [{ question: null, boxes: personal }] : [],
    ...family,
    children: [...family.children, ...readFurtherChildren(rest, order)],
    education: readEducation(grids),
    eligibilities: readEligibilities(grids, order),
    work: addWorkExperience(readWork(grids, order), grids),
    university_work: [],
    voluntary: readVoluntary(grids, order),
    training: readTraining(grids, order),
    ...readOtherInformation(grids),
    answers,
    references: references ? readReferences(references) : [],
    government_id: identity ? readGovernmentId(identity, order) : [],
  };
  return {
    revision: readRevision(grids),
    idno: readEmployeeNumber(first),
    sections,
    not_applicable: [...none, ...readNone(grids)].filter((section) => sections[section].length === 0),
    unread: [...unticked(personal), ...unread.map((number) => `Question ${number}`)],
    unplaced: grids.flatMap((grid) => grid.left()),
  };
}

/** The sheet on which our own workbook repeats in full what its boxes show small. */
function repeatsEntries({ rows }: SheetOfWorkbook): boolean {
  return rows[0]?.[0] === 'Item' && rows[0][1] === 'In full';
}

function unticked(personal: Boxes): string[] {
  const boxes = { sex: 'Sex at birth', civil_status: 'Civil status', citizenship: 'Citizenship' };
  return Object.entries(boxes).flatMap(([name, label]) => (name in personal ? [] : [label]));
}

function readRevision(grids: readonly Grid[]): Revision | null {
  for (const grid of grids) {
    const cell = grid.find(/revised ?\(?(2017|2025|2026)/);
    const year = cell && /(2017|2025|2026)/.exec(grid.text(cell))?.[0];
    if (year) return year as Revision;
  }
  return null;
}

/** What the dates of the whole workbook say, else what its form asks for. */
function readDateOrder(sheets: readonly SheetOfWorkbook[], grids: readonly Grid[]): DateOrder {
  const found = dateOrderOf([...sheets.flatMap(({ rows }) => rows.flat()), COULD_BE_EITHER]);
  if (found === 'day-first') return 'day first';
  if (found === 'month-first') return 'month first';
  return grids.some((grid) => grid.find(/\(dd\/mm\/yyyy\)/) !== null) ? 'day first' : 'month first';
}

const COULD_BE_EITHER = '05/10/2026';
