import { z } from 'zod';
import { dtrDay, monthTotals } from '@talaan/attendance/contract/days.ts';
import { isoDate, isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openAction, openSteps } from '@talaan/requests/contract/timeline.ts';
import { dtrFlow } from '../workflow.ts';

const state = z.enum(dtrFlow.states);

export const hindrance = z.object({
  kind: z.enum(['NOT_OVER', 'NO_RECORD', 'COMPUTING', 'DAY_OPEN', 'INCOMPLETE', 'REQUEST']),
  date: z.string().nullable(),
  text: z.string(),
  /** The screen of what is to be decided first; null where the day itself is to be mended. */
  link: z.string().nullable(),
});
export type ShownHindrance = z.output<typeof hindrance>;

const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(500, 'Use at most 500 characters.');

const officeOfRecord = z.object({ office: z.string(), from: z.string(), to: z.string() });
export type OfficeOfRecord = z.output<typeof officeOfRecord>;

const ownRecord = z.object({
  from: z.string(),
  to: z.string(),
  /** `October 2026`, `1 to 15 Oct 2026`. */
  name: z.string(),
  /** The request; null while it was never submitted. */
  id: z.number().int().nullable(),
  state,
  state_words: z.string(),
  /** When it got into that state; null while it was never submitted. */
  since: z.string().nullable(),
  /** Why it was returned or reopened; empty otherwise. */
  returned: z.string(),
  due_on: z.string(),
  hindrances: z.array(hindrance),
  /** Where the person was from when to when, if they moved within the record; else empty. */
  offices: z.array(officeOfRecord),
  /** Whether the head can certify what hinders. */
  can_be_certified: z.boolean(),
  seen: z.number().int().nullable(),
  actions: z.array(openAction),
});
export type OwnRecord = z.output<typeof ownRecord>;

const ownWarning = z.object({ kind: z.enum(['tardiness', 'undertime']), times: z.number().int(), is_again: z.boolean() });
export type OwnWarning = z.output<typeof ownWarning>;

export const readOwnRecords = endpoint({
  method: 'GET',
  path: '/api/account/dtr/submission',
  summary: 'The caller’s records of a month: their state, and what keeps them from being submitted.',
  access: 'staff',
  keptOffline: true,
  query: z.object({ month: isoMonth }),
  response: z.object({
    records: z.array(ownRecord),
    /** That a month comes near to one that counts as habitual, told to its employee alone. */
    warnings: z.array(ownWarning),
  }),
});

export const submitOwnRecord = endpoint({
  method: 'POST',
  path: '/api/account/dtr/submission',
  summary: 'Submits a record of one’s own; with remarks its incomplete days go to the head for certification first.',
  access: 'staff',
  body: z.object({ from: isoDate, remarks: reason.nullable().default(null) }),
  response: messageOnly,
});

/** Whose records: one’s own, those of the offices one heads or writes for, or all within the role of HR. */
export const WHOSE = ['mine', 'department', 'all'] as const;

const record = z.object({
  /** The number of the request; below zero while it was never submitted. */
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office_id: z.number().int(),
  office: z.string(),
  from: z.string(),
  to: z.string(),
  state,
  since: z.string().nullable(),
  late_times: z.number().int(),
  late_minutes: z.number().int(),
  undertime_times: z.number().int(),
  undertime_minutes: z.number().int(),
  absent_thousandths: z.number().int(),
  /** Of an open record, what keeps it from being submitted. */
  hindrances: z.array(hindrance),
  /** How many of its days came to something else since it was submitted. */
  changed_days: z.number().int(),
  ...openSteps,
});
export type RecordRow = z.output<typeof record>;

const anyState = z
  .union([state, z.array(state)])
  .transform((value) => [value].flat())
  .optional();

export const listRecords = endpoint({
  method: 'GET',
  path: '/api/dtr/submissions',
  summary: 'The daily time records of a month within the caller’s reach: who has submitted, who hinders, and what is open to the caller.',
  access: 'staff',
  query: listQuery(['fullname', 'office', 'since', 'state'], 50).extend({
    month: isoMonth,
    whose: z.enum(WHOSE).optional(),
    state: anyState,
    office: idList,
    hindered: z.enum(['yes', 'no']).optional(),
    ...groupedBy(['office', 'state']),
  }),
  response: listOf('records', record),
});

export const exportRecords = exportOf(listRecords, 'daily time records of a month');

const wish = z.object({ personnel_id: recordId, from: isoDate });

export const submitRecords = endpoint({
  method: 'POST',
  path: '/api/dtr/submissions',
  summary: 'Submits records of others, for HR and the clerk of an office, each alone: a line for each that was not submitted.',
  access: ['EDATSADMIN', 'EDATSDEPTSETTING'],
  reach: 'scope',
  body: z.object({
    records: z.array(wish).min(1, 'Choose records.').max(500, 'At most 500 at once.'),
    remarks: reason.nullable().default(null),
  }),
  response: messageOnly.extend({
    left: z.array(z.object({ personnel_id: z.number().int(), fullname: z.string(), because: z.string() })),
  }),
});

const difference = z.object({ date: z.string(), was: dtrDay.nullable(), is: dtrDay.nullable() });
export type ShownDifference = z.output<typeof difference>;

const frozen = z.object({
  frozen_at: z.string(),
  /** When the record was reopened; null for the figures that count. */
  superseded_at: z.string().nullable(),
  late_minutes: z.number().int(),
  late_times: z.number().int(),
  undertime_minutes: z.number().int(),
  undertime_times: z.number().int(),
  short_thousandths: z.number().int(),
  absent_thousandths: z.number().int(),
  night_minutes: z.number().int(),
});
export type FrozenFigures = z.output<typeof frozen>;

export const readRecord = endpoint({
  method: 'GET',
  path: '/api/dtr/submissions/{id}',
  summary:
    'One submitted record: its days, what changed since it was signed and since the caller’s last look, what arrived after the lock, what was locked.',
  access: 'staff',
  params: byId,
  response: z.object({
    record: z.object({
      id: z.number().int(),
      personnel_id: z.number().int(),
      from: z.string(),
      to: z.string(),
      state,
      days: z.array(dtrDay),
      totals: monthTotals,
      signed_at: z.string().nullable(),
      signed_digest: z.string().nullable(),
      changed: z.array(difference),
      /** When the caller looked at it before; null for the first time. */
      looked_at: z.string().nullable(),
      changed_since_look: z.array(z.string()),
      /** Where the person was from when to when, if they moved within the record; else empty. */
      offices: z.array(officeOfRecord),
      hindrances: z.array(hindrance),
      /** Days that something touched after the lock, with what they would come to. */
      waiting: z.array(difference),
      frozen: z.array(frozen),
    }),
  }),
});
export type DtrRecord = z.output<typeof readRecord.response>['record'];

export const noteLook = endpoint({
  method: 'PUT',
  path: '/api/dtr/submissions/{id}/look',
  summary: 'Notes that the caller opened a record, so that their next look marks what changed.',
  access: 'staff',
  params: byId,
  response: messageOnly,
});
