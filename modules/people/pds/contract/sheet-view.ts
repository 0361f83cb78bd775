import { z } from 'zod';
import { CHECK_STATES, SHEET_ACTIONS, sheetWorkflow } from '../rules/workflow.ts';
import { GROUP_NAMES } from '../rules/groups.ts';
import { SECTION_NAMES } from './sections.ts';
import { ANSWERS, MAY_NOT_APPLY, workOnSheet } from './sheet.ts';

export const sectionName = z.enum(SECTION_NAMES);
export const typed = z.union([z.string().max(5000), z.number(), z.boolean(), z.null(), z.array(z.string().max(500)).max(50)]);

export const fileOnRow = z.object({
  id: z.number().int(),
  name: z.string(),
  bytes: z.number().int(),
  attachment_path: z.string(),
  /** Where it is fetched: the path of `downloadRowFile`. */
  attachment_absolute_path: z.string(),
});
export type FileOnRow = z.output<typeof fileOnRow>;

export const rowCheck = z.object({
  state: z.enum(CHECK_STATES),
  /** What to change, of a returned row; why no attachment is needed, of a waived one. */
  remark: z.string(),
  by: z.string().nullable(),
  at: z.string().nullable(),
  /** When this row was last part of a verified sheet, unchanged since. */
  verified_at: z.string().nullable(),
});

export const sheetRow = z.object({
  id: z.number().int(),
  /** Send it back with a save: it tells whether somebody else saved meanwhile. */
  version: z.number().int(),
  /** The question of an answer. */
  question: z.enum(ANSWERS).nullable(),
  /** By field, as the form shows it: what was typed wrong is here as it was typed. Masked numbers have dots. */
  values: z.record(z.string(), typed),
  /** By field, for lookups: what is printed. */
  labels: z.record(z.string(), z.string()),
  /** By field: what is wrong with what was typed. Printed and submitted is the last right value. */
  errors: z.record(z.string(), z.array(z.string())),
  check: rowCheck,
  files: z.array(fileOnRow),
});
export type SheetRow = z.output<typeof sheetRow>;

/** Something about a place of the sheet; without a row or a field it is about the section. */
export const remarkOnSheet = z.object({
  group: z.enum(GROUP_NAMES),
  section: sectionName,
  row: z.number().int().nullable(),
  field: z.string().nullable(),
  message: z.string(),
});
export type RemarkOnSheet = z.output<typeof remarkOnSheet>;

/** How the sheet stands; every write answers with it. */
export const sheetStanding = z.object({
  state: z.enum(sheetWorkflow.states),
  /** The request of its submission; null of a draft. */
  request_id: z.number().int().nullable(),
  /** Counts every change of the sheet. */
  version: z.number().int(),
  since: z.string(),
  submitted_at: z.string().nullable(),
  verified_at: z.string().nullable(),
  /** Who checks it. */
  checker: z.string().nullable(),
  /** Of a returned sheet: what the checker said of the whole. */
  remark: z.string(),
  /** Filled groups of twelve, in percent, rounded down. */
  completeness: z.number().int(),
  groups: z.array(z.object({ group: z.enum(GROUP_NAMES), title: z.string(), done: z.boolean(), missing: z.number().int() })),
  missing: z.array(remarkOnSheet),
  /** What looks wrong and does not stop anybody: work that overlaps. */
  warnings: z.array(remarkOnSheet),
  not_applicable: z.array(z.enum(MAY_NOT_APPLY)),
  /** What the caller may do with it now. Without `edit` or `correct` its boxes are read-only. */
  actions: z.array(z.enum(SHEET_ACTIONS)),
});
export type SheetStanding = z.output<typeof sheetStanding>;

export const sheetView = z.object({
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  is_mine: z.boolean(),
  standing: sheetStanding,
  sections: z.record(sectionName, z.array(sheetRow)),
  /** Work in the university, as the record has it; read-only and never sent. What is told of it are the rows of `university_work`. */
  internal_work: z.array(workOnSheet.omit({ supervisor: true, accomplishments: true, duties: true })),
});
export type SheetView = z.output<typeof sheetView>;

export const copyLine = z.object({
  id: z.number().int(),
  /** Null of a sheet that was set aside. */
  submitted_at: z.string().nullable(),
  verified_at: z.string().nullable(),
  verified_by: z.string().nullable(),
  /** When it gave way to another sheet of the same person at a merge of records, and what it was. */
  set_aside_at: z.string().nullable(),
  set_aside_as: z.string(),
  sha256: z.string(),
});
export type CopyLine = z.output<typeof copyLine>;
