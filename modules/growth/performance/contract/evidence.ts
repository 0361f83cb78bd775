import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { EVIDENCE_KINDS, type EvidenceKind } from './codes.ts';

export const evidenceKind = z.enum(Object.keys(EVIDENCE_KINDS) as [EvidenceKind, ...EvidenceKind[]]);

export const addEvidence = endpoint({
  method: 'POST',
  path: '/api/performance/lines/{id}/evidence',
  summary: 'Adds an uploaded file, or a record of Talaan, as evidence to an own line.',
  access: 'staff',
  params: byId,
  body: z.union([
    z.object({ path: z.string().min(1), title: z.string().trim().min(1).max(200) }),
    z.object({ kind: evidenceKind, source_id: recordId }),
  ]),
  response: messageOnly,
});

export const removeEvidence = endpoint({
  method: 'DELETE',
  path: '/api/performance/evidence/{id}',
  summary: 'Takes evidence off an own line before it is rated.',
  access: 'staff',
  params: byId,
  response: messageOnly,
});

export const readEvidence = endpoint({
  method: 'GET',
  path: '/api/performance/evidence/{id}',
  summary: 'A file that shows an accomplishment.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf', 'image/jpeg', 'image/png'],
});

export const findKnown = endpoint({
  method: 'GET',
  path: '/api/performance/forms/{id}/known',
  summary: 'What Talaan knows of the ratee in the period that may be evidence.',
  access: 'staff',
  params: byId,
  response: z.object({
    known: z.array(z.object({ kind: evidenceKind, source_id: z.number().int(), title: z.string(), day: z.string().nullable() })),
  }),
});
export type Known = z.output<typeof findKnown.response>['known'][number];
export const printForm = endpoint({
  method: 'GET',
  path: '/api/performance/forms/{id}/print',
  summary: 'The form as a PDF: IPCR, DPCR or OPCR.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printNotice = endpoint({
  method: 'GET',
  path: '/api/performance/forms/{id}/notice',
  summary: 'The notice of a final rating as a PDF, for service on paper.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
