import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { personnelRecord } from '../contract.ts';
import { IDENTITY_KINDS } from '../rules/identity-numbers.ts';
import { sectionFields } from './sections.ts';

const choice = z.object({ id: z.number().int(), code: z.string(), name: z.string() });

/** What a new-personnel form needs: what there is to choose from, and the salaries in force on the first day. */
export const createPersonnel = endpoint({
  method: 'GET',
  path: '/api/personnels/create',
  summary: 'What a new-personnel form needs, with the salary table in force on a day.',
  access: ['PERSONNELS'],
  query: z.object({ on: isoDate.optional() }),
  response: z.object({
    idno: z.string(),
    appointment_status: z.array(choice.extend({ government_service: z.boolean(), max_months: z.number().int().nullable() })),
    appointment_nature: z.array(choice),
    civil_status: z.array(choice),
    salary_table: z
      .object({
        law: z.string(),
        from: z.string(),
        steps: z.array(z.object({ salary_grade: z.number(), step: z.number(), amount: z.number() })),
      })
      .nullable(),
  }),
});

const itemChoice = z.object({
  id: z.number().int(),
  item_number: z.string(),
  position_id: z.number().int(),
  position: z.string(),
  salary_grade: z.number().int(),
  step: z.number().int(),
  office_id: z.number().int().nullable(),
  office: z.string().nullable(),
});

export const findItems = endpoint({
  method: 'GET',
  path: '/api/personnels/items',
  summary: 'Plantilla items that match the typed text and are vacant on a day.',
  access: ['PERSONNELS'],
  query: z.object({ term: z.string().trim().max(100), on: isoDate.optional() }),
  response: z.object({ items: z.array(itemChoice) }),
});

/** Money in centavos. */
export const firstAppointment = z.object({
  office_id: z.number({ error: 'Choose the office.' }).int().min(1).max(2_147_483_647),
  position_id: z.number({ error: 'Choose the position.' }).int().min(1).max(2_147_483_647),
  status_code: z.string({ error: 'Choose the status.' }).min(1, 'Choose the status.').max(20),
  nature_code: z.string().min(1).max(20).default('ORIG'),
  item_id: recordId.nullable().default(null),
  /** Null where no monthly salary is paid: job orders, contracts of service, lecturers paid by the hour. */
  salary_grade: z.number().int().min(1).max(33).nullable().default(null),
  step: z.number().int().min(1).max(8).nullable().default(null),
  daily_rate: z.number().int().min(1).nullable().default(null),
  authority: z.string().trim().max(200).default(''),
  from: isoDate,
  /** The last day; null until further notice. */
  to: isoDate.nullable().default(null),
  /** Which fund pays a casual. */
  fund_source_id: recordId.nullable().default(null),
});

export const newPersonnel = z.object({
  /** Empty: a number is generated. */
  idno: z.string().trim().max(20).default(''),
  /** Either name suffices where a person has one alone. */
  surname: sectionFields.name.shape.surname.default(''),
  first_name: sectionFields.name.shape.first_name.default(''),
  middle_name: sectionFields.name.shape.middle_name.default(''),
  name_extension: sectionFields.name.shape.name_extension.default(''),
  maiden_surname: sectionFields.name.shape.maiden_surname.default(''),
  birth_date: isoDate,
  birth_place: sectionFields.birth.shape.birth_place.default(''),
  sex: sectionFields.birth.shape.sex,
  civil_status_id: sectionFields.birth.shape.civil_status_id.default(null),
  email: sectionFields.contact.shape.email.default(null),
  mobile: sectionFields.contact.shape.mobile.default(''),
  telephone: sectionFields.contact.shape.telephone.default(''),
  numbers: sectionFields.numbers.partial().default({}),
  appointment: firstAppointment,
  /** Why this is somebody else than the people who were found alike; kept with the change. */
  somebody_else: z.string().trim().max(300).default(''),
});

export type NewPersonnel = z.output<typeof newPersonnel>;

/** ActingPerson on record who may be the person that is about to be entered; comes with 409 as `duplicates`. */
export const duplicate = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  birth_date: z.string().nullable(),
  /** Where they serve, or how the service ended. */
  service: z.string(),
  /** `name`, `birth date`, or the label of an identity number. */
  matches: z.array(z.string()),
});
export type Duplicate = z.output<typeof duplicate>;

const answersRecord = z.object({ personnel: personnelRecord });

