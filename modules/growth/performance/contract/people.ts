import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { WEAK_PAPERS, type WeakPaper } from '../rules/after/weak-papers.ts';
import { COACHING_KINDS, type CoachingKind } from './codes.ts';
import { form, level, measure, period, ratings, state } from './fields.ts';

/** Heads see the people of the offices that they head; those who keep the module, all. */
export const PERFORMANCE_READERS = ['EDATSDEPTHEAD', 'SPMISADMIN'] as const;

/** How far somebody is in a period, as the filter of a head has it. */
export const STANDINGS = {
  NOT_SUBMITTED: 'Targets not submitted',
  TARGETS: 'Targets to act on',
  RUNNING: 'Targets approved',
  RATING: 'To be rated',
  FINAL: 'Final or closed',
  NOT_RATED: 'Not rated',
} as const;
type Standing = keyof typeof STANDINGS;
const standing = z.enum(Object.keys(STANDINGS) as [Standing, ...Standing[]]);

const row = z.object({
  /** Of the form; below zero where there is none. */
  id: z.number().int(),
  form_id: z.number().int().nullable(),
  form: form.nullable(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  position: z.string().nullable(),
  office_id: z.number().int(),
  office: z.string(),
  state: state.nullable(),
  standing,
  /** What is awaited, of whom, until when, and how late it is; null where nothing is. */
  awaited: z.string().nullable(),
  awaits: z.string().nullable(),
  due_on: z.string().nullable(),
  days_late: z.number().int(),
  targets: z.number().int(),
  final: z.number().int().nullable(),
  level: level.nullable(),
  last_final: z.number().int().nullable(),
  last_level: level.nullable(),
  ...openSteps,
});
export type PerformanceRow = z.output<typeof row>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/department/performance',
  summary: 'People of the offices of a head with how far their forms are in a period, those who submitted nothing too.',
  access: PERFORMANCE_READERS,
  query: listQuery(['fullname', 'office', 'final', 'state']).extend({
    /** Without it the period that is rated or runs. */
    period: recordId.optional(),
    standing: z
      .union([standing, z.array(standing)])
      .transform((value) => [value].flat())
      .optional(),
    /** Which form; `form` in the address of the screen names the one that is open. */
    kind: form.optional(),
    office: idList,
  }),
  response: listOf('people', row).extend({
    /** The period that is shown, and all to choose from. */
    shown: period.nullable(),
    periods: z.array(period),
    /** How many of the people that are asked for submitted nothing, wait for a rating, are final. */
    figures: z.object({ not_submitted: z.number().int(), to_rate: z.number().int(), final: z.number().int() }),
  }),
});
export const exportPeople = exportOf(listPeople, 'ratings');

const calibration = z.object({
  office_id: z.number().int(),
  office: z.string(),
  acronym: z.string(),
  form_id: z.number().int().nullable(),
  form: form.nullable(),
  state: state.nullable(),
  /** In thousandths. */
  rating: z.number().int().nullable(),
  mean: z.number().int().nullable(),
  counted: z.number().int(),
  people: z.number().int(),
  final: z.number().int(),
  calibrated: z.number().int(),
  above_by: z.number().int(),
  /** By how much all ratings together must fall before the office may be calibrated. */
  surplus: z.number().int(),
  distribution: z.array(z.object({ level, people: z.number().int() })),
  refused: z.array(z.string()),
});
export type OfficeCalibration = z.output<typeof calibration>;

const periodQuery = z.object({ period: recordId.optional() });

export const readOfficeWarnings = endpoint({
  method: 'GET',
  path: '/api/department/performance/calibration',
  summary: 'The ratings of the people of the own offices against their office, before they are calibrated.',
  access: PERFORMANCE_READERS,
  query: periodQuery,
  response: z.object({ offices: z.array(calibration) }),
});

const cascadeLine = z.object({
  id: z.number().int(),
  form_id: z.number().int(),
  parent_id: z.number().int().nullable(),
  output: z.string(),
  indicator: z.string(),
  measure,
  target: z.number().int().nullable(),
  due_on: z.string().nullable(),
  is_support: z.boolean(),
  ratings,
});
export type CascadeRow = z.output<typeof cascadeLine>;

export const readCascade = endpoint({
  method: 'GET',
  path: '/api/department/performance/cascade',
  summary: 'The commitments of offices with the lines that answer them, what falls short and what no one answers.',
  access: PERFORMANCE_READERS,
  query: periodQuery.extend({ office: recordId.optional() }),
  response: z.object({
    shown: period.nullable(),
    /** Forms by which the tree can begin. */
    offices: z.array(z.object({ id: z.number().int(), fullname: z.string(), acronym: z.string() })),
    root: z.number().int().nullable(),
    forms: z.array(
      z.object({ id: z.number().int(), form, office: z.string(), ratee: z.string(), state, above_id: z.number().int().nullable() }),
    ),
    lines: z.array(cascadeLine),
    faults: z.array(z.object({ line_id: z.number().int(), is_refused: z.boolean(), message: z.string() })),
    unanswered: z.array(z.number().int()),
  }),
});
export type Cascade = z.output<typeof readCascade.response>;

