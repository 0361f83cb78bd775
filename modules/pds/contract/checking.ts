import { z } from 'zod';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { sectionName, sheetStanding } from './sheet-view.ts';

const access = ['PDS-CHECKING'] as const;
const params = z.object({ personnel_id: recordId });
const response = messageOnly.extend({ standing: sheetStanding });

export const openCheck = endpoint({
  method: 'POST',
  path: '/api/pds/{personnel_id}/check',
  summary: 'Begins to check a submitted sheet; whoever does so first is its checker.',
  access,
  params,
  response,
});

export const checkRows = endpoint({
  method: 'PUT',
  path: '/api/pds/{personnel_id}/check/rows',
  summary: 'Marks rows of a sheet under check as right, returned with a remark, or waived with the reason why no attachment is needed.',
  access,
  params,
  body: z.object({
    rows: z
      .array(
        z
          .object({
            section: sectionName,
            row: recordId,
            state: z.enum(['PENDING', 'OK', 'RETURNED', 'WAIVED']),
            remark: z.string().trim().max(500).default(''),
          })
          .refine(({ state, remark }) => remark !== '' || state === 'OK' || state === 'PENDING', {
            path: ['remark'],
            error: 'Say what to change, or why no attachment is needed.',
          }),
      )
      .min(1)
      .max(300),
  }),
  response,
});

export const returnSheet = endpoint({
  method: 'POST',
  path: '/api/pds/{personnel_id}/check/return',
  summary: 'Returns a sheet of which at least one row has a remark; its owner is told.',
  access,
  params,
  response,
});

export const verifySheet = endpoint({
  method: 'POST',
  path: '/api/pds/{personnel_id}/check/verify',
  summary: 'Verifies a sheet whose rows with attachments are all right or waived: keeps the copy, and the record follows.',
  access,
  params,
  response,
});
