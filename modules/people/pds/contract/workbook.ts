import { z } from 'zod';
import { endpoint, messageOnly, recordId, type Access } from '@talaan/kernel/contract/endpoint.ts';
import { SECTION_NAMES } from './sections.ts';
import { sectionName, sheetStanding, typed } from './sheet-view.ts';
import { ANSWERS, MAY_NOT_APPLY, REVISIONS } from './sheet.ts';

/** A filled workbook with a picture in it is well below this. */
export const WORKBOOK_LIMIT = 3 * 1024 * 1024;

/** One thing that the file says of a row: a box, or boxes that go together, such as an address. */
const saidInFile = z.object({
  /** The first of its fields. */
  name: z.string(),
  label: z.string(),
  /** What stands in the sheet, as text; masked numbers have dots. */
  there: z.string(),
  in_file: z.string(),
  /** `new`: nothing stands there yet. */
  state: z.enum(['new', 'same', 'differs']),
  /** What is wrong with it, as it would be told if it were typed. */
  wrong: z.array(z.string()),
  /** What taking it over sends: the number of an entry where a list has the name, else text. */
  values: z.record(z.string(), typed),
});
export type SaidInFile = z.output<typeof saidInFile>;

const rowInFile = z.object({
  /** What names the row. */
  title: z.string(),
  question: z.enum(ANSWERS).nullable(),
  /**
   * `new` has no row in the sheet, `more` says what its row leaves empty, `same` says nothing new, `differs` contradicts its row,
   * `record` is work in the university, which comes from the service record and is not taken.
   */
  state: z.enum(['new', 'more', 'same', 'differs', 'record']),
  /** The row of the sheet that it is about, and its version as it was read. */
  into: z.object({ row: recordId, version: z.number().int() }).nullable(),
  said: z.array(saidInFile),
});
export type RowInFile = z.output<typeof rowInFile>;

const workbookPreview = z.object({
  /** Null where the file does not say it. */
  revision: z.enum(REVISIONS).nullable(),
  /** The agency employee number on it; empty where there is none. */
  idno: z.string(),
  sections: z.array(z.object({ section: sectionName, rows: z.array(rowInFile) })),
  /** Sections of which the file says N/A and the sheet does not yet; `why` they cannot be, empty where they can. */
  not_applicable: z.array(z.object({ section: z.enum(MAY_NOT_APPLY), why: z.string() })),
  /** Boxes to tick in which no mark could be read: `Sex at birth`, `Question 34a`. They stay as they are. */
  unread: z.array(z.string()),
  /** Texts that no field took, with where they stand: `C1, D12`. */
  unplaced: z.array(z.object({ where: z.string(), text: z.string() })),
});
export type WorkbookPreview = z.output<typeof workbookPreview>;

const takenRow = z.object({
  /** Of a new row: the same key adds it once. */
  key: z.uuid(),
  values: z.record(z.string().max(60), typed),
  into: z.object({ row: recordId, version: z.number().int().min(1) }).nullable(),
});
export type TakenRow = z.output<typeof takenRow>;

function workbookCalls<P extends z.ZodRawShape>(whose: { path: string; of: string; access: Access; params: P }) {
  const { path, of, access } = whose;
  const params = z.object(whose.params);
  return {
    preview: endpoint({
      method: 'POST',
      path: `${path}/workbook`,
      summary: `Reads a filled CS Form No. 212 workbook beside the sheet ${of}; nothing is written or stored.`,
      access,
      reach: 'scope',
      params,
      upload: { maxBytes: WORKBOOK_LIMIT },
      ownTransactions: true,
      response: workbookPreview,
    }),
    take: endpoint({
      method: 'POST',
      path: `${path}/workbook/take`,
      summary: `Copies the chosen values of a workbook into the sheet ${of}, all or nothing; may be sent twice.`,
      access,
      reach: 'scope',
      params,
      body: z.object({
        sections: z.array(z.object({ section: sectionName, rows: z.array(takenRow).max(300) })).max(SECTION_NAMES.length),
        /** Sections that do not apply. */
        not_applicable: z.array(z.enum(MAY_NOT_APPLY)).default([]),
      }),
      response: messageOnly.extend({ added: z.number().int(), changed: z.number().int(), standing: sheetStanding }),
    }),
  };
}

export const myWorkbook = workbookCalls({ path: '/api/pds/me', of: 'of the caller', access: 'signed-in', params: {} });

export const theirWorkbook = workbookCalls({
  path: '/api/pds/{personnel_id}',
  of: 'of a person within the caller’s scope',
  access: ['PDS', 'PERSONNELS', 'PDS-CHECKING'],
  params: { personnel_id: recordId },
});
