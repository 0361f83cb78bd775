import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { EVALUATION_LEVELS } from '../rules/evaluation.ts';
import { VENUES } from '../rules/nominee.ts';
import { REPORT_PAPERS } from '../rules/report-due.ts';
import { SCREENING_FACTORS } from '../rules/screening-points.ts';
import { BLOCKS } from '../rules/who-is-blocked.ts';
import { trainingFlow } from '../workflow.ts';
import { centavos, HEADS, named, READERS } from './fields.ts';
import { programmeFacts } from './programmes.ts';

const state = z.enum(trainingFlow.states);
const venue = z.enum(VENUES);

/** Which nominations a list shows: those that still go on, those that wait for their report, those with a report that is late, those whose application is to be evaluated now. */
export const SHOWN = {
  open: 'Not yet approved',
  going: 'Approved, to come',
  report: 'Report awaited',
  late: 'Report overdue',
  apply: 'Application to evaluate',
} as const;
export type Shown = keyof typeof SHOWN;
const shown = z.enum(Object.keys(SHOWN) as [Shown]);

const listed = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  state,
  training_id: z.number().int(),
  title: z.string(),
  provider: z.string(),
  type: z.string(),
  venue,
  is_abroad: z.boolean(),
  first_day: z.string(),
  last_day: z.string(),
  hours: z.number().int(),
  /** Points of the screening in thousandths; null before it. */
  points: z.number().int().nullable(),
  planned: centavos,
  approved: centavos.nullable(),
  spent: centavos.nullable(),
  /** Until when report and re-entry plan are due; null where they are there, or nothing is due. */
  report_due_on: z.string().nullable(),
  filed_at: z.string(),
});
export const nominationRow = listed.extend(openSteps);
export type NominationRow = z.output<typeof nominationRow>;

const filters = {
  state: severalOf(state),
  office: idList,
  training: recordId.optional(),
  provider: idList,
  show: shown.optional(),
  year: z.coerce.number().int().min(2000).max(2199).optional(),
  ...groupedBy(['state', 'office', 'training']),
};

export const listNominations = endpoint({
  method: 'GET',
  path: '/api/lnd/recommendations',
  summary: 'Trainings of the people within the caller’s reach, by state, with their cost.',
  access: READERS,
  query: listQuery(['first_day', 'fullname', 'title', 'points', 'filed_at', 'planned']).extend(filters),
  response: listOf('nominations', nominationRow).extend({
    sums: z.object({ planned: centavos, approved: centavos, spent: centavos }),
  }),
});

export const exportNominations = exportOf(listNominations, 'training recommendations');

const point = z.object({
  factor: z.enum(SCREENING_FACTORS),
  /** In thousandths. */
  points: z.number().int(),
  most: z.number().int(),
  says: z.string(),
});
const block = z.object({ code: z.enum(BLOCKS), says: z.string() });
const evaluation = z.object({
  level: z.enum(EVALUATION_LEVELS),
  rating: z.number().int().nullable(),
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  remarks: z.string(),
  at: z.string(),
});
export type Evaluation = z.output<typeof evaluation>;

const rival = z.object({
  id: z.number().int(),
  fullname: z.string(),
  total: z.number().int(),
  rank: z.number().int(),
  is_tied: z.boolean(),
});

