import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { DTS } from './words.ts';

const office = z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string(), campus: z.string() });

export const listActingOffices = endpoint({
  method: 'GET',
  path: '/api/dts/offices',
  summary: 'The offices for which the caller acts, their own first; at most 50, narrowed by words.',
  access: DTS,
  query: z.object({ term: z.string().trim().max(100).default('') }),
  response: z.object({ offices: z.array(office.extend({ is_own: z.boolean() })), total: z.number().int() }),
});

export const listReceivingOffices = endpoint({
  method: 'GET',
  path: '/api/dts/offices/receiving',
  summary: 'The open offices to which a document can be forwarded, by words; at most 50.',
  access: DTS,
  query: z.object({ term: z.string().trim().max(100).default('') }),
  response: z.object({ offices: z.array(office) }),
});

const count = z.number().int();
export const countLists = endpoint({
  method: 'GET',
  path: '/api/dts/counts',
  summary: 'How many documents are in each list of an acting office, what of it is late and what is new.',
  access: DTS,
  query: z.object({ office: recordId.optional() }),
  response: z.object({
    office: office.nullable(),
    counts: z.object({
      incoming: count,
      received: count,
      outgoing: count,
      hold: count,
      return: count,
      pickup: count,
      pending: count,
      /** Circulated to the office, and not acknowledged yet. */
      acknowledge: count,
      /** Of incoming. */
      new: count,
      /** Of incoming, received and on hold. */
      late: count,
    }),
  }),
});

export const markSeen = endpoint({
  method: 'POST',
  path: '/api/dts/seen',
  summary: 'Notes that the caller looked through what came to an office; later arrivals are marked as new.',
  access: DTS,
  reach: 'scope',
  body: z.object({ office_id: recordId }),
  response: messageOnly,
});

const minute = (what: string) =>
  z
    .number({ error: `Enter ${what}.` })
    .int()
    .min(0)
    .max(1440);
const settings = z
  .object({
    /** Minutes of the day. */
    am_from: minute('when the morning begins'),
    am_to: minute('when the morning ends'),
    pm_from: minute('when the afternoon begins'),
    pm_to: minute('when the afternoon ends'),
    /** Releases, hands out and archives documents of all offices. */
    keeps_records: z.boolean(),
  })
  .refine((hours) => hours.am_from < hours.am_to && hours.am_to <= hours.pm_from && hours.pm_from < hours.pm_to, {
    path: ['am_from'],
    error: 'The hours are not in order.',
  });

export const readOfficeSettings = endpoint({
  method: 'GET',
  path: '/api/dts/offices/{id}',
  summary:
    'The settings of an acting office: its hours, whether it keeps the records, its heads and clerks, and the usual routes through it.',
  access: DTS,
  params: byId,
  versioned: 'documents.office_setting:{id}',
  response: z.object({
    office,
    settings,
    /** Who heads the office today; the acting head, if any, first. */
    heads: z.array(z.object({ name: z.string(), title: z.string(), is_acting: z.boolean() })),
    /** Whose role to track documents is on this office; at most 100. */
    clerks: z.array(z.object({ account_id: count, name: z.string(), roles: z.array(z.string()) })),
    /** Types in use whose usual route names the office; at most 100. */
    routes: z.array(z.object({ type_id: count, code: z.string(), type: z.string(), stop: count, stops: count, limit_minutes: count })),
    /** Stays in the office whose due moment follows its hours. */
    running: count,
    /** What of the settings the caller may change. */
    may: z.object({ hours: z.boolean(), records: z.boolean() }),
    version: recordVersion,
  }),
});

export const editOfficeSettings = endpoint({
  method: 'PUT',
  path: '/api/dts/offices/{id}',
  summary:
    'Sets the hours of an office for documents: its head, or who tracks documents of the whole university, who also says whether it keeps the records. What is left of open routing steps counts by the new hours.',
  access: DTS,
  reach: 'scope',
  params: byId,
  versioned: 'documents.office_setting:{id}',
  body: settings,
  response: messageOnly,
});
