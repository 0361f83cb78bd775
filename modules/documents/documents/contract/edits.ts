import { z } from 'zod';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { fieldEditCalls } from '@talaan/kernel/contract/field-edits.ts';
import { CONFIDENTIALITIES, DTS, oneOf, PRIORITIES, text } from './words.ts';

/** Of chosen documents what several may have alike; the reason as `editDocument` asks for it. */
export const documentEdits = fieldEditCalls({
  path: '/api/dts/documents',
  access: DTS,
  fields: { priority: 'Priority', confidentiality: 'Confidentiality' },
  row: { priority: oneOf(PRIORITIES), confidentiality: oneOf(CONFIDENTIALITIES) },
  /** The acting office is the caller's own where none is named. */
  body: z.object({ reason: text(1000), office_id: recordId.nullable() }),
});
