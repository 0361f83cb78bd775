import type { Field } from './field.ts';
import { date, hours, money, rating, year } from './number-fields.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';
import { ANSWERS, EDUCATION_LEVELS } from './sheet.ts';
import { choice, lines, longText, lookup, matching, name, phone, text, yesNo } from './text-fields.ts';

/** The sections of the sheet, by their names in SheetOnPaper. */
export const SECTION_NAMES = [
  'personal',
  'spouses',
  'children',
  'parents',
  'education',
  'eligibilities',
  'work',
  'university_work',
  'voluntary',
  'training',
  'skills',
  'recognitions',
  'memberships',
  'answers',
  'references',
  'government_id',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
/** What is told of work in the university prints within that work (`rules/university-work.ts`): on paper it is no section. */
export type SectionOnPaper = Exclude<SectionName, 'university_work'>;

export interface Section {
  title: string;
  /** The numbers printed before its boxes. */
  items: string;
  /** Rows are added, removed and put in order; the others have the rows that the form prints. */
  repeats: boolean;
  /** How many rows there may be. */
  most: number;
  /** How many rows the pages hold before a continuation sheet is needed. */
  printed: number;
  /** What one row is called: `Add a child`. */
  row: string;
  fields: Record<string, Field>;
}

const REPEATS_AT_MOST = 300;
const alone = { repeats: false, most: 1, printed: 1 };
const repeating = { repeats: true, most: REPEATS_AT_MOST };
/** What the Work Experience Sheet tells beside office and place. */
const TOLD_OF_WORK = {
  supervisor: text('Immediate supervisor', 150, 'never', { hint: 'The person you reported to' }),
  accomplishments: lines('Accomplishments and contributions', 400, 20),
  duties: longText('Summary of actual duties', 4000, 'never', { hint: 'What you did from day to day, in a few sentences' }),
};
const LEVEL_NAMES = {
  elementary: 'Elementary',
  secondary: 'Secondary',
  vocational: 'Vocational / trade course',
  college: 'College',
  graduate: 'Graduate studies',
} as const;

export const SECTIONS: Record<SectionName, Section> = {
  personal: {
    title: 'Personal information',
    items: '1–21',
    row: 'personal information',
    ...alone,
    fields: PERSONAL_FIELDS,
  },
  spouses: {
    title: 'Spouse',
    items: '22',
    row: 'a spouse',
    ...repeating,
    most: 4,
    printed: 1,
    fields: {
      surname: name('Surname', 60, 'always'),
      first_name: name('First name', 60, 'always'),
      middle_name: name('Middle name', 60, 'always'),
      name_extension: name('Name extension', 10),
      occupation: text('Occupation', 100),
      employer: text('Employer or business name', 150),
      business_address: text('Business address', 150),
      telephone: phone('Telephone number'),
    },
  },
  children: {
    title: 'Children',
    items: '23',
    row: 'a child',
    ...repeating,
    most: 40,
    printed: 12,
    fields: { fullname: name('Full name', 150, 'always'), birth_date: date('Date of birth') },
  },
  parents: {
    title: 'Parents',
    items: '24–25',
    row: 'parents',
    ...alone,
    fields: {
      father_surname: name('Father’s surname', 60, 'always'),
      father_first_name: name('Father’s first name', 60, 'always'),
      father_middle_name: name('Father’s middle name', 60, 'always'),
      father_name_extension: name('Father’s name extension', 10),
      mother_surname: name('Mother’s maiden surname', 60, 'always', { hint: 'Her surname before marriage' }),
      mother_first_name: name('Mother’s first name', 60, 'always'),
      mother_middle_name: name('Mother’s middle name', 60, 'always', { hint: 'Before marriage' }),
    },
  },
  education: {
    title: 'Educational background',
    items: '26',
    row: 'a school',
    ...repeating,
    printed: 5,
    fields: {
      level: choice(
        'Level',
        EDUCATION_LEVELS.map((level) => [level, LEVEL_NAMES[level]] as const),
      ),
      senior_high: yesNo('Senior high school'),
      school: lookup('School', 'school'),
      degree: lookup('Basic education, degree or course', 'degree', 'sometimes'),
      major: text('Major', 150),
      from_year: year('From'),
      to_year: year('To', 'sometimes'),
      is_present: yesNo('Still studying'),
      units_earned: text('Highest level or units earned', 40, 'sometimes', { hint: 'Only if not graduated' }),
      year_graduated: year('Year graduated', 'sometimes'),
      honors: text('Scholarship or academic honors received', 120, 'never', { hint: 'Such as DOST scholar, cum laude' }),
    },
  },
  eligibilities: {
    title: 'Civil service eligibility',
    items: '27',
    row: 'an eligibility',
    ...repeating,
    printed: 7,
    fields: {
      eligibility: lookup('Eligibility', 'eligibility'),
      rating: rating('Rating'),
      examined_on: date('Date of examination or conferment'),
      examined_at: text('Place of examination or conferment', 120),
      licence_number: text('Licence number', 30, 'never', { hint: 'As on the licence, such as that of PRC' }),
      licence_until: date('Licence valid until', 'never', { hint: 'Leave empty where it does not expire' }),
    },
  },
  work: {
    title: 'Work experience',
    items: '28',
    row: 'work outside the university',
    ...repeating,
    printed: 28,
    fields: {
      from: date('From'),
      to: date('To', 'never', { hint: 'Leave empty for the present' }),
      position: text('Position title', 150, 'always', { hint: 'In full' }),
      company: lookup('Department, agency, office or company', 'company'),
      monthly_salary: { ...money('Monthly salary'), hint: 'Basic salary, without allowances' },
      sg_step: matching('Salary grade and step', /^\d{2}-[1-8]$/, 'Enter grade and step as 00-0, such as 11-1.', 'never', {
        hint: 'Such as 11-1; empty if none',
      }),
      appointment_status: lookup('Status of appointment', 'appointment_status'),
      is_government: yesNo('Government service'),
      is_part_time: yesNo('Part-time'),
      office_unit: text('Office or unit', 150),
      supervisor: TOLD_OF_WORK.supervisor,
      agency_place: text('Agency and location', 200, 'never', { hint: 'With its city or province' }),
      accomplishments: TOLD_OF_WORK.accomplishments,
      duties: TOLD_OF_WORK.duties,
    },
  },
  university_work: {
    title: 'Duties of work in the university',
    items: '28',
    row: 'duties of work in the university',
    ...repeating,
    printed: REPEATS_AT_MOST,
    fields: {
      from: date('First day of the work'),
      position: text('Position title', 150, 'always'),
      ...TOLD_OF_WORK,
    },
  },
  voluntary: {
    title: 'Voluntary work',
    items: '29–30',
    row: 'voluntary work',
    ...repeating,
    printed: 7,
    fields: {
      organization: text('Name and address of organization', 200, 'always'),
      from: date('From'),
      to: date('To', 'never'),
      hours: { ...hours('Number of hours'), hint: 'Of all days together' },
      position: text('Position or nature of work', 150, 'always'),
    },
  },
  training: {
    title: 'Learning and development',
    items: '29–30',
    row: 'a training',
    ...repeating,
    printed: 21,
    fields: {
      title: text('Title', 250, 'always'),
      from: date('From'),
      to: date('To'),
      hours: { ...hours('Number of hours'), hint: 'As on the certificate' },
      type: lookup('Type of learning and development', 'learning_type', 'always', { longest: 60 }),
      sponsor: text('Conducted or sponsored by', 150, 'always'),
    },
  },
  skills: {
    title: 'Special skills and hobbies',
    items: '31',
    row: 'a skill or hobby',
    ...repeating,
    printed: 7,
    fields: { text: text('Skill or hobby', 120, 'always') },
  },
  recognitions: {
    title: 'Non-academic distinctions and recognition',
    items: '32',
    row: 'a distinction',
    ...repeating,
    printed: 7,
    fields: { text: text('Distinction or recognition', 200, 'always') },
  },
  memberships: {
    title: 'Membership in associations and organizations',
    items: '33',
    row: 'a membership',
    ...repeating,
    printed: 7,
    fields: { text: text('Association or organization', 200, 'always') },
  },
  answers: {
    title: 'Questions',
    items: '34–40',
    row: 'answers',
    repeats: false,
    most: ANSWERS.length,
    printed: ANSWERS.length,
    fields: {
      yes: yesNo('Answer', 'always', null),
      details: text('Details', 500, 'sometimes'),
      filed_on: date('Date filed', 'sometimes'),
      case_status: text('Status of case', 150, 'sometimes'),
      country: lookup('Country', 'country', 'sometimes'),
      group: lookup('Indigenous group', 'ethnic_group', 'sometimes'),
      id_number: text('ID number', 40, 'sometimes', { masked: true }),
    },
  },
  references: {
    title: 'References',
    items: '41',
    row: 'a reference',
    ...repeating,
    most: 3,
    printed: 3,
    fields: {
      name: name('Name', 120, 'always', { hint: 'Not related to you' }),
      address: text('Office or residential address', 200, 'always'),
      contact: text('Contact number or e-mail', 120, 'always'),
    },
  },
  government_id: {
    title: 'Government issued ID',
    items: '42',
    row: 'government issued ID',
    ...alone,
    fields: {
      type: lookup('Government issued ID', 'government_id'),
      number: text('ID, licence or passport number', 40, 'always', { masked: true }),
      issued_on: date('Date of issuance', 'sometimes'),
      issued_at: text('Place of issuance', 120, 'sometimes'),
    },
  },
};
