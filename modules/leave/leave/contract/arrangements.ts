import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

const PATH = '/api/edats/leave/{id}/arrangements';

/** What an order says that a person earns, and on which days. */
export const arrangement = z.object({
  id: z.number().int(),
  earns: z.enum(['REGULAR', 'TEACHER', 'NONE']),
  weekly_minutes: z.number().int(),
  basis: z.string(),
  from: z.string(),
  to: z.string().nullable(),
});
export type Arrangement = z.output<typeof arrangement>;

const arrangementBody = z
  .object({
    earns: z.enum(['REGULAR', 'TEACHER', 'NONE']),
    weekly_minutes: z.number('Enter the hours a week.').int().min(60, 'At least 1 hour a week.').max(3600, 'At most 60 hours a week.'),
    basis: z.string().trim().min(1, 'Name the order.').max(200, 'At most 200 characters.'),
    from: isoDate,
    to: isoDate.nullable(),
  })
  .refine(({ from, to }) => to === null || to >= from, { path: ['to'], error: 'The last day is before the first.' });

export const addArrangement = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Says by an order what a person earns on some days: faculty on vacation and sick leave, part-time service.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: arrangementBody,
  response: messageOnly,
});

export const correctArrangement = endpoint({
  method: 'PUT',
  path: `${PATH}/{row}`,
  summary: 'Ends an arrangement, or corrects it with a reason.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId.extend({ row: recordId }),
  body: arrangementBody.and(z.object({ reason: z.string().trim().max(300) })),
  response: messageOnly,
});
