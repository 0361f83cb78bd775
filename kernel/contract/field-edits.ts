import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from './endpoint.ts';
import type { Group } from './groups.ts';

/** So many rows one edit takes. */
export const MOST_EDITED = 500;

const nothing = z.object({}).default({});
type Nothing = typeof nothing;

interface Definition<F extends string, R extends Record<F, z.ZodType>, B> {
  /** Where its calls are: below the call of the list. */
  path: string;
  /** Who may: those who may make the single edit. */
  access: readonly Group[];
  /** The fields, with what they are called. */
  fields: Readonly<Record<F, string>>;
  /** What each of them may be. */
  row: R;
  /** What the rule asks beside the value, such as the authority of the change, its first day or the acting office. */
  body?: B;
}

/** Why a chosen row is left as it is. */
const refusedRow = z.object({ id: z.number().int(), name: z.string(), why: z.string() });
export type RefusedRow = z.output<typeof refusedRow>;

const previewRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** In words; empty for a row that the caller does not reach. */
  before: z.string(),
  after: z.string(),
  /** `same`: it is so already, and is not written. */
  becomes: z.enum(['changed', 'same', 'refused']),
  why: z.string(),
  /** The number of its last change, which the edit names again. */
  version: z.number().int(),
});
export type PreviewRow = z.output<typeof previewRow>;

/** The calls by which one field of chosen rows of a list is edited: preview, edit, undo. */
export function fieldEditCalls<const F extends string, R extends Record<F, z.ZodType>, B extends z.ZodType = Nothing>(
  definition: Definition<F, R, B>,
) {
  const { path, access, fields, row } = definition;
  const asked = definition.body ?? (nothing as unknown as B);
  const shared = { access, reach: 'scope' as const };
  const given = z.object({
    field: z.enum(Object.keys(fields) as [F, ...F[]], { error: 'Choose the field.' }),
    /** As the field takes it; the server reads it by that. */
    value: z.union([z.string().max(4000), z.number(), z.null()], { error: 'Enter the value.' }),
    asked,
  });
  return {
    access,
    fields,
    row,
    preview: endpoint({
      method: 'POST',
      path: `${path}/field-edits/preview`,
      summary: 'Previews one field of chosen rows: of each what it is and would be, or why it stays. Writes nothing.',
      ...shared,
      body: given.extend({ ids: z.array(recordId).min(1, 'Choose at least one row.').max(MOST_EDITED) }),
      response: z.object({ rows: z.array(previewRow) }),
    }),
    edit: endpoint({
      method: 'POST',
      path: `${path}/field-edits`,
      summary: 'Edits one field of chosen rows as previewed, in one transaction; what changed since the preview stays, and is named.',
      ...shared,
      body: given.extend({
        rows: z
          .array(z.object({ id: recordId, version: z.number().int().min(0) }))
          .min(1, 'Choose at least one row.')
          .max(MOST_EDITED),
      }),
      response: messageOnly.extend({
        /** By which it is undone; null where nothing was changed. */
        edit: z.number().int().nullable(),
        refused: z.array(refusedRow),
      }),
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/field-edits/{id}/undo`,
      summary: 'Undoes an edit of one’s own of the same day: row by row what no one changed since; the others are named.',
      ...shared,
      params: byId,
      response: messageOnly.extend({ refused: z.array(refusedRow) }),
    }),
    listOwn: endpoint({
      method: 'GET',
      path: `${path}/field-edits`,
      summary: 'The caller’s edits of chosen rows of today that can be undone, the latest first.',
      access,
      response: z.object({
        edits: z.array(z.object({ id: z.number().int(), field: z.string(), value: z.string(), rows: z.number().int(), at: z.string() })),
      }),
    }),
  };
}

export type FieldEditCalls = ReturnType<typeof fieldEditCalls<string, Record<string, z.ZodType>, z.ZodType>>;
