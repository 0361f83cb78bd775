import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { ALERT_DAYS } from './rules/ending-soon.ts';
import { MOST_PREMIUM } from './rules/contract-terms.ts';
import { contractFlow } from './workflow.ts';

const READERS = ['JO', 'PAYROLLBUDGET'] as const;
/** Who sees the list: also executives, of the offices that they oversee. */
export const CONTRACT_OVERSEERS = [...READERS, ...EXECUTIVES] as const;
const KINDS = { JO: 'Job order', COS: 'Contract of service' } as const;
export const CONTRACT_KINDS = KINDS;
export const RATE_KINDS = { daily: 'a day', monthly: 'a month' } as const;

const state = z.enum(contractFlow.states);
const kind = z.enum(['JO', 'COS'], { error: 'Choose job order or contract of service.' });

export const contractRow = z.object({
  id: z.number().int(),
  number: z.string(),
  kind,
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  office_name: z.string(),
  role: z.string(),
  rate_kind: z.enum(['daily', 'monthly']),
  /** In centavos, without the premium. */
  rate: z.number().int(),
  /** In percent. */
  premium: z.number().int(),
  fund_source: z.string(),
  from: z.string(),
  to: z.string(),
  /** Until its last day; below 0 once it is over. */
  days_left: z.number().int(),
  state,
  /** Whether a renewal of it exists. */
  is_renewed: z.boolean(),
});
export type ContractRow = z.output<typeof contractRow>;

export const listContracts = endpoint({
  method: 'GET',
  path: '/api/joborders',
  summary: 'Job orders and contracts of service within the caller’s scope, the latest end first.',
  access: CONTRACT_OVERSEERS,
  query: listQuery(['number', 'fullname', 'office', 'from', 'to', 'rate', 'state']).extend({
    state: severalOf(state),
    kind: kind.optional(),
    office: z.coerce.number().int().optional(),
    fund: z.string().trim().max(100).optional(),
    /** Active ones whose last day comes within so many days. */
    ending: z.coerce.number().int().min(0).max(366).optional(),
    person: idList,
    ...groupedBy(['office', 'state', 'fund', 'kind']),
  }),
  response: listOf('contracts', contractRow).extend({
    /** How many active ones end within so many days and are not renewed. */
    ending: z.array(z.object({ days: z.literal(ALERT_DAYS), count: z.number().int() })),
    funds: z.array(z.string()),
  }),
});

export const exportContracts = exportOf(listContracts, 'contracts');

export const contractRecord = contractRow.extend({
  office_id: z.number().int(),
  position_id: z.number().int(),
  position: z.string(),
  /** What the comparable position is paid, on the first day; null without a salary table. */
  comparable_rate: z.number().int().nullable(),
  /** One of the fund sources of its year; null where none is set up, or none is chosen yet. */
  fund_source_id: z.number().int().nullable(),
  duties: z.string(),
  first_signatory: z.string(),
  second_signatory: z.string(),
  /** Whether it allows absence without pay, and the days of wellness leave that it gives. */
  allows_unpaid_absence: z.boolean(),
  wellness_days: z.number().int(),
  /** Of the paper that both sides sign; null before it is issued. */
  code: z.string().nullable(),
  renews: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  renewal: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  actions: z.array(z.enum(contractFlow.actions)),
});
export type ContractRecord = z.output<typeof contractRecord>;

export const readContract = endpoint({
  method: 'GET',
  path: '/api/joborders/{id}',
  summary: 'One contract with the open actions.',
  access: READERS,
  params: byId,
  versioned: 'contracts.contract:{id}',
  response: z.object({ contract: contractRecord, version: recordVersion }),
});

/** In which states a contract of an earlier time, which has no paper yet, can be given one. */
export const ISSUABLE = ['FOR_SIGNATURE', 'ACTIVE'] as const;

export const printContract = endpoint({
  method: 'GET',
  path: '/api/joborders/{id}/print',
  summary: 'The contract as a PDF; before funds are certified as a draft without a code.',
  access: READERS,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const issueContract = endpoint({
  method: 'POST',
  path: '/api/joborders/{id}/print',
  summary: 'Issues the paper of a contract whose funds were certified before contracts had papers.',
  access: ['JO'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
export const contractTerms = z.object({
  kind,
  office_id: recordId,
  position_id: recordId,
  role: text(150).min(1, 'Enter the title of the work.'),
  rate_kind: z.enum(['daily', 'monthly']),
  rate: z.number({ error: 'Enter the rate in pesos.' }).int().min(1, 'Enter the rate in pesos.').max(100_000_000),
  premium: z.number().int().min(0).max(MOST_PREMIUM, `The premium is at most ${MOST_PREMIUM} percent.`),
  fund_source: text(150),
  /** One of the fund sources of its year, which then names the fund. */
  fund_source_id: recordId.nullable().default(null),
  duties: text(4000),
  first_signatory: text(150),
  second_signatory: text(150),
  allows_unpaid_absence: z.boolean().default(false),
  wellness_days: z.number().int().min(0).max(5, 'At most five days.').default(0),
  from: isoDate,
  to: isoDate,
});

export const addContract = endpoint({
  method: 'POST',
  path: '/api/joborders',
  summary: 'Drafts a contract; without a number it gets the next one of the year.',
  access: ['JO'],
  reach: 'scope',
  body: contractTerms.extend({ personnel_id: recordId, number: text(40) }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const editContract = endpoint({
  method: 'PUT',
  path: '/api/joborders/{id}',
  summary: 'Changes the terms of a draft.',
  access: ['JO'],
  reach: 'scope',
  params: byId,
  versioned: 'contracts.contract:{id}',
  body: contractTerms,
  response: messageOnly,
});

const ids = z.array(recordId).min(1, 'Choose at least one contract.').max(1000);

export const stepContracts = endpoint({
  method: 'POST',
  path: '/api/joborders/steps',
  summary:
    'Takes an action on contracts: all of them or none. Signing opens their appointments, terminating ends them on the last day given.',
  access: READERS,
  reach: 'scope',
  body: z.object({ ids, action: z.enum(contractFlow.actions), remarks: text(500).default(''), last_day: isoDate.nullable().default(null) }),
  response: messageOnly,
});

export const renewal = z.object({
  id: z.number().int(),
  number: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  from: z.string(),
  to: z.string(),
  rate: z.number().int(),
  rate_kind: z.enum(['daily', 'monthly']),
  premium: z.number().int(),
  /** Why it is not renewed; null where it will be. */
  hindrance: z.string().nullable(),
});

const renewalOrder = z.object({ ids, from: isoDate, to: isoDate, premium: z.number().int().min(0).max(MOST_PREMIUM).nullable() });

export const previewRenewals = endpoint({
  method: 'POST',
  path: '/api/joborders/renewals/preview',
  summary: 'Previews the renewal of these contracts for a period, with those that cannot be renewed and why. Writes nothing.',
  access: ['JO'],
  reach: 'scope',
  body: renewalOrder,
  response: z.object({ renewals: z.array(renewal) }),
});

export const renewContracts = endpoint({
  method: 'POST',
  path: '/api/joborders/renewals',
  summary: 'Drafts the renewal of each of these contracts: all of them, or none where something hinders one.',
  access: ['JO'],
  reach: 'scope',
  body: renewalOrder,
  response: messageOnly.extend({ made: z.number().int() }),
});

export const findContractPeople = endpoint({
  method: 'GET',
  path: '/api/joborders/people',
  summary: 'The five people nearest to the typed name or number, for a new contract.',
  access: ['JO'],
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    personnel: z.array(foundPerson),
  }),
});
