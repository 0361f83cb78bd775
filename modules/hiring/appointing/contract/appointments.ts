import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { appointmentFlow } from '../workflow.ts';
import { formName } from './papers.ts';

const access = ['RAI'] as const;
/** Who records an assumption of duty keeps the personnel records, too. */
export const ASSUMPTION_ACCESS = ['PERSONNELS'] as const;

const words = (most: number) => z.string().trim().max(most, `At most ${most} characters.`).default('');

export const REST_DAY_GROUNDS = {
  '': 'A working day',
  law: 'A law sets the date',
  service: 'The service runs day and night',
} as const;

export const appointmentRow = z.object({
  id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  position: z.string(),
  office: z.string(),
  post_id: z.number().int(),
  post_code: z.string(),
  item_number: z.string().nullable(),
  form: z.enum(['33-A', '33-B', '34-A', '34-B']),
  nature: z.string(),
  status: z.string(),
  state: z.enum(appointmentFlow.states),
  issued_on: z.string().nullable(),
  assumed_on: z.string().nullable(),
  /** What comes next by a date, that date, and the days until then, below zero once it has passed. */
  due: z.string().nullable(),
  due_on: z.string().nullable(),
  days_left: z.number().int().nullable(),
});
export type AppointmentRow = z.output<typeof appointmentRow>;

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/appointments',
  summary: 'Appointments within the caller’s reach with what is due next, the earliest first.',
  access,
  query: listQuery(['fullname', 'position', 'office', 'issued_on', 'due_on', 'state']).extend({
    state: severalOf(z.enum(appointmentFlow.states)),
    post: recordId.optional(),
    /** Due within so many days. */
    due: z.coerce.number().int().min(0).max(365).optional(),
    office: recordId.optional(),
    ...groupedBy(['state', 'office', 'nature']),
  }),
  response: listOf('appointments', appointmentRow),
});
export const exportAppointments = exportOf(listAppointments, 'appointments');

const choice = z.object({ code: z.string(), name: z.string() });

export const listSelected = endpoint({
  method: 'GET',
  path: '/api/appointments/selected',
  summary: 'Applicants whom the appointing authority selected and for whom no appointment is prepared yet.',
  access,
  query: z.object({ term: z.string().trim().max(100).default(''), post: recordId.optional() }),
  response: z.object({
    selected: z.array(
      z.object({ id: z.number().int(), fullname: z.string(), reference: z.string(), position: z.string(), post_code: z.string() }),
    ),
  }),
});

export const readSelected = endpoint({
  method: 'GET',
  path: '/api/appointments/selected/{id}',
  summary: 'What an appointment of a selected applicant can be prepared with: the vacant items, natures and what is known.',
  access,
  params: byId,
  response: z.object({
    fullname: z.string(),
    position: z.string(),
    status: z.string(),
    has_period: z.boolean(),
    is_paid_by_fund: z.boolean(),
    place: z.string(),
    nature_code: z.string(),
    natures: z.array(choice),
    deliberated_on: z.string().nullable(),
    items: z.array(
      z.object({
        id: z.number().int(),
        item_number: z.string(),
        office: z.string(),
        vice: z.string(),
        vice_how: z.string(),
        is_of_post: z.boolean(),
      }),
    ),
  }),
});

export const appointmentTerms = z.object({
  item_id: recordId.nullable().default(null),
  nature_code: z.string({ error: 'Choose the nature of the appointment.' }).min(1, 'Choose the nature of the appointment.').max(20),
  step: z.number({ error: 'Enter a step.' }).int().min(1, 'Steps are 1 to 8.').max(8, 'Steps are 1 to 8.').default(1),
  /** The last day of a temporary, casual or contractual appointment. */
  ends_on: isoDate.nullable().default(null),
  place: words(200),
  vice: words(200),
  vice_how: words(100),
  page: words(20),
  deliberated_on: isoDate.nullable().default(null),
  /** Which fund pays a casual; asked for where one is set up for the year. */
  fund_source_id: recordId.nullable().default(null),
});

