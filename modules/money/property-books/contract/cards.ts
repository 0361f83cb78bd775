import { z } from 'zod';
import { byId, endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { itemIds, propertyClass, READERS } from '@talaan/property/contract/fields.ts';
import { book, figure, FILES, format } from './fields.ts';

const entry = z.object({
  day: z.string(),
  reference: z.string(),
  received: figure,
  moved: figure,
  officer: z.string(),
  balance: figure,
  /** Of the balance, in centavos. */
  amount: figure,
  remarks: z.string(),
});

const card = z.object({
  id: figure,
  property_no: z.string(),
  class: propertyClass,
  article: z.string(),
  described: z.string(),
  account: z.string(),
  account_name: z.string(),
  fund: z.string(),
  unit_cost: figure,
  life_years: figure,
  residual_permille: figure,
  acquired_on: z.string(),
  /** The last month that the ledger is closed to. */
  closed_to: z.string(),
  entries: z.array(entry),
  ledger: z.array(entry.extend({ accumulated: figure.nullable(), carrying: figure })),
});
export type PropertyCard = z.output<typeof card>;

export const readCard = endpoint({
  method: 'GET',
  path: '/api/property/books/cards/{id}',
  summary: 'The property card of an item and its ledger card with depreciation, from the steps that were taken with it.',
  access: READERS,
  params: byId,
  response: z.object({ card }),
});

export const printCard = endpoint({
  method: 'GET',
  path: '/api/property/books/cards/{id}/print',
  summary: 'One of the two cards as the forms have it (GAM Appendix 69 and 70, Annex A.1 and A.2), as a PDF or a workbook.',
  access: READERS,
  params: byId,
  query: z.object({ book, format }),
  response: fileAnswer,
  download: FILES,
});

export const printCards = endpoint({
  method: 'POST',
  path: '/api/property/books/cards/prints',
  summary: 'Starts a job that prints the cards of chosen items.',
  access: READERS,
  reach: 'scope',
  body: z.object({ item_ids: itemIds, book }),
  response: startedJob,
});
