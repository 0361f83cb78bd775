import { z } from 'zod';
import { endpoint, recordId, type Access } from '@talaan/kernel/contract/endpoint.ts';
import { copyLine, sectionName } from './sheet-view.ts';

/** Two rows of two sheets that are one row, or one that stands alone. */
export const comparedRow = z.object({
  section: sectionName,
  kind: z.enum(['same', 'added', 'removed', 'changed']),
  /** What names the row: its title, school or position. */
  row: z.string(),
  /** As they are kept (`rules/format-on-paper.ts` says them in words); identity numbers have dots. */
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string(), changed: z.boolean() })),
});
export type ComparedRow = z.output<typeof comparedRow>;

function compareCall<P extends z.ZodRawShape>(whose: { path: string; of: string; access: Access; params: P }) {
  return endpoint({
    method: 'GET',
    path: `${whose.path}/compare`,
    summary: `Two locked copies of the sheet ${whose.of} beside each other, or a copy and the sheet of today.`,
    access: whose.access,
    params: z.object(whose.params),
    query: z.object({
      before: recordId,
      /** Without it: the sheet as it stands today. */
      after: recordId.optional(),
    }),
    response: z.object({ before: copyLine, after: copyLine.nullable(), rows: z.array(comparedRow) }),
  });
}

export const compareMine = compareCall({ path: '/api/pds/me', of: 'of the caller', access: 'staff', params: {} });

export const compareTheirs = compareCall({
  path: '/api/pds/{personnel_id}',
  of: 'of a person within the caller’s scope',
  access: ['PDS', 'PERSONNELS', 'PDS-CHECKING'],
  params: { personnel_id: recordId },
});
