import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { CONDITIONS } from '../rules/conditions.ts';
import { COST_KINDS, DEGREES, GRANT_KINDS, STUDY_MODES } from '../rules/grant.ts';
import { MONITORED } from '../rules/monitoring.ts';
import { scholarshipFlow } from '../workflow.ts';
import { BREACH_CAUSES, type BreachCause } from './codes.ts';

/** Who reads scholarships of others: L&D, the secretary of the committee, the secretaries of the departments over their offices. */
export const READERS = ['LDADMIN', 'LDCOMSEC', 'LDDPCSEC'] as const;
/** Who of them reads money, sureties, grades and reports, beside the scholar and the authority (decision 337). */
export const MONEY_READERS = ['LDADMIN', 'LDCOMSEC'] as const;
const PATH = '/api/scholarships';
const figure = z.number().int();
const state = z.enum(scholarshipFlow.states);

/** What is asked of a scholar or of those who answer for them now. */
export const DUES = {
  DELIBERATE: 'To deliberate',
  LATE: 'Reports late',
  ENDING: 'Study ending',
  RETURN: 'Return due',
  SERVED: 'Service ending',
  LEFT: 'Left with service due',
  BREACH: 'Breach open',
} as const;
export type Due = keyof typeof DUES;
const due = z.enum(Object.keys(DUES) as [Due, ...Due[]]);

export const scholarRow = z.object({
  id: figure,
  personnel_id: figure,
  scholar: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  campus: z.string().nullable(),
  kind: z.enum(GRANT_KINDS),
  degree: z.enum(DEGREES),
  programme: z.string(),
  school: z.string(),
  state,
  first_day: z.string(),
  last_day: z.string(),
  /** In centavos; null for who does not read money. */
  cost: figure.nullable(),
  /** Months of service that are due in all, and what is left of them; null before the contract. */
  months: figure.nullable(),
  left: figure.nullable(),
  /** The last day of the obligation; null before the return to duty. */
  until: z.string().nullable(),
  dues: z.array(due),
  ...openSteps,
});
export type ScholarRow = z.output<typeof scholarRow>;

export const listScholars = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Scholarships within the caller’s reach, from the application to the last settlement.',
  access: READERS,
  query: listQuery(['scholar', 'last_day', 'cost', 'state']).extend({
    state: severalOf(state).optional(),
    degree: z.enum(DEGREES).optional(),
    kind: z.enum(GRANT_KINDS).optional(),
    campus: recordId.optional(),
    due: due.optional(),
    ...groupedBy(['degree', 'campus', 'state']),
  }),
  response: listOf('scholars', scholarRow).extend({ cost: figure, completed: figure, ended: figure }),
});

export const exportScholars = exportOf(listScholars, 'scholars');

export const countDues = endpoint({
  method: 'GET',
  path: `${PATH}/dues`,
  summary: 'How many scholarships there are of which something is due now.',
  access: READERS,
  response: z.object({ dues: z.array(z.object({ due, count: figure })) }),
});

export const condition = z.object({
  code: z.enum(CONDITIONS),
  /** Null while it is not known. */
  is_met: z.boolean().nullable(),
  says: z.string(),
  sources: z.array(z.string()),
  is_asked: z.boolean(),
});
export type Condition = z.output<typeof condition>;

const stretch = z.object({ mode: z.enum(STUDY_MODES), from: isoDate, to: isoDate });
const obligationRate = z.object({
  full_time: figure,
  part_time: figure,
  short: z.array(z.object({ up_to: figure, months: figure })),
});
const refundTerms = z.object({
  base: z.array(z.enum(COST_KINDS)),
  unfinished_per10000: figure.nullable(),
  interest_per10000: figure.nullable(),
});
export const contractTerms = z.object({ rate: obligationRate, months: figure, refund: refundTerms });
const surety = z.object({ name: z.string(), address: z.string() });
export const contract = z.object({ terms: contractTerms, amount: figure, sureties: z.array(surety) });
export type Contract = z.output<typeof contract>;

const entry = { on: z.string(), says: z.string() };

