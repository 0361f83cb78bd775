import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { idList } from '@talaan/kernel/contract/list.ts';
import { CHARGES, DETAILS, FORM_BOXES, UNITS } from '../rules/leave-type.ts';
import { balance } from './shapes.ts';

/** A type that a person may apply for, as the form needs it. */
const openType = z.object({
  code: z.string(),
  name: z.string(),
  box: z.enum(FORM_BOXES),
  details: z.enum(DETAILS).nullable(),
  charge: z.enum(CHARGES),
  /** In thousandths of a day. */
  amount: z.number().int().nullable(),
  unit: z.enum(UNITS),
  per: z.enum(['YEAR', 'EVENT']).nullable(),
  /** Of a right of the year without a book of its own, such as forced leave: what applications leave of it this year, in its unit. */
  left: z.number().int().nullable(),
  event: z.string().nullable(),
  smallest: z.enum(['DAY', 'HALF']),
  notice_days: z.number().int().nullable(),
  longest_run: z.number().int().nullable(),
  /** Whether days of it may be allocated (CS Form No. 6a). */
  may_allocate: z.boolean(),
  is_confidential: z.boolean(),
  law: z.string(),
});
export type OpenType = z.output<typeof openType>;

const ofPerson = { personnel_id: recordId.optional() };

export const readFiling = endpoint({
  method: 'GET',
  path: '/api/leave/filing',
  summary: 'What the form begins with: the types that a person may apply for, and their balances.',
  access: 'staff',
  keptOffline: { personnel_id: '' },
  query: z.object(ofPerson),
  response: z.object({
    person: z.object({
      id: z.number().int(),
      idno: z.string(),
      fullname: z.string(),
      office_id: z.number().int().nullable(),
      office: z.string().nullable(),
      position: z.string().nullable(),
    }),
    /** The kind of request that it becomes, by which its way is shown. */
    kind: z.string(),
    types: z.array(openType),
    balances: z.array(balance),
  }),
});

export const readLeaveBalances = endpoint({
  method: 'GET',
  path: '/api/leave/balances',
  summary: 'What the caller, or a person within their reach, has of each leave today, and what of it applications hold.',
  access: 'staff',
  keptOffline: { personnel_id: '' },
  query: z.object(ofPerson),
  response: z.object({
    /** What the appointment or contract of today gives. */
    entitlement: z.object({
      earns: z.enum(['REGULAR', 'TEACHER', 'NONE']).nullable(),
      contract: z
        .object({ number: z.string(), to: z.string(), allows_unpaid_absence: z.boolean(), wellness_days: z.number().int() })
        .nullable(),
    }),
    balances: z.array(balance),
  }),
});

const calendarDay = z.object({
  date: z.string(),
  kind: z.enum(['WORK', 'REST', 'HOLIDAY', 'SUSPENDED']),
  name: z.string(),
  /** Scheduled minutes, without the break. */
  minutes: z.number().int(),
  /** What takes the day or a half of it already: `VL`, `Leave` of a confidential kind, `OB`. */
  taken: z.array(z.object({ part: z.enum(['DAY', 'AM', 'PM']), by: z.string() })),
});
export type FilingDay = z.output<typeof calendarDay>;

export const readFilingCalendar = endpoint({
  method: 'GET',
  path: '/api/leave/calendar',
  summary: 'The days of a person: work by their own schedule, rest days, holidays, suspensions, and what takes them already.',
  access: 'staff',
  query: z.object({ ...ofPerson, from: isoDate, to: isoDate }),
  response: z.object({ days: z.array(calendarDay) }),
});

export const findFilingPeople = endpoint({
  method: 'GET',
  path: '/api/leave/people',
  summary: 'The people nearest to the typed name for whom the caller may file leave.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ personnel: z.array(foundPerson) }),
});

export const findActingPeople = endpoint({
  method: 'GET',
  path: '/api/leave/acting',
  summary: 'The people in service nearest to the typed name, to act during a leave or to receive days of maternity leave.',
  access: 'staff',
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ people: z.array(foundPerson) }),
});

const awayDay = z.object({
  application_id: z.number().int(),
  personnel_id: z.number().int(),
  fullname: z.string(),
  office: z.string().nullable(),
  date: z.string(),
  part: z.enum(['DAY', 'AM', 'PM']),
  /** `LEAVE` where the kind is confidential. */
  type_code: z.string(),
  /** False while it is not decided. */
  is_approved: z.boolean(),
});
export type AwayDay = z.output<typeof awayDay>;

export const readAway = endpoint({
  method: 'GET',
  path: '/api/leave/away',
  summary: 'Who of the caller’s offices is on leave or asks for it in a span of at most 62 days, and on which days many are.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
  query: z.object({
    from: isoDate,
    to: isoDate,
    office: idList,
    whose: z.enum(['department', 'all']).default('department'),
    /** An application: of the office of its owner alone. */
    beside: recordId.optional(),
  }),
  response: z.object({
    away: z.array(awayDay),
    /** How many serve there today. */
    people: z.number().int(),
    /** The percent above which a head is warned, and the dates that are above it. */
    warn_percent: z.number().int(),
    crowded: z.array(z.object({ date: z.string(), away: z.number().int() })),
  }),
});
