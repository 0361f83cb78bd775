import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { claim, dayView } from './appeals.ts';

const HR = ['EDATSADMIN'] as const;

const outageRow = z.object({
  id: z.number().int(),
  date: z.string(),
  /** Minutes after midnight. */
  from_minute: z.number().int(),
  to_minute: z.number().int(),
  /** The device, or the office with its units. */
  where: z.string(),
  reason: z.string(),
  people: z.number().int(),
  excused_by: z.string(),
  excused_at: z.string(),
  undone_because: z.string().nullable(),
});
export type OutageRow = z.output<typeof outageRow>;

export const listOutages = endpoint({
  method: 'GET',
  path: '/api/time-log-appeals/outages',
  summary: 'Outages that were excused within the caller’s scope, the newest first.',
  access: HR,
  query: listQuery(['date', 'excused_at']),
  response: listOf('outages', outageRow),
});

export const exportOutages = exportOf(listOutages, 'outages');

const minute = z.coerce.number({ error: 'Enter the time.' }).int().min(0).max(1440);
const WHERE = { path: ['device_id'], message: 'Choose a device or an office.' };
const ORDER = { path: ['to_minute'], message: 'The outage ends after it begins.' };

const plan = {
  date: isoDate,
  from_minute: minute,
  to_minute: minute,
  device_id: recordId.nullish().transform((id) => id ?? null),
  office_id: recordId.nullish().transform((id) => id ?? null),
};

export const previewOutage = endpoint({
  method: 'GET',
  path: '/api/time-log-appeals/outages/preview',
  summary: 'Employees with punches missing because of an outage, and what the day of each would come to with them.',
  access: HR,
  query: z
    .object(plan)
    .refine((query) => (query.device_id === null) !== (query.office_id === null), WHERE)
    .refine((query) => query.from_minute < query.to_minute, ORDER),
  response: z.object({
    /** Those who punch there, or serve there. */
    concerned: z.number().int(),
    people: z.array(
      z.object({
        id: z.number().int(),
        idno: z.string(),
        fullname: z.string(),
        avatar: z.string().nullable(),
        office: z.string().nullable(),
        claims: z.array(claim),
        now: dayView,
        would_be: dayView,
      }),
    ),
  }),
});
export type AffectedPerson = z.output<typeof previewOutage.response>['people'][number];

const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300, 'At most 300 characters.');

export const excuseOutage = endpoint({
  method: 'POST',
  path: '/api/time-log-appeals/outages',
  summary: 'Enters the punches that an outage kept people from making, for all affected at once but those left out; each is notified.',
  access: HR,
  reach: 'scope',
  body: z
    .object({ ...plan, reason, without: z.array(recordId).max(5000).default([]) })
    .refine((body) => (body.device_id === null) !== (body.office_id === null), WHERE)
    .refine((body) => body.from_minute < body.to_minute, ORDER),
  response: messageOnly.extend({ id: z.number().int() }),
  // The days are computed before a transaction is open.
  ownTransactions: true,
});

export const undoOutage = endpoint({
  method: 'POST',
  path: '/api/time-log-appeals/outages/{id}/undo',
  summary: 'Voids all punches of an excused outage, with the reason.',
  access: HR,
  reach: 'scope',
  params: byId,
  body: z.object({ reason }),
  response: messageOnly,
});