export const addPersonnel = endpoint({
  method: 'POST',
  path: '/api/personnels',
  summary: 'A new person with the first appointment; 409 with `duplicates` where someone on record may be the same.',
  access: ['PERSONNELS'],
  reach: 'scope',
  body: newPersonnel,
  response: answersRecord.extend({ warnings: z.array(z.string()) }),
});

/** What a form began with, field by field, so that nobody’s change is lost (409 with `conflicts`). */
const was = z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional();

export const personFields = z.object({
  ...sectionFields.name.shape,
  ...sectionFields.birth.shape,
  ...sectionFields.contact.shape,
  ...sectionFields.service.shape,
});

export const changePersonnel = endpoint({
  method: 'PUT',
  path: '/api/personnels/{id}',
  summary: 'Corrects fields of a record; merges with what others changed since `was`.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: personFields.partial().extend({ was }),
  response: answersRecord,
});

export const readAccountOf = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/account',
  summary: 'The account of a person, whose address may differ from that of the record; null where they have none.',
  access: ['PERSONNELS'],
  params: byId,
  response: z.object({ account: z.object({ id: z.number().int(), name: z.string(), email: z.string() }).nullable() }),
});

export const changeSection = endpoint({
  method: 'PUT',
  path: '/api/personnels/{id}/{suffix}',
  summary: 'Corrects one section of a record: name, birth, contact, service, numbers.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId.extend({ suffix: z.string().max(30) }),
  body: z.looseObject({ was }),
  response: answersRecord,
});

/** A field that two people changed at once; comes with 409 as `conflicts`. */
export interface FieldConflict {
  field: string;
  label: string;
  mine: string | number | null;
  theirs: string | number | null;
  /** Who changed it, and when, where that is known. */
  by: string | null;
  at: string | null;
}

export const removePersonnel = endpoint({
  method: 'DELETE',
  path: '/api/personnels/{id}',
  summary: 'Removes a person recorded by mistake; a person with service is separated instead.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const revealNumbers = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/numbers/reveal',
  summary: 'Identity numbers in full; the person sees who asked for which.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: z.object({ kinds: z.array(z.enum(IDENTITY_KINDS)).min(1).max(IDENTITY_KINDS.length) }),
  response: z.object({ numbers: z.array(z.object({ kind: z.enum(IDENTITY_KINDS), number: z.string() })) }),
});

const change = z.object({
  id: z.number().int(),
  at: z.string(),
  by: z.string(),
  what: z.string(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

export const listRecordChanges = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/changes',
  summary: 'Who changed what in a record, the newest first.',
  access: ['PERSONNELS'],
  params: byId,
  query: listQuery(['at']),
  response: listOf('changes', change),
});

export const exportRecordChanges = exportOf(listRecordChanges, 'changes of a record');

const mergeSide = z.enum(['kept', 'merged']);
export type MergeSide = z.output<typeof mergeSide>;
const mergeFact = z.object({ label: z.string(), value: z.string() });
export type MergeFact = z.output<typeof mergeFact>;

/** Of what both have and a person has once: whose stays, by its name. */
const mergeBody = z.object({ into: recordId, choices: z.record(z.string().max(50), mergeSide).default({}) });

export const mergePreview = z.object({
  kept: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string() }),
  merged: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string() }),
  /** Records that move, by what they are. */
  moves: z.array(z.object({ what: z.string(), count: z.number().int() })),
  /** Fields that are empty in the kept record and filled from the other. */
  fills: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Fields in which the two differ; the kept record has the last word. */
  differs: z.array(z.object({ label: z.string(), kept: z.string(), merged: z.string() })),
  /** What both have and a person has once: one stays, the other is set aside and can still be read. */
  choices: z.array(
    z.object({ name: z.string(), title: z.string(), kept: z.array(mergeFact), merged: z.array(mergeFact), stays: mergeSide }),
  ),
  /** What the officer should know before: such as a request that one of them decided for the other. */
  notes: z.array(z.string()),
  /** What stands in the way; empty where they can be merged. */
  refusals: z.array(z.string()),
});
export type MergePreview = z.output<typeof mergePreview>;

export const previewPersonnelMerge = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/merge/preview',
  summary: 'Previews a merge of this record into another, with what prevents it; writes nothing.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: mergeBody,
  response: z.object({ preview: mergePreview }),
});

export const mergePersonnel = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/merge',
  summary: 'Merges this record into another of the same person; cannot be undone.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: mergeBody.extend({ reason: z.string().trim().min(3, 'Enter why both are the same person.').max(300) }),
  response: messageOnly.extend({ preview: mergePreview }),
});