export const prepareAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments',
  summary: 'Drafts the appointment of a selected applicant.',
  access,
  reach: 'scope',
  body: appointmentTerms.extend({ application_id: recordId }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const changeAppointment = endpoint({
  method: 'PUT',
  path: '/api/appointments/{id}',
  summary: 'Changes the terms of a draft.',
  access,
  reach: 'scope',
  params: byId,
  body: appointmentTerms,
  response: messageOnly,
});

const paper = z.object({
  code: z.string(),
  label: z.string(),
  is_needed: z.boolean(),
  received_on: z.string().nullable(),
  file: z.string().nullable(),
});

/** Who was ranked for a post, with the position that they hold now; an applicant from outside holds none. */
export const nextInRank = z.object({
  fullname: z.string(),
  rank: z.number().int().nullable(),
  position: z.string().nullable(),
  salary_grade: z.number().int().nullable(),
});

export const appointmentRecord = appointmentRow.extend({
  application_id: z.number().int(),
  reference: z.string(),
  place: z.string(),
  office_name: z.string(),
  item_id: z.number().int().nullable(),
  nature_code: z.string(),
  salary_grade: z.number().int().nullable(),
  step: z.number().int(),
  salary: z.number().int().nullable(),
  has_period: z.boolean(),
  ends_on: z.string().nullable(),
  vice: z.string(),
  vice_how: z.string(),
  page: z.string(),
  deliberated_on: z.string().nullable(),
  fund_source_id: z.number().int().nullable(),
  received_on: z.string().nullable(),
  oath_on: z.string().nullable(),
  sent_on: z.string().nullable(),
  submission_due: z.string().nullable(),
  late_reason: z.string(),
  csc_on: z.string().nullable(),
  csc_number: z.string(),
  /** Of CS Form No. 33, once it is out for signature; a plantilla of casual appointments has none. */
  code: z.string().nullable(),
  protest_until: z.string().nullable(),
  probation_until: z.string().nullable(),
  /** The record of the person, once they serve. */
  personnel_id: z.number().int().nullable(),
  needs_tin: z.boolean(),
  warnings: z.array(z.string()),
  /** Recommended for the same post and not selected, by rank: to whom an offer that was declined may go. */
  next: z.array(nextInRank),
  papers: z.array(paper),
  steps: z.array(z.object({ label: z.string(), at: z.string(), by: z.string(), reason: z.string() })),
  actions: z.array(z.enum(appointmentFlow.actions)),
  forms: z.array(formName),
});
export type AppointmentRecord = z.output<typeof appointmentRecord>;

export const readAppointment = endpoint({
  method: 'GET',
  path: '/api/appointments/{id}',
  summary: 'One appointment with its checklist, forms, steps and what is open.',
  access: [...access, ...ASSUMPTION_ACCESS],
  params: byId,
  response: z.object({ appointment: appointmentRecord }),
});

/** The steps that are taken by name; issuing is a call of its own. */
export const PLAIN_ACTIONS = ['submit', 'take_back', 'send', 'attest', 'invalidate', 'appeal', 'close', 'cancel'] as const;

export const stepAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/{id}/steps',
  summary: 'Takes a step with an appointment; `on` is its date where one belongs to it.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({
    action: z.enum(PLAIN_ACTIONS),
    on: isoDate.nullable().default(null),
    released_on: isoDate.nullable().default(null),
    csc_number: words(40),
    reason: words(1000),
  }),
  response: messageOnly,
});

export const issueAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/{id}/issue',
  summary: 'Records the day on which the appointing authority signed; all who were ranked are notified.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({ issued_on: isoDate, rest_day_ground: z.enum(['', 'law', 'service']).default(''), ban_exemption: words(60) }),
  response: messageOnly,
});

export const recordFact = endpoint({
  method: 'POST',
  path: '/api/appointments/{id}/facts',
  summary: 'Records that the appointee received the signed copy, or took the oath of office.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({ fact: z.enum(['received', 'oath']), on: isoDate, before: words(200) }),
  response: messageOnly,
});

const assumption = z.object({
  assumed_on: isoDate,
  /** Asked for where none is on record and the service is government service. */
  tin: words(20),
});

export const previewAssumption = endpoint({
  method: 'POST',
  path: '/api/appointments/{id}/assumption/preview',
  summary: 'All that the assumption of duty would change; writes nothing.',
  access: ASSUMPTION_ACCESS,
  reach: 'scope',
  params: byId,
  body: assumption,
  response: z.object({
    changes: z.array(z.object({ kind: z.string(), text: z.string() })),
    warnings: z.array(z.string()),
    digest: z.string(),
  }),
});
export type AssumptionPreview = z.output<typeof previewAssumption.response>;

export const assumeDuty = endpoint({
  method: 'POST',
  path: '/api/appointments/{id}/assumption',
  summary: 'The appointee assumes duty, as previewed: personnel record, item, PIN, 201 file and account follow in one transaction.',
  access: ASSUMPTION_ACCESS,
  reach: 'scope',
  params: byId,
  body: assumption.extend({ digest: z.string().length(64, 'Review the changes first.') }),
  response: messageOnly.extend({ personnel_id: z.number().int() }),
});
