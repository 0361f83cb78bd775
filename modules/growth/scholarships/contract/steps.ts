import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { COST_KINDS } from '../rules/grant.ts';
import { BREACH_CAUSES, type BreachCause } from './codes.ts';
import { contract } from './scholarships.ts';

const PATH = '/api/scholarships';
const KEEPERS = ['LDADMIN'] as const;
const sum = z.number().int().min(1, 'Enter an amount above 0.').max(100_000_000_000);
const remarks = z.string().trim().min(1, 'Enter the reason.').max(1000, 'At most 1,000 characters.');

export const prepareContract = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/contract`,
  summary: 'Writes down amount, months, sureties and the clause of breach of an approved scholarship, for the contract to be printed.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: contract,
  response: messageOnly,
});

export const signContract = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/signature`,
  summary: 'Records the signed and notarized contract, with the certification that no case is pending.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    signed_on: isoDate,
    notarized_on: isoDate.nullable(),
    no_case: z.literal(true, 'Certify that no case is pending.'),
    case_note: z.string().trim().min(1, 'Enter by what it was certified.').max(200, 'At most 200 characters.'),
  }),
  response: messageOnly,
});

export const extendStudy = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/extension`,
  summary: 'Extends a scholarship once, by the decision of the committee.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ to: isoDate, remarks }),
  response: messageOnly,
});

export const completeStudy = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/completion`,
  summary: 'Records that the degree was finished.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ completed_on: isoDate }),
  response: messageOnly,
});

export const discontinueStudy = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/discontinuation`,
  summary: 'Records that the study was ended before the degree.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ ended_on: isoDate, remarks }),
  response: messageOnly,
});

export const recordReturn = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/return`,
  summary: 'Records the return to duty, from which the obligation is served.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ reported_on: isoDate }),
  response: messageOnly,
});

export const declareBreach = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/breach`,
  summary: 'Declares a breach with its cause and demands the refund as of a day.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    cause: z.enum(Object.keys(BREACH_CAUSES) as [BreachCause, ...BreachCause[]]),
    last_day: isoDate,
    demanded_on: isoDate,
    remarks,
  }),
  response: messageOnly,
});

export const recordPayment = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/payments`,
  summary: 'Records a payment of the refund; at a balance of 0 the breach is settled.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    on: isoDate,
    amount: sum,
    receipt: z.string().trim().min(1, 'Enter the official receipt.').max(60, 'At most 60 characters.'),
  }),
  response: messageOnly,
});

export const addCost = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/costs`,
  summary: 'Enters what the university spent on a scholar.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    paid_on: isoDate,
    kind: z.enum(COST_KINDS),
    amount: sum,
    reference: z.string().trim().max(120, 'At most 120 characters.'),
  }),
  response: messageOnly,
});

export const removeCost = endpoint({
  method: 'DELETE',
  path: `${PATH}/{id}/costs/{cost}`,
  summary: 'Removes a cost that was entered by mistake, before a breach is declared.',
  access: KEEPERS,
  reach: 'scope',
  params: byId.extend({ cost: recordId }),
  response: messageOnly,
});

export const addTerm = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/terms`,
  summary: 'Adds a term of study, of which grades and a progress report are due.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ name: z.string().trim().min(1, 'Enter the name of the term.').max(80, 'At most 80 characters.'), ends_on: isoDate }),
  response: messageOnly,
});
