import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { passSlipFlow } from '../workflow.ts';
import { whose } from './trips.ts';

const state = z.enum(passSlipFlow.states);
const minute = (missing: string) => z.number({ error: missing }).int().min(0).max(1440);
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

const slipFacts = {
  date: isoDate,
  /** Minutes after midnight. */
  from_minute: minute('Enter from which hour.'),
  to_minute: minute('Enter until which hour.'),
  /** Official hours count as attended, personal ones are undertime. */
  is_official: z.boolean(),
  destination: text(200).min(1, 'Enter where to.'),
  purpose: text(300).min(1, 'Enter the purpose.'),
};

export const slipRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  state,
  ...slipFacts,
  left_at: z.string().nullable(),
  returned_at: z.string().nullable(),
  slip_no: z.string().nullable(),
  code: z.string().nullable(),
  filed_at: z.string(),
  ...openSteps,
});
export type SlipRow = z.output<typeof slipRow>;

export const listPassSlips = endpoint({
  method: 'GET',
  path: '/api/pass-slips',
  summary: 'Pass slips: the caller’s own, those of their offices, or all within their reach.',
  access: 'staff',
  keptOffline: { whose: 'mine' },
  query: listQuery(['date', 'fullname', 'filed_at']).extend({
    whose,
    state: severalOf(state),
    office: idList,
    kind: z.enum(['official', 'personal']).optional(),
    on: isoDate.optional(),
    show: z.enum(['out']).optional(),
  }),
  response: listOf('slips', slipRow),
});

export const exportPassSlips = exportOf(listPassSlips, 'pass slips');

export const readPassSlip = endpoint({
  method: 'GET',
  path: '/api/pass-slips/{id}',
  summary: 'One pass slip, for its person, those who decide it and those who reach them.',
  access: 'staff',
  params: byId,
  response: z.object({ slip: slipRow }),
});

export const filePassSlip = endpoint({
  method: 'POST',
  path: '/api/pass-slips',
  summary: 'Files a pass slip of the caller or, by HR and the clerk of an office, of a person within their reach.',
  access: 'staff',
  sentLater: 'Pass slip',
  body: z.object({ personnel_id: recordId.nullable(), ...slipFacts }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const recordPassSlip = endpoint({
  method: 'PUT',
  path: '/api/pass-slips/{id}/record',
  summary: 'Records when the person left and came back, as the gate has it.',
  access: 'staff',
  params: byId,
  body: z.object({ left: minute('Enter when the person left.'), back: minute('Enter when the person came back.') }),
  response: messageOnly,
});

export const printPassSlip = endpoint({
  method: 'GET',
  path: '/api/pass-slips/{id}/print',
  summary: 'An approved pass slip as half a page, with the code by which the gate verifies it.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
