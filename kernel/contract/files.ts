import { z } from 'zod';
import { byId, endpoint, fileAnswer } from './endpoint.ts';

/** The largest document that may be uploaded, in bytes (specification, section 5). */
export const DOCUMENT_LIMIT = 3_145_728;

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Stores a PDF of at most 3 MB and answers with its path.',
  access: 'signed-in',
  upload: { maxBytes: DOCUMENT_LIMIT },
  response: z.object({ path: z.string() }),
});

export const uploadProof = endpoint({
  method: 'POST',
  path: '/api/upload/proof',
  summary: 'Stores a PDF or a photo (JPG, PNG) of at most 3 MB and answers with its path.',
  access: 'signed-in',
  upload: { maxBytes: DOCUMENT_LIMIT },
  response: z.object({ path: z.string() }),
});

export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/files/{id}',
  summary: 'A file that the caller uploaded or that their job made.',
  access: 'signed-in',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain'],
});
