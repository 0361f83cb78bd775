import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

const signing = {
  id: z.number().int(),
  /** `own`: the office in which the person served. */
  signs: z.enum(['hr', 'own', 'office']),
  office_id: z.number().int().nullable(),
};
const clearanceOffice = z.object({ ...signing, name: z.string() });
export type ClearanceOffice = z.output<typeof clearanceOffice>;

export const listClearanceOffices = endpoint({
  method: 'GET',
  path: '/api/clearance-offices',
  summary: 'Which office signs each line of a clearance.',
  access: ['GENERALSETTINGS'],
  response: z.object({ kinds: z.array(clearanceOffice) }),
});

export const changeClearanceOffices = endpoint({
  method: 'PUT',
  path: '/api/clearance-offices',
  summary: 'Changes which office signs each line of clearances that are opened from now on.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  body: z.object({
    kinds: z
      .array(
        z.object(signing).refine(({ signs, office_id }) => signs !== 'office' || office_id !== null, {
          path: ['office_id'],
          message: 'Choose the office.',
        }),
      )
      .max(100),
  }),
  response: messageOnly,
});
