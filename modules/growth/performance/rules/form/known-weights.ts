import type { GroupWeight, WeightTable } from './weights.ts';

const since = { effective_on: '2012-01-01', source: 'Strategic Performance Management System of the university' } as const;

const group = (code: string, name: string, weight: number): GroupWeight => ({ code, name, weight, is_support: code === 'SUPPORT' });

const ofOffice = [
  group('STRATEGIC', 'Strategic priorities', 30),
  group('CORE', 'Core functions', 50),
  group('SUPPORT', 'Support functions', 20),
];

const ofFaculty = (instruction: number, research: number, support: number) => [
  group('INSTRUCTION', 'Instruction', instruction),
  group('RESEARCH', 'Research, extension and production', research),
  group('SUPPORT', 'Support functions', support),
];

/** With which a university begins (domain page, B2). */
export const KNOWN_WEIGHTS: readonly WeightTable[] = [
  { ...since, form: 'OPCR', rank: 'OFFICE', groups: ofOffice },
  { ...since, form: 'DPCR', rank: 'OFFICE', groups: ofOffice },
  {
    ...since,
    form: 'IPCR',
    rank: 'STAFF',
    groups: [
      group('CORE', 'Core functions', 50),
      group('SUPPORT', 'Support functions', 30),
      group('CRITICAL', 'Critical and other functions', 20),
    ],
  },
  { ...since, form: 'IPCR', rank: 'SENIOR_FACULTY', groups: ofFaculty(50, 35, 15) },
  { ...since, form: 'IPCR', rank: 'JUNIOR_FACULTY', groups: ofFaculty(70, 15, 15) },
  { ...since, form: 'IPCR', rank: 'DESIGNATION', groups: ofOffice },
];

/** Percent of the form of an official that their designation counts, where the order does not say otherwise. */
export const DESIGNATION_SHARE = 50;
