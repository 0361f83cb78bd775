import { z } from 'zod';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { idList } from '@talaan/kernel/contract/list.ts';
import { DTS } from './words.ts';

/** Slips that one call prints. */
export const MOST_SLIPS = 100;

const some = idList.refine((all) => (all?.length ?? 0) <= MOST_SLIPS, { error: `Print at most ${MOST_SLIPS} at once.` });
export const SLIP_SIZES = { half: 'Half page', label: 'Label, 62 × 29 mm' } as const;

export const slipSize = z.enum(Object.keys(SLIP_SIZES) as ['half', 'label']).default('half');

export const printSlips = endpoint({
  method: 'GET',
  path: '/api/dts/slips',
  summary:
    'Routing slips of registered documents: one on a half page (A5), several two on a page of A4, or each on a label. Documents whose subject the acting office does not see are left out.',
  access: DTS,
  query: z
    .object({ office: recordId.optional(), ids: some, size: slipSize })
    .refine(({ ids }) => ids !== undefined, { path: ['ids'], error: 'Choose at least one document.' }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printHandOver = endpoint({
  method: 'GET',
  path: '/api/dts/hand-over',
  summary:
    'The list with which a messenger brings the papers that are on their way from an acting office: grouped by the receiving office, with room for name, signature and time. Without `ids` all of them, of one office where `to` is given.',
  access: DTS,
  query: z.object({ office: recordId.optional(), ids: some, to: recordId.optional() }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printHistory = endpoint({
  method: 'GET',
  path: '/api/dts/documents/{id}/history',
  summary:
    'The whole history of a document that the acting office sees: its head, its routing steps with office hours and pauses, and its steps.',
  access: DTS,
  params: z.object({ id: recordId }),
  query: z.object({ office: recordId.optional() }),
  response: fileAnswer,
  download: ['application/pdf'],
});
