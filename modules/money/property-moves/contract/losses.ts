import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { cost, filePath, itemIds, KEEPERS, named, reason, text } from '@talaan/property/contract/fields.ts';
import { day, filing, nature, place } from './fields.ts';

/** What is known of a loss; the police and the notary often come later. */
const known = {
  police_notified: z.boolean(),
  police_station: text(150),
  police_on: day.nullable(),
  notarized_on: day.nullable(),
  /** Notary public, with document, page, book and series. */
  notary: text(200),
  /** The identity paper shown to the notary, with its number and date. */
  identity_paper: text(150),
  files: z.array(filePath).max(10, 'Add at most ten files at once.').default([]),
};
const namesPolice = ({ police_notified, police_station }: { police_notified: boolean; police_station: string }) =>
  !police_notified || police_station !== '';
const STATION = { path: ['police_station'], message: 'Name the police station.' };
const datesPolice = ({ police_notified, police_on }: { police_notified: boolean; police_on: string | null }) =>
  !police_notified || police_on !== null;
const REPORTED = { path: ['police_on'], message: 'Enter the day of the report.' };

export const fileLoss = endpoint({
  method: 'POST',
  path: '/api/property/losses',
  summary: 'Reports items as lost, stolen, damaged or destroyed: by their holder, or by the head or the custodian for one who cannot.',
  access: 'staff',
  body: z
    .object({
      personnel_id: filing.personnel_id,
      witnesses: filing.witnesses,
      item_ids: itemIds,
      nature,
      /** Null where the day is not known. */
      lost_on: day.nullable(),
      discovered_on: day,
      place,
      circumstances: text(4000).min(30, 'Tell what happened in at least 30 characters.'),
      ...known,
    })
    .refine(namesPolice, STATION)
    .refine(datesPolice, REPORTED),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const amendLoss = endpoint({
  method: 'PUT',
  path: '/api/property/losses/{id}',
  summary:
    'Adds what is known now of a loss that is not decided: the police report, the notary, further files. What is sent takes the place of what was.',
  access: 'staff',
  params: byId,
  body: z.object(known).refine(namesPolice, STATION).refine(datesPolice, REPORTED),
  response: messageOnly,
});

export const submitLoss = endpoint({
  method: 'POST',
  path: '/api/property/losses/{id}/submit',
  summary: 'Records when the notarized report went to the Commission on Audit with the request for relief.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ submitted_on: day, submission_no: named(100, 'Enter the number or the receipt of the submission.') }),
  response: messageOnly,
});

export const decideLoss = endpoint({
  method: 'POST',
  path: '/api/property/losses/{id}/decide',
  summary: 'Records how a loss ended: relieved by the Commission on Audit, paid, or replaced by a new item.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z
    .object({
      decision: z.enum(['relieve', 'pay', 'replace']),
      decided_on: day,
      decision_no: text(100),
      paid: cost.nullable(),
      receipt_no: text(60),
      replacement_id: recordId.nullable(),
    })
    .refine(({ decision, decision_no: no }) => decision !== 'relieve' || no !== '', {
      path: ['decision_no'],
      message: 'Enter the number of the decision.',
    })
    .refine(({ decision, paid }) => decision !== 'pay' || paid !== null, { path: ['paid'], message: 'Enter what was paid.' })
    .refine(({ decision, receipt_no: no }) => decision !== 'pay' || no !== '', {
      path: ['receipt_no'],
      message: 'Enter the number of the official receipt.',
    })
    .refine(({ decision, replacement_id: id }) => decision !== 'replace' || id !== null, {
      path: ['replacement_id'],
      message: 'Choose the item that replaces it.',
    }),
  response: messageOnly,
});

export const recoverLost = endpoint({
  method: 'POST',
  path: '/api/property/losses/{id}/recoveries',
  summary:
    'Records that items of a loss were found after it was relieved, paid or replaced: they are in stock again, the loss stays closed, and its accountable officer is notified.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ item_ids: itemIds, reason }),
  response: messageOnly,
});
