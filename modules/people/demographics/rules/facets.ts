/** Where the facts of a facet are kept: in the record, or in the personal data sheet. */
export type Source = 'record' | 'sheet';

export interface Facet {
  title: string;
  note: string;
  source: Source;
  /** Sensitive (RA 10173 sec. 3 l): who is behind a number is for HR alone. */
  isSensitive: boolean;
  /** Keys and names of its groups in their order; those of the civil status come from its list. */
  groups: readonly (readonly [key: string, name: string])[];
}

export const NOT_STATED = 'none';

/** Ages at which a band begins, in full years on the day; the first begins at birth. */
export const AGE_BANDS = [
  { from: 0, name: '24 and under' },
  { from: 25, name: '25 to 34' },
  { from: 35, name: '35 to 44' },
  { from: 45, name: '45 to 54' },
  { from: 55, name: '55 to 59' },
  { from: 60, name: '60 and over' },
] as const;

/** Years of birth with which a generation begins. */
export const GENERATIONS = [
  { from: 1900, name: 'Baby boomers and before (to 1964)' },
  { from: 1965, name: 'Generation X (1965 to 1980)' },
  { from: 1981, name: 'Millennials (1981 to 1996)' },
  { from: 1997, name: 'Generation Z (from 1997)' },
] as const;

/** What somebody finished, by the number under which pds keeps it; the highest counts. */
export const EDUCATION = {
  1: 'Elementary',
  2: 'Secondary',
  3: 'Vocational',
  4: 'College',
  5: 'Master’s or other graduate studies',
  6: 'Doctorate',
} as const;

const notStated = [NOT_STATED, 'Not stated'] as const;
const yesNo = (yes: string, no: string) => [['yes', yes], ['no', no], notStated] as const;
const steps = (bands: readonly { from: number; name: string }[]) => [
  ...bands.map(({ from, name }) => [String(from), name] as const),
  notStated,
];

/** What the people of the university are counted by (RA 9710 asks that it is disaggregated by sex). */
export const FACETS = {
  sex: {
    title: 'Sex',
    note: 'As on the personnel record.',
    source: 'record',
    isSensitive: false,
    groups: [
      ['Female', 'Female'],
      ['Male', 'Male'],
    ],
  },
  age: { title: 'Age', note: 'In full years on the day.', source: 'record', isSensitive: false, groups: steps(AGE_BANDS) },
  generation: { title: 'Generation', note: 'By the year of birth.', source: 'record', isSensitive: false, groups: steps(GENERATIONS) },
  'civil-status': {
    title: 'Civil status',
    note: 'As on the personnel record, else as in the personal data sheet.',
    source: 'sheet',
    isSensitive: false,
    groups: [notStated],
  },
  education: {
    title: 'Education',
    note: 'The highest level that was finished, by the personal data sheet.',
    source: 'sheet',
    isSensitive: false,
    groups: [...Object.entries(EDUCATION).toReversed(), notStated],
  },
  disability: {
    title: 'Persons with disability',
    note: 'By question 40b of the personal data sheet (RA 7277).',
    source: 'sheet',
    isSensitive: true,
    groups: yesNo('With disability', 'Without'),
  },
  'solo-parent': {
    title: 'Solo parents',
    note: 'By question 40c of the personal data sheet (RA 11861).',
    source: 'sheet',
    isSensitive: true,
    groups: yesNo('Solo parent', 'No solo parent'),
  },
  indigenous: {
    title: 'Indigenous peoples',
    note: 'By question 40a of the personal data sheet (RA 8371).',
    source: 'sheet',
    isSensitive: true,
    groups: yesNo('Member of an indigenous group', 'No member'),
  },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

/** In the order in which they stand in every table. */
export const SEXES = ['Female', 'Male'] as const;
