import type { Intervention, PlanMode, Priority } from '../rules/plan.ts';

export interface DemoLine {
  priority: Priority;
  need: string;
  intervention: Intervention;
  title: string;
  provider: string;
  field: string;
  mode: PlanMode | null;
  /** The first day, counted from the first of the plan, and how many days it lasts. */
  after: number;
  days: number;
  /** In pesos. */
  cost: number;
  fund: string;
  output: string;
  replaced?: true;
}

const GENERAL = 'General Fund, staff development';

/** Lines of plans of a person for a year, in turn. */
export const INDIVIDUAL_LINES: readonly DemoLine[] = [
  {
    priority: 1,
    need: 'Reports of the office go out late, because tables are made by hand.',
    intervention: 'TRAINING',
    title: 'Spreadsheets for reports',
    provider: 'Civil Service Institute',
    field: 'Office systems',
    mode: 'ONLINE',
    after: 60,
    days: 3,
    cost: 3500,
    fund: GENERAL,
    output: 'Monthly report of the office from one workbook',
  },
  {
    priority: 2,
    need: 'Replies to clients are longer than they need be.',
    intervention: 'COACHING',
    title: 'Coaching in business writing by the head',
    provider: '',
    field: 'Communication',
    mode: null,
    after: 90,
    days: 90,
    cost: 0,
    fund: '',
    output: 'Ten replies reviewed, none returned',
  },
  {
    priority: 2,
    need: 'Retention periods of records are looked up each time.',
    intervention: 'TRAINING',
    title: 'Records management and disposition',
    provider: 'National Archives of the Philippines',
    field: 'Records',
    mode: 'FULL_TIME',
    after: 150,
    days: 2,
    cost: 5200,
    fund: GENERAL,
    output: 'Disposition schedule of the office',
  },
  {
    priority: 1,
    need: 'Syllabi do not yet say how outcomes are assessed.',
    intervention: 'TRAINING',
    title: 'Assessment of learning outcomes',
    provider: 'Commission on Higher Education',
    field: 'Instruction',
    mode: 'ONLINE',
    after: 120,
    days: 4,
    cost: 4800,
    fund: GENERAL,
    output: 'Two syllabi with rubrics',
  },
];

/** Lines of faculty plans for five years, in turn. */
export const FACULTY_LINES: readonly DemoLine[] = [
  {
    priority: 1,
    need: 'The graduate programme needs one more doctor in the field.',
    intervention: 'DEGREE',
    title: 'Doctor of Philosophy in Mathematics',
    provider: 'University of the Philippines Diliman',
    field: 'Mathematics',
    mode: 'FULL_TIME',
    after: 210,
    days: 1095,
    cost: 960_000,
    fund: 'Scholarship fund of the university',
    output: 'Doctorate, two articles in refereed journals',
    replaced: true,
  },
  {
    priority: 2,
    need: 'Courses in data science have no teacher with a degree in it.',
    intervention: 'DEGREE',
    title: 'Master of Science in Data Science',
    provider: 'Asian Institute of Management',
    field: 'Data science',
    mode: 'PART_TIME',
    after: 575,
    days: 730,
    cost: 420_000,
    fund: 'Scholarship fund of the university',
    output: 'Degree, and the course in data science revised',
  },
  {
    priority: 2,
    need: 'Research with partners abroad has ended.',
    intervention: 'RESEARCH',
    title: 'Research visit',
    provider: 'Kyoto University',
    field: 'Applied mathematics',
    mode: 'FULL_TIME',
    after: 940,
    days: 60,
    cost: 180_000,
    fund: 'Research fund',
    output: 'Joint proposal',
  },
  {
    priority: 3,
    need: 'Accreditors ask for teachers who know the industry.',
    intervention: 'IMMERSION',
    title: 'Industry immersion',
    provider: 'Partner companies of the college',
    field: '',
    mode: 'FULL_TIME',
    after: 500,
    days: 30,
    cost: 25_000,
    fund: GENERAL,
    output: 'Two cases for teaching',
  },
  {
    priority: 1,
    need: 'The programme needs licensed teachers.',
    intervention: 'CERTIFICATION',
    title: 'Licensure examination for teachers',
    provider: 'Professional Regulation Commission',
    field: 'Education',
    mode: null,
    after: 260,
    days: 20,
    cost: 12_000,
    fund: GENERAL,
    output: 'Licence',
  },
];

/** Lines of plans of staff for three years, in turn. */
export const STAFF_LINES: readonly DemoLine[] = [
  {
    priority: 1,
    need: 'No one but the head may act as accountant.',
    intervention: 'DEGREE',
    title: 'Master in Public Administration',
    provider: 'Cebu Normal University',
    field: 'Fiscal administration',
    mode: 'PART_TIME',
    after: 210,
    days: 730,
    cost: 120_000,
    fund: 'Scholarship fund of the university',
    output: 'Degree',
  },
  {
    priority: 2,
    need: 'New supervisors rate for the first time.',
    intervention: 'TRAINING',
    title: 'Supervisory development course',
    provider: 'Civil Service Institute',
    field: 'Supervision',
    mode: 'FULL_TIME',
    after: 140,
    days: 5,
    cost: 18_000,
    fund: GENERAL,
    output: 'Re-entry plan carried out within six months',
  },
  {
    priority: 3,
    need: 'The office has one person who knows the new system of procurement.',
    intervention: 'TRAINING',
    title: 'Procurement under the New Government Procurement Act',
    provider: 'Government Procurement Policy Board',
    field: 'Procurement',
    mode: 'ONLINE',
    after: 420,
    days: 3,
    cost: 7500,
    fund: GENERAL,
    output: 'Two more certified staff',
  },
];