export const nomination = listed.extend(openSteps).extend({
  place: z.string(),
  fee: centavos,
  travel: centavos,
  description: z.string(),
  justification: z.string(),
  plan_title: z.string(),
  plan_priority: z.number().int().nullable(),
  relevance: z.number().int().nullable(),
  votes: z.number().int().nullable(),
  /** As recorded or, before that, what is known without the relevance that the committee gives. */
  screening: z.array(point),
  is_screened: z.boolean(),
  /** All nominees of the same training who were screened, by rank. */
  rivals: z.array(rival),
  /** What blocks the nominee today; of a nomination that is decided none. */
  blocks: z.array(block),
  fund_source: z.string(),
  trip_id: z.number().int().nullable(),
  is_completed: z.boolean().nullable(),
  report: z.string(),
  re_entry_plan: z.string(),
  has_invitation: z.boolean(),
  has_certificate_file: z.boolean(),
  /** The code of the certificate that the university issued. */
  certificate_code: z.string().nullable(),
  sessions: z.number().int(),
  /** Minutes of the sessions that were attended, and of all. */
  attended_minutes: z.number().int(),
  session_minutes: z.number().int(),
  missing: z.array(z.enum(REPORT_PAPERS)),
  evaluations: z.array(evaluation),
  /** Levels that the caller may give now. */
  open_levels: z.array(z.enum(EVALUATION_LEVELS)),
});
export type Nomination = z.output<typeof nomination>;

export const readNomination = endpoint({
  method: 'GET',
  path: '/api/lnd/recommendations/{id}',
  summary: 'One nomination with its screening, papers and evaluation, for its person, those who decide it and those who reach the person.',
  access: 'staff',
  params: byId,
  response: z.object({ nomination }),
});

const nominee = z.object({
  personnel_id: recordId,
  /** The line of the person’s plan that the training answers; null for none. */
  plan_line_id: recordId.nullable(),
});

export const previewNominees = endpoint({
  method: 'GET',
  path: '/api/lnd/recommendations/preview',
  summary: 'What blocks nominees of a training, their points without relevance, and lines of their plans.',
  access: HEADS,
  query: z.object({
    training_id: recordId.optional(),
    /** Of a training that is not kept yet. */
    first_day: isoDate.optional(),
    last_day: isoDate.optional(),
    is_abroad: z.coerce.number().int().min(0).max(1).default(0),
    people: idList,
  }),
  response: z.object({
    nominees: z.array(
      z.object({
        personnel_id: z.number().int(),
        blocks: z.array(block),
        points: z.array(point),
        total: z.number().int(),
        plan_lines: z.array(z.object({ id: z.number().int(), title: z.string(), priority: z.number().int() })),
      }),
    ),
  }),
});
export type PreviewedNominee = z.output<typeof previewNominees.response>['nominees'][number];

export const fileNominations = endpoint({
  method: 'POST',
  path: '/api/lnd/recommendations',
  summary: 'Recommends people for a training, each by a request; anyone who is blocked stays a draft.',
  access: HEADS,
  reach: 'scope',
  body: z.object({
    training_id: recordId.nullable(),
    /** A training of others that is not kept yet, as the invitation says. */
    training: z.object({ ...programmeFacts, invitation_path: z.string().nullable() }).nullable(),
    justification: named(1000, 'Enter why the training is needed.'),
    nominees: z.array(nominee).min(1, 'Choose at least one person.').max(50, 'At most 50 people.'),
  }),
  response: messageOnly.extend({
    ids: z.array(z.number().int()),
    drafts: z.array(z.object({ fullname: z.string(), because: z.string() })),
  }),
});

export const changeNomination = endpoint({
  method: 'PUT',
  path: '/api/lnd/recommendations/{id}',
  summary: 'Corrects the draft of a nomination, such as one that was returned.',
  access: HEADS,
  reach: 'scope',
  params: byId,
  body: z.object({ justification: named(1000, 'Enter why the training is needed.'), plan_line_id: recordId.nullable() }),
  response: messageOnly,
});

export const findNominees = endpoint({
  method: 'GET',
  path: '/api/lnd/recommendations/people',
  summary: 'The five people of the caller’s offices nearest to the typed name or number.',
  access: HEADS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ people: z.array(foundPerson) }),
});

export const listOwnTrainings = endpoint({
  method: 'GET',
  path: '/api/lnd/trainings/mine',
  summary: 'The caller’s own trainings, those to do something about first.',
  access: 'staff',
  response: z.object({ trainings: z.array(nominationRow) }),
});
