import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { level } from './fields.ts';

const pastRating = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  /** In thousandths. */
  final: z.number().int(),
  level,
  paper: z.string(),
});
export type PastRatingRow = z.output<typeof pastRating>;

const body = z.object({
  from: isoDate,
  to: isoDate,
  final: z.string().trim().max(10),
  adjective: z.string().trim().max(40),
  paper: z.string().trim().max(200),
});

export const listPastRatings = endpoint({
  method: 'GET',
  path: '/api/spmis/past-ratings',
  summary: 'Ratings from before the product, with the papers that have them.',
  access: ['SPMISADMIN'],
  query: listQuery(['fullname', 'from']),
  response: listOf('past_ratings', pastRating),
});
export const exportPastRatings = exportOf(listPastRatings, 'earlier ratings');

export const addPastRating = endpoint({
  method: 'POST',
  path: '/api/spmis/past-ratings',
  summary: 'Enters a rating from before the product.',
  access: ['SPMISADMIN'],
  reach: 'scope',
  body: body.extend({ personnel_id: recordId }),
  response: messageOnly,
});

export const changePastRating = endpoint({
  method: 'PUT',
  path: '/api/spmis/past-ratings/{id}',
  summary: 'Corrects a rating from before the product.',
  access: ['SPMISADMIN'],
  reach: 'scope',
  params: byId,
  body,
  response: messageOnly,
});

export const removePastRating = endpoint({
  method: 'DELETE',
  path: '/api/spmis/past-ratings/{id}',
  summary: 'Deletes a rating from before the product that was entered by mistake.',
  access: ['SPMISADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const ratingImports = importCalls({ path: '/api/spmis/past-ratings/imports', access: ['SPMISADMIN'], sections: ['past-ratings'] });
