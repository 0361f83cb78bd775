import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

/** Lists of MFOs come ten at a time (specification, section 9). */
const PER_PAGE = 10;

const mfo = z.object({
  id: z.number().int(),
  fullname: z.string(),
  code: z.string(),
  /** Percent: counts where lines of an OPCR have no weights of their own. */
  weight: z.number().int(),
  active: z.boolean(),
  /** How many lines and indicators have it; one that is used is not deleted. */
  uses: z.number().int(),
});
export type Mfo = z.output<typeof mfo>;

const mfoBody = z.object({
  fullname: z.string().trim().min(1, 'Enter the name of the MFO.').max(200),
  code: z.string().trim().min(1, 'Enter the code.').max(20).toUpperCase(),
  weight: z
    .number('Enter a whole percent from 1 to 100.')
    .int('Enter a whole percent from 1 to 100.')
    .min(1, 'Enter a whole percent from 1 to 100.')
    .max(100, 'Enter a whole percent from 1 to 100.'),
});

export const listMfos = endpoint({
  method: 'GET',
  path: '/api/spmis/umfos',
  summary: 'University MFOs, ten at a time.',
  access: ['SPMISADMIN', 'EDATSDEPTHEAD', 'SPMIS'],
  query: listQuery(['fullname', 'code', 'weight'], PER_PAGE).extend({ active: z.stringbool().optional() }),
  response: listOf('univ_mfos', mfo),
});

export const exportMfos = exportOf(listMfos, 'university MFOs');

export const addMfo = endpoint({
  method: 'POST',
  path: '/api/spmis/umfos',
  summary: 'Adds a university MFO.',
  access: ['SPMISADMIN'],
  reach: 'university',
  body: mfoBody,
  response: mfo,
});

export const changeMfo = endpoint({
  method: 'PUT',
  path: '/api/spmis/umfos/{id}',
  summary: 'Changes a university MFO.',
  access: ['SPMISADMIN'],
  reach: 'university',
  params: byId,
  body: mfoBody,
  response: mfo,
});

export const removeMfo = endpoint({
  method: 'DELETE',
  path: '/api/spmis/umfos/{id}',
  summary: 'Deletes a university MFO that no line and no indicator uses.',
  access: ['SPMISADMIN'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

export const switchMfo = endpoint({
  method: 'PUT',
  path: '/api/spmis/umfos/{id}/{suffix}',
  summary: 'Activates or deactivates a university MFO: a deactivated one is not offered any more.',
  access: ['SPMISADMIN'],
  reach: 'university',
  params: byId.extend({ suffix: z.enum(['activate', 'deactivate']) }),
  response: mfo,
});
