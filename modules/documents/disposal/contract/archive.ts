import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { DTS } from '@talaan/documents/contract/words.ts';

export const MOST_YEARS_AFTER = 20;

const yearsAfter = z.number({ error: 'Enter a number of years.' }).int().min(0, 'At least 0 years.').max(MOST_YEARS_AFTER).nullable();

export const readArchiving = endpoint({
  method: 'GET',
  path: '/api/dts/archiving',
  summary: 'When released and rejected papers are archived automatically, and how many of them are due for it now.',
  access: DTS,
  reach: 'university',
  response: z.object({
    archiving: z.object({
      /** Further years after that in which a paper was due and closed; null: by hand alone. */
      years_after: z.number().int().nullable(),
      /** Papers of this year and before are due. */
      until_year: z.number().int(),
      due: z.number().int(),
    }),
  }),
});

export const editArchiving = endpoint({
  method: 'PUT',
  path: '/api/dts/archiving',
  summary: 'Sets after how many further years papers are archived automatically, or that they are not.',
  access: DTS,
  reach: 'university',
  body: z.object({ years_after: yearsAfter }),
  response: messageOnly,
});

export const startArchiving = endpoint({
  method: 'POST',
  path: '/api/dts/archiving/run',
  summary: 'Archives the papers that are due for it now, as a job; it runs automatically each month.',
  access: DTS,
  reach: 'university',
  response: startedJob,
});
