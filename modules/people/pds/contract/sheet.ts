import { z } from 'zod';

/**
 * The personal data sheet (CS Form No. 212) as it is printed: one superset of the revisions of 2017, 2025 and 2026, names instead of
 * numbers of lists, dates as `2026-11-20`, money in centavos, hours and ratings in hundredths, identity numbers as digits.
 * An empty text or null prints as N/A. A frozen copy of a sheet is this, as JSON.
 */

const text = z.string();
const date = z.string().nullable();
const year = z.number().int().nullable();

const place = z.object({
  house: text,
  street: text,
  subdivision: text,
  barangay: text,
  /** The ten digits of the barangay; empty for an address that was only typed. */
  barangay_code: text,
  city: text,
  province: text,
  zip_code: text,
});
export type AddressOnSheet = z.output<typeof place>;

export const personalOnSheet = z.object({
  surname: text,
  first_name: text,
  middle_name: text,
  name_extension: text,
  birth_date: date,
  birth_place: text,
  sex: z.enum(['Male', 'Female']).nullable(),
  /** Single, Married, Widowed, Separated, or any other that prints under Other/s. */
  civil_status: text,
  /** In hundredths of a metre. */
  height: z.number().int().nullable(),
  /** In hundredths of a kilogram. */
  weight: z.number().int().nullable(),
  blood_type: text,
  gsis: text,
  umid: text,
  pagibig: text,
  philhealth: text,
  sss: text,
  philsys: text,
  tin: text,
  idno: text,
  citizenship: z.enum(['Filipino', 'Dual citizenship']).nullable(),
  dual_mode: z.enum(['by birth', 'by naturalization']).nullable(),
  dual_country: text,
  residential: place,
  permanent: place,
  permanent_is_residential: z.boolean(),
  telephone: text,
  mobile: text,
  email: text,
});

const named = { surname: text, first_name: text, middle_name: text, name_extension: text };

export const spouseOnSheet = z.object({ ...named, occupation: text, employer: text, business_address: text, telephone: text });
export const childOnSheet = z.object({ fullname: text, birth_date: date });
export const parentsOnSheet = z.object({
  father: z.object(named),
  /** By the maiden name. */
  mother: z.object({ surname: text, first_name: text, middle_name: text }),
});

export const EDUCATION_LEVELS = ['elementary', 'secondary', 'vocational', 'college', 'graduate'] as const;

export const educationOnSheet = z.object({
  level: z.enum(EDUCATION_LEVELS),
  senior_high: z.boolean(),
  school: text,
  degree: text,
  major: text,
  from_year: year,
  /** Null with `is_present` for studies that go on. */
  to_year: year,
  is_present: z.boolean(),
  units_earned: text,
  year_graduated: year,
  honors: text,
});

export const eligibilityOnSheet = z.object({
  eligibility: text,
  /** In hundredths. */
  rating: z.number().int().nullable(),
  examined_on: date,
  examined_at: text,
  licence_number: text,
  licence_until: date,
});

export const workOnSheet = z.object({
  from: date,
  /** Null prints as PRESENT. */
  to: date,
  position: text,
  company: text,
  /** In centavos. */
  monthly_salary: z.number().int().nullable(),
  /** `11-1`, or empty. */
  sg_step: text,
  appointment_status: text,
  is_government: z.boolean(),
  is_part_time: z.boolean(),
  /** Written by the service record: it cannot be contradicted here. */
  is_internal: z.boolean(),
  /** For the Work Experience Sheet. */
  office_unit: text,
  supervisor: text,
  agency_place: text,
  accomplishments: z.array(text),
  duties: text,
});

export const voluntaryOnSheet = z.object({
  organization: text,
  from: date,
  to: date,
  /** In hundredths of an hour. */
  hours: z.number().int().nullable(),
  position: text,
});

export const trainingOnSheet = z.object({
  title: text,
  from: date,
  to: date,
  /** In hundredths of an hour. */
  hours: z.number().int().nullable(),
  /** Managerial, Supervisory, Technical, Foundation, or another. */
  type: text,
  sponsor: text,
});

export const ANSWERS = ['34a', '34b', '35a', '35b', '36', '37', '38a', '38b', '39', '40a', '40b', '40c'] as const;
export type AnswerNumber = (typeof ANSWERS)[number];

export const answerOnSheet = z.object({
  number: z.enum(ANSWERS),
  /** Null while unanswered. */
  yes: z.boolean().nullable(),
  /** Details; the country of 39; the group of 40a; the ID number of 40b and 40c. */
  details: text,
  /** 35b. */
  filed_on: date,
  /** 35b. */
  case_status: text,
});

export const referenceOnSheet = z.object({ name: text, address: text, contact: text });

export const governmentIdOnSheet = z.object({ type: text, number: text, issued_on: date, issued_at: text });

/** Sections that may not apply to somebody, who then says so. */
export const MAY_NOT_APPLY = [
  'children',
  'spouses',
  'eligibilities',
  'work',
  'voluntary',
  'training',
  'skills',
  'recognitions',
  'memberships',
] as const;

export type MayNotApply = (typeof MAY_NOT_APPLY)[number];

export const sheetOnPaper = z.object({
  personal: personalOnSheet,
  /** The first one prints on page 1. */
  spouses: z.array(spouseOnSheet),
  children: z.array(childOnSheet),
  parents: parentsOnSheet,
  education: z.array(educationOnSheet),
  eligibilities: z.array(eligibilityOnSheet),
  /** The latest first. */
  work: z.array(workOnSheet),
  voluntary: z.array(voluntaryOnSheet),
  training: z.array(trainingOnSheet),
  skills: z.array(text),
  recognitions: z.array(text),
  memberships: z.array(text),
  answers: z.array(answerOnSheet),
  /** Three. */
  references: z.array(referenceOnSheet),
  government_id: governmentIdOnSheet,
  not_applicable: z.array(z.enum(MAY_NOT_APPLY)),
});
export type SheetOnPaper = z.output<typeof sheetOnPaper>;

export const REVISIONS = ['2017', '2025', '2026'] as const;
export type Revision = (typeof REVISIONS)[number];
