import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { RECRUITERS } from './hr.ts';

const upload = z.object({
  id: z.number().int(),
  name: z.string(),
  bytes: z.number().int(),
  created_at: z.string(),
  /** Where it is used: references of applications, `Draft`, `Data sheet`, `Photo`; empty while no record has taken it. */
  used_in: z.array(z.string()),
});
export type Upload = z.output<typeof upload>;

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/recruitment/applicants/{id}/uploads',
  summary: 'All files that the account of an applicant from outside sent and that are kept, the newest first.',
  access: RECRUITERS,
  reach: 'university',
  params: byId,
  response: z.object({ uploads: z.array(upload) }),
});

export const removeUpload = endpoint({
  method: 'POST',
  path: '/api/recruitment/applicants/{id}/uploads/{file_id}/remove',
  summary:
    'Removes a file of an applicant from outside wherever it is used, with the reason; a letter notifies the applicant where an application has it.',
  access: RECRUITERS,
  reach: 'university',
  params: byId.extend({ file_id: recordId }),
  body: z.object({ reason: z.string().trim().min(5, 'Say why, in a few words.').max(500) }),
  response: messageOnly,
});
