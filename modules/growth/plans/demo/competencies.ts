import type { Competency } from '../contract/competencies.ts';

interface DemoCompetency {
  name: string;
  category: Competency['category'];
  description: string;
  levels: readonly [string, string, string, string];
  /** Of which positions at which level: `faculty` and `staff` by salary grade, the highest line that fits. */
  asked: readonly { track: 'faculty' | 'staff'; from: number; level: number }[];
}

const all = (level: number, senior: number) =>
  [
    { track: 'faculty', from: 1, level },
    { track: 'faculty', from: 19, level: senior },
    { track: 'staff', from: 1, level },
    { track: 'staff', from: 18, level: senior },
  ] as const;

/** Competencies of the common positions of a state university. */
export const COMPETENCIES: readonly DemoCompetency[] = [
  {
    name: 'Exemplifying integrity',
    category: 'CORE',
    description: 'Acts by the norms of conduct of public officials, and expects it of others.',
    levels: [
      'Follows the code of conduct in own work.',
      'Speaks up where the code is not followed.',
      'Makes it part of how the office works.',
      'Sets the standard for the university.',
    ],
    asked: all(2, 3),
  },
  {
    name: 'Delivering service excellence',
    category: 'CORE',
    description: 'Serves clients within the time of the Citizen’s Charter, and better than they expect.',
    levels: [
      'Serves as the charter says.',
      'Anticipates what clients need.',
      'Improves the services of the office.',
      'Changes services across offices.',
    ],
    asked: all(2, 3),
  },
  {
    name: 'Solving problems and making decisions',
    category: 'CORE',
    description: 'Finds causes, compares options and decides in time.',
    levels: [
      'Solves known problems.',
      'Finds causes and proposes options.',
      'Decides where facts are incomplete.',
      'Solves problems of the whole university.',
    ],
    asked: all(1, 3),
  },
  {
    name: 'Writing and speaking effectively',
    category: 'CORE',
    description: 'Says what is meant, in the form that the reader needs.',
    levels: [
      'Writes routine letters.',
      'Writes reports and presents them.',
      'Edits and speaks for the office.',
      'Speaks for the university.',
    ],
    asked: all(2, 3),
  },
  {
    name: 'Leading change',
    category: 'LEADERSHIP',
    description: 'Brings people along to a better way of working.',
    levels: ['Supports a change.', 'Leads a change in a team.', 'Leads a change across teams.', 'Leads a change of the university.'],
    asked: [
      { track: 'staff', from: 18, level: 2 },
      { track: 'faculty', from: 24, level: 3 },
    ],
  },
  {
    name: 'Managing performance and coaching',
    category: 'LEADERSHIP',
    description: 'Agrees on targets, coaches and rates fairly.',
    levels: ['Gives feedback.', 'Coaches for results.', 'Builds the capacity of a unit.', 'Shapes how the university manages performance.'],
    asked: [
      { track: 'staff', from: 18, level: 2 },
      { track: 'staff', from: 24, level: 3 },
      { track: 'faculty', from: 24, level: 2 },
    ],
  },
  {
    name: 'Designing outcomes-based instruction',
    category: 'TECHNICAL',
    description: 'Plans courses from what graduates must be able to do.',
    levels: ['Teaches from a given syllabus.', 'Designs a syllabus with outcomes.', 'Reviews curricula.', 'Leads curriculum reform.'],
    asked: [
      { track: 'faculty', from: 1, level: 2 },
      { track: 'faculty', from: 19, level: 3 },
    ],
  },
  {
    name: 'Conducting and publishing research',
    category: 'TECHNICAL',
    description: 'Does research that peers accept and others use.',
    levels: ['Assists in research.', 'Completes studies of own.', 'Publishes in refereed journals.', 'Leads programs with partners.'],
    asked: [
      { track: 'faculty', from: 1, level: 1 },
      { track: 'faculty', from: 16, level: 2 },
      { track: 'faculty', from: 19, level: 3 },
    ],
  },
  {
    name: 'Managing records and documents',
    category: 'TECHNICAL',
    description: 'Keeps papers so that they are found, and disposed of as the law says.',
    levels: ['Files by the system of the office.', 'Keeps the records of an office.', 'Designs a filing plan.', 'Sets the records policy.'],
    asked: [
      { track: 'staff', from: 4, level: 1 },
      { track: 'staff', from: 8, level: 2 },
    ],
  },
  {
    name: 'Using office systems and spreadsheets',
    category: 'TECHNICAL',
    description: 'Works with the systems of the university and with data in tables.',
    levels: [
      'Enters and finds data.',
      'Builds tables with formulas.',
      'Analyzes data for decisions.',
      'Designs systems with their owners.',
    ],
    asked: [
      { track: 'staff', from: 4, level: 1 },
      { track: 'staff', from: 8, level: 2 },
      { track: 'staff', from: 15, level: 3 },
    ],
  },
];
