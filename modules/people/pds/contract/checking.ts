import { z } from 'zod';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { copyLine, sectionName, sheetStanding } from './sheet-view.ts';
import { comparedRow } from './copies.ts';

const access = ['PDS-CHECKING'] as const;
const params = z.object({ personnel_id: recordId });
const response = messageOnly.extend({ standing: sheetStanding });

/** What the record says and a verified sheet would change; numbers have dots. */
const factOfRecord = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type FactOfRecord = z.output<typeof factOfRecord>;

export const readCheck = endpoint({
  method: 'GET',
  path: '/api/pds/{personnel_id}/check',
  summary: 'What a checker sees beside a sheet: what changed since it was verified last, and what the record would take over.',
  access,
  params,
  response: z.object({
    office: z.string().nullable(),
    /** Whether the caller is its checker. */
    is_checker: z.boolean(),
    last_copy: copyLine.nullable(),
    /** Rows that changed since `last_copy`, with the number that the row has today; null for what was removed and for work on record. */
    changes: z.array(comparedRow.extend({ row_id: z.number().int().nullable() })),
    facts: z.array(factOfRecord),
    /** Numbers that the record has for somebody else: with them the sheet is not verified. */
    taken: z.array(z.string()),
  }),
});

export const openCheck = endpoint({
  method: 'POST',
  path: '/api/pds/{personnel_id}/check',
  summary: 'Begins to check a submitted sheet; the first to do so is its checker.',
  access,
  reach: 'scope',
  params,
  response,
});

export const takeOverCheck = endpoint({
  method: 'POST',
  path: '/api/pds/{personnel_id}/check/take-over',
  summary: 'Takes a sheet under check over from its checker, who is notified.',
  access,
  reach: 'scope',
  params,
  response,
});

export const checkRows = endpoint({
  method: 'PUT',
  path: '/api/pds/{personnel_id}/check/rows',
  summary: 'Marks rows of a sheet under check as right, returned with a remark, or waived with the reason why no attachment is needed.',
  access,
  reach: 'scope',
  params,
  body: z.object({
    rows: z
      .array(
        z
          .object({
            section: sectionName,
            row: recordId,
            state: z.enum(['PENDING', 'OK', 'RETURNED', 'WAIVED']),
            remark: z.string().trim().max(500).default(''),
          })
          .refine(({ state, remark }) => remark !== '' || state === 'OK' || state === 'PENDING', {
            path: ['remark'],
            error: 'Enter what to change, or why no attachment is needed.',
          }),
      )
      .min(1)
      .max(300)
      .refine(
        (rows) => new Set(rows.map(({ section, row }) => `${section}:${row}`)).size === rows.length,
        'A row is marked twice. Mark each row once.',
      ),
  }),
  response,
});

export const returnSheet = endpoint({
  method: 'POST',
  path: '/api/pds/{personnel_id}/check/return',
  summary: 'Returns a sheet of which at least one row has a remark, or with a remark on the whole; its owner is notified.',
  access,
  reach: 'scope',
  params,
  body: z.object({ remark: z.string().trim().max(1000).default('') }),
  response,
});

export const verifySheet = endpoint({
  method: 'POST',
  path: '/api/pds/{personnel_id}/check/verify',
  summary: 'Verifies a sheet whose rows with attachments are all right or waived: stores the copy and updates the record.',
  access,
  reach: 'scope',
  params,
  body: z.object({
    /** The version that the checker looked at: 409 where somebody corrected the sheet since. */
    version: z.number().int().min(1).optional(),
  }),
  response,
});