export const scholarship = z.object({
  id: figure,
  personnel_id: figure,
  scholar: z.string(),
  office: z.string().nullable(),
  state,
  kind: z.enum(GRANT_KINDS),
  degree: z.enum(DEGREES),
  programme: z.string(),
  school: z.string(),
  grantor: z.string(),
  reason: z.string(),
  admission: z.string().nullable(),
  stretches: z.array(stretch.extend({ is_extension: z.boolean() })),
  deliberated_on: z.string().nullable(),
  conditions: z.array(condition),
  contract: contract.nullable(),
  signed_on: z.string().nullable(),
  notarized_on: z.string().nullable(),
  /** What the university asks for on the day of signing, before it on this day: rate and refund for the contract, and months of the extension. */
  offered: z.object({ rate: obligationRate, refund: refundTerms, extension: figure }),
  /** Months to which the study as planned obliges at the least. */
  least_months: figure,
  completed_on: z.string().nullable(),
  ended_on: z.string().nullable(),
  reported_on: z.string().nullable(),
  /** The last day in service of a scholar who left. */
  left_on: z.string().nullable(),
  standing: z.object({ name: z.string(), from: z.string(), to: z.string().nullable() }).nullable(),
  costs: z.array(z.object({ id: figure, on: z.string(), kind: z.enum(COST_KINDS), amount: figure, reference: z.string() })),
  terms: z.array(
    z.object({
      no: figure,
      name: z.string(),
      ends_on: z.string(),
      dues: z.array(
        z.object({
          what: z.enum(MONITORED),
          due_on: z.string(),
          state: z.enum(['NOT_YET', 'DUE', 'LATE', 'ALERT', 'DONE']),
          submitted_on: z.string().nullable(),
        }),
      ),
    }),
  ),
  return_due: z.object({ due_on: z.string(), state: z.enum(['NOT_YET', 'DUE', 'LATE', 'ALERT', 'DONE']) }).nullable(),
  /** From the signed contract on, as of the day asked for. */
  obligation: z
    .object({
      as_of: z.string(),
      entries: z.array(z.object({ ...entry, months: figure, days: figure, left: figure })),
      months: figure,
      served: figure,
      until: z.string().nullable(),
      /** What the end of service on that day would cost, in centavos, with the figures in a sentence; null after a breach, and for who does not read money. */
      refund: z.object({ base: figure, amount: figure, says: z.string() }).nullable(),
    })
    .nullable(),
  settlement: z
    .object({
      cause: z.enum(Object.keys(BREACH_CAUSES) as [BreachCause, ...BreachCause[]]),
      says: z.string(),
      entries: z.array(z.object({ ...entry, amount: figure, principal: figure, interest: figure })),
      balance: figure,
    })
    .nullable(),
  is_own: z.boolean(),
  is_kept: z.boolean(),
  /** Without it contract, costs, refund and settlement are left out, and grades and reports cannot be opened. */
  reads_money: z.boolean(),
  ...openSteps,
});
export type Scholarship = z.output<typeof scholarship>;

export const readScholarship = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One scholarship with its conditions, contract, reports, costs and obligation, and what leaving on a day would cost.',
  access: 'staff',
  params: byId,
  query: z.object({ day: isoDate.optional() }),
  response: z.object({ scholarship }),
});

export const listOwnScholarships = endpoint({
  method: 'GET',
  path: `${PATH}/mine`,
  summary: 'The caller’s own scholarships, and whether they can apply for one.',
  access: 'staff',
  response: z.object({
    scholarships: z.array(
      z.object({
        id: figure,
        programme: z.string(),
        school: z.string(),
        degree: z.enum(DEGREES),
        state,
        /** What is due of them now. */
        dues: z.array(z.string()),
        left: figure.nullable(),
        until: z.string().nullable(),
        refund: figure.nullable(),
      }),
    ),
    may_apply: z.boolean(),
  }),
});

export const submitReport = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/terms/{no}/reports/{what}`,
  summary: 'Submits grades or the progress report of a term; until the next one is due it may be replaced.',
  access: 'staff',
  params: byId.extend({ no: recordId, what: z.enum(['GRADES', 'PROGRESS']) }),
  body: z.object({
    remarks: z.string().trim().max(500, 'At most 500 characters.'),
    attachment_path: z.string().min(1, 'Add the PDF.'),
  }),
  response: messageOnly,
});

export const fetchReport = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/terms/{no}/reports/{what}`,
  summary: 'Grades or a progress report, as submitted.',
  access: 'staff',
  params: byId.extend({ no: recordId, what: z.enum(['GRADES', 'PROGRESS']) }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printContract = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/contract`,
  summary: 'The scholarship contract, a draft until it is signed.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
