import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { form, level, period, state, typedRatings } from './fields.ts';
import { readOfficeWarnings } from './people.ts';

const person = z.object({
  form_id: z.number().int().nullable(),
  form: form.nullable(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  state: state.nullable(),
  final: z.number().int().nullable(),
  level: level.nullable(),
  is_head: z.boolean(),
  ...openSteps,
});

const appeal = z.object({
  id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  period: z.string(),
  form,
  state,
  final: z.number().int(),
  level,
  final_before: z.number().int().nullable(),
  appealed_on: z.string(),
  due_on: z.string(),
  is_late: z.boolean(),
  decided_on: z.string().nullable(),
  granted: z.boolean().nullable(),
  grounds: z.string(),
  decision: z.string(),
});
export type AppealRow = z.output<typeof appeal>;

export const readCalibration = endpoint({
  method: 'GET',
  path: '/api/spmis/calibration',
  summary:
    'Offices of a period with their rating, the mean of their people and what refuses the calibration, and the appeals; for members of the team.',
  access: ['SPMIS'],
  query: z.object({ period: recordId.optional() }),
  response: z.object({
    shown: period.nullable(),
    periods: z.array(period),
    offices: readOfficeWarnings.response.shape.offices,
    appeals: z.array(appeal),
  }),
});
export type Calibration = z.output<typeof readCalibration.response>;

export const readOfficeRatings = endpoint({
  method: 'GET',
  path: '/api/spmis/calibration/{id}',
  summary: 'The people of an office in a period with their ratings.',
  access: ['SPMIS'],
  params: byId,
  query: z.object({ period: recordId }),
  response: z.object({ people: z.array(person) }),
});

export const calibrateOffice = endpoint({
  method: 'POST',
  path: '/api/spmis/calibration',
  summary: 'Calibrates an office as a whole: its own form and all forms of its people.',
  access: ['SPMIS'],
  reach: 'university',
  body: z.object({ period_id: recordId, office_id: recordId }),
  response: messageOnly,
});

export const calibrateReady = endpoint({
  method: 'POST',
  path: '/api/spmis/calibration/ready',
  summary: 'Calibrates all offices of a period that nothing refuses, each as a whole.',
  access: ['SPMIS'],
  reach: 'university',
  body: z.object({ period_id: recordId }),
  response: messageOnly,
});

export const decideAppeal = endpoint({
  method: 'PUT',
  path: '/api/spmis/appeals/{id}',
  summary: 'Decides an appeal: denied, or granted with the ratings that are changed.',
  access: ['SPMIS'],
  reach: 'university',
  params: byId,
  body: z.object({
    granted: z.boolean('Choose how the appeal is decided.'),
    decision: z.string().trim().min(1, 'Enter the decision.').max(1000, 'At most 1,000 characters.'),
    lines: z.array(z.object({ line_id: recordId, ratings: typedRatings, reason: z.string().trim().max(500) })).max(60),
    seen: z.number().int(),
  }),
  response: messageOnly,
});
