import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

/** The largest device file (domain, section 10.2), in bytes. */
export const DEVICE_FILE_LIMIT = 20 * 1024 * 1024;

export const badLine = z.object({ line: z.number().int(), text: z.string(), reason: z.string() });

export const unmatchedPin = z.object({
  pin: z.string(),
  punches: z.number().int(),
  first: z.string(),
  last: z.string(),
});

export const uploadRow = z.object({
  id: z.number().int(),
  /** PREVIEW: nothing is kept yet. CONFIRMED: the import waits or runs. */
  state: z.enum(['PREVIEW', 'CONFIRMED', 'DONE', 'CANCELLED']),
  file_name: z.string(),
  device: z.object({ id: z.number().int(), number: z.number().int(), name: z.string() }),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  /** Punches that can be kept, each once: matched + unmatched; already_kept of them are in the record before the import. */
  punches: z.number().int(),
  matched: z.number().int(),
  unmatched: z.number().int(),
  already_kept: z.number().int(),
  duplicates: z.number().int(),
  impossible: z.number().int(),
  /** Lines that name another device number than the chosen one. */
  other_device: z.number().int(),
  lines: z.number().int(),
  first_at: z.string().nullable(),
  last_at: z.string().nullable(),
  /** What the import added, and the days that were computed anew. */
  kept: z.number().int().nullable(),
  due_days: z.number().int().nullable(),
  finished_at: z.string().nullable(),
  job_id: z.string().nullable(),
});
export type UploadRow = z.output<typeof uploadRow>;

export const deviceUpload = uploadRow.extend({
  /** The first thousand; the report has all. */
  bad_lines: z.array(badLine),
  /** `held_by` is who was given the PIN since, on its last day in the file. */
  unmatched_pins: z.array(
    unmatchedPin.extend({
      held_by: z.string().nullable(),
      /** A PIN that differs by zeros in front alone, and who holds it. */
      alike: z.object({ pin: z.string(), held_by: z.string() }).nullable(),
    }),
  ),
});
export type DeviceUpload = z.output<typeof deviceUpload>;

export const previewUpload = endpoint({
  method: 'POST',
  path: '/api/edats/uploads',
  summary: 'Reads a device file and lists its contents; nothing counts before it is confirmed.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  upload: { maxBytes: DEVICE_FILE_LIMIT },
  ownTransactions: true,
  body: z.object({
    device_id: recordId.optional(),
    /** Of a table whose dates do not tell it: 05/10/2026 is 5 October with the day first. */
    date_order: z.enum(['day-first', 'month-first']).optional(),
  }),
  response: z.object({ upload: deviceUpload }),
});

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/edats/uploads',
  summary: 'Device files, the newest first.',
  access: ['EDATSADMIN'],
  query: listQuery(['uploaded_at'], 10),
  response: listOf('uploads', uploadRow),
});

export const exportUploads = exportOf(listUploads, 'device files');

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/edats/uploads/{id}',
  summary: 'One device file and what is in it.',
  access: ['EDATSADMIN'],
  params: byId,
  response: z.object({ upload: deviceUpload }),
});

export const confirmUpload = endpoint({
  method: 'POST',
  path: '/api/edats/uploads/{id}/confirm',
  summary: 'Starts the import of a previewed device file; a second call answers with the same work.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: startedJob,
});

export const cancelUpload = endpoint({
  method: 'POST',
  path: '/api/edats/uploads/{id}/cancel',
  summary: 'Puts a previewed device file aside.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const reportUpload = endpoint({
  method: 'GET',
  path: '/api/edats/uploads/{id}/report',
  summary: 'The contents of a device file: figures, unassigned PINs and every line that was not read.',
  access: ['EDATSADMIN'],
  params: byId,
  response: fileAnswer,
  download: ['text/csv'],
});
