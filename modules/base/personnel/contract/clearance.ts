import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

const access = ['PERSONNELS'] as const;

export const draftClearance = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/separations/{row}/clearance/draft',
  summary: 'The clearance summary of a separation as it would be issued now, marked as a draft: without number and code.',
  access,
  params: byId.extend({ row: recordId }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const issueClearance = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/separations/{row}/clearance',
  summary:
    'Issues the present clearance summary of a separation, with control number and code; if nothing changed, it is the one issued before.',
  access,
  reach: 'scope',
  params: byId.extend({ row: recordId }),
  response: messageOnly.extend({ code: z.string(), control_number: z.string() }),
});

export const fetchClearance = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/clearances/{code}',
  summary: 'A clearance summary as it was issued, to print.',
  access,
  params: byId.extend({ code: z.string().max(20) }),
  response: fileAnswer,
  download: ['application/pdf'],
});