const coachingKind = z.enum(Object.keys(COACHING_KINDS) as [CoachingKind, ...CoachingKind[]], { error: 'Choose how it was held.' });
export const WEAK_ACTS = {
  POOR_EARLY: 'Poor work in the first three months',
  INTERVENTION: 'Developmental intervention',
  NOTICE: 'Notice received',
  DROPPING: 'Notice of dropping received',
} as const;
export type WeakAct = keyof typeof WEAK_ACTS;
const weakAct = z.enum(Object.keys(WEAK_ACTS) as [WeakAct, ...WeakAct[]], { error: 'Choose what was done.' });
const weakPaper = z.enum(Object.keys(WEAK_PAPERS) as [WeakPaper, ...WeakPaper[]]);

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/department/performance/people/{id}',
  summary: 'The ratings of a person, the coaching log, and what weak ratings ask for.',
  access: PERFORMANCE_READERS,
  params: z.object({ id: recordId }),
  response: z.object({
    person: z.object({ id: z.number().int(), fullname: z.string() }),
    history: z.array(
      z.object({ period: z.string(), from: z.string(), to: z.string(), final: z.number().int(), level, source: z.string() }),
    ),
    coaching: z.array(
      z.object({
        id: z.number().int(),
        held_on: z.string(),
        kind: coachingKind,
        incident: z.string(),
        agreement: z.string(),
        coach: z.string(),
      }),
    ),
    weak: z.object({ state: z.string(), notice_by: z.string().nullable(), says: z.string() }),
    acts: z.array(
      z.object({
        id: z.number().int(),
        period: z.string(),
        kind: weakAct,
        on_day: z.string(),
        details: z.string(),
        entered_by: z.string(),
        /** Of a dropping: the last day of the appeal to the Civil Service Commission. */
        appeal_until: z.string().nullable(),
      }),
    ),
    /** Which papers the weak ratings ask for. */
    papers: z.array(weakPaper),
    periods: z.array(period),
  }),
});
export type PersonPerformance = z.output<typeof readPerson.response>;

export const addCoaching = endpoint({
  access: PERFORMANCE_READERS,
  reach: 'scope',
  params: z.object({ id: recordId }),
  response: messageOnly,
  method: 'POST',
  path: '/api/department/performance/people/{id}/coaching',
  summary: 'Writes into the coaching log of a person, who reads it too.',
  body: z.object({
    held_on: isoDate,
    kind: coachingKind,
    incident: z.string().trim().min(1, 'Enter what it was about.').max(2000),
    agreement: z.string().trim().min(1, 'Enter what was agreed.').max(2000),
  }),
});

export const addWeakAct = endpoint({
  access: PERFORMANCE_READERS,
  reach: 'scope',
  params: z.object({ id: recordId }),
  response: messageOnly,
  method: 'POST',
  path: '/api/department/performance/people/{id}/acts',
  summary: 'Records poor work early in a period, a developmental intervention, or the notice before a dropping from the rolls.',
  body: z.object({
    period_id: recordId,
    kind: weakAct,
    on_day: isoDate,
    details: z.string().trim().min(1, 'Enter what was done.').max(2000),
  }),
});

export const printWeakPaper = endpoint({
  method: 'GET',
  path: '/api/department/performance/people/{id}/papers/{paper}',
  summary: 'The advice of an intervention, the notice before dropping or the notice of dropping as a PDF, with its dates.',
  access: PERFORMANCE_READERS,
  params: z.object({ id: recordId, paper: weakPaper }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printForms = endpoint({
  method: 'POST',
  path: '/api/department/performance/print',
  summary: 'Prints the forms of many people as one file, behind the screen; the result names the file.',
  access: PERFORMANCE_READERS,
  reach: 'scope',
  body: z.object({ forms: z.array(recordId).min(1).max(1000, 'At most 1,000 forms at once.') }),
  response: startedJob,
});

export const recordNotRated = endpoint({
  method: 'POST',
  path: '/api/spmis/not-rated',
  summary: 'Records of people without a form that they are not rated in a period, so that their office can be calibrated.',
  access: ['SPMISADMIN'],
  reach: 'scope',
  body: z.object({
    period_id: recordId,
    people: z
      .array(z.object({ personnel_id: recordId, office_id: recordId }))
      .min(1)
      .max(500),
    reason: z.string().trim().min(1, 'Enter the reason.').max(1000),
  }),
  response: messageOnly,
});
