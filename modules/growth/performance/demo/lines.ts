import type { Dimension } from '../rules/levels.ts';
import type { Rank } from '../rules/form/weights.ts';

/** A line of a form of the demo. `target` is in thousandths; `answers` is the place of the line of the office that it answers. */
export interface DemoLine {
  function: string;
  output: string;
  indicator: string;
  measure: 'COUNT' | 'PERCENT' | 'WORDS';
  target: number | null;
  dimensions: readonly Dimension[];
  answers: number | null;
  accomplishment: string;
  mfo: string | null;
}

const ALL: readonly Dimension[] = ['quality', 'efficiency', 'timeliness'];
const QT: readonly Dimension[] = ['quality', 'timeliness'];

type Row = readonly [
  group: string,
  output: string,
  indicator: string,
  measure: DemoLine['measure'],
  target: number | null,
  dimensions: readonly Dimension[],
  answers: number | null,
  accomplishment: string,
  mfo?: string,
];

const OFFICE: readonly Row[] = [
  [
    'STRATEGIC',
    'Digital services',
    '3 services of the office offered online by the end of the period',
    'COUNT',
    3000,
    ALL,
    null,
    '4 services are online and used',
    'STO',
  ],
  [
    'CORE',
    'Transactions of the office',
    '95 % of transactions acted on within the days of the citizen’s charter',
    'PERCENT',
    95_000,
    ALL,
    null,
    '97 % within the days of the charter',
    'GAS',
  ],
  [
    'CORE',
    'Reports of the office',
    '24 reports submitted complete on the day they are due',
    'COUNT',
    24_000,
    QT,
    null,
    '24 reports on or before their day',
    'GAS',
  ],
  [
    'SUPPORT',
    'People of the office',
    'Each of the people has at least one planned development intervention',
    'WORDS',
    null,
    ['quality'],
    null,
    'All had one, half of them two',
    'STO',
  ],
];

const TEACHING: readonly Row[] = [
  [
    'STRATEGIC',
    'Accredited programs',
    '2 programs with accreditation at Level II or higher',
    'COUNT',
    2000,
    ALL,
    null,
    '2 programs at Level II',
    'HEP',
  ],
  ['CORE', 'Instruction', '95 % of classes held as scheduled', 'PERCENT', 95_000, ALL, null, '98 % of classes held', 'HEP'],
  [
    'CORE',
    'Research and extension',
    '6 research outputs completed and 3 extension activities held',
    'COUNT',
    6000,
    QT,
    null,
    '7 outputs completed, 3 activities held',
    'RP',
  ],
  [
    'SUPPORT',
    'People of the unit',
    'Each of the people has at least one planned development intervention',
    'WORDS',
    null,
    ['quality'],
    null,
    'All had one',
    'STO',
  ],
];

const STAFF: readonly Row[] = [
  [
    'CORE',
    'Transactions',
    '95 % of own transactions acted on within the days of the charter',
    'PERCENT',
    95_000,
    ALL,
    1,
    '96 % within the days of the charter',
  ],
  [
    'CORE',
    'Reports',
    '6 reports submitted without findings on the day they are due',
    'COUNT',
    6000,
    QT,
    2,
    '6 reports submitted, one a day early',
  ],
  [
    'SUPPORT',
    'Records',
    'Records of the period filed by the fifth day of the next month',
    'WORDS',
    null,
    QT,
    null,
    'Filed by the third day of each month',
  ],
  [
    'CRITICAL',
    'Committee work',
    'Minutes of assigned committees released within 3 days',
    'WORDS',
    null,
    ['timeliness'],
    null,
    'Released within two days',
  ],
];

const FACULTY: readonly Row[] = [
  [
    'INSTRUCTION',
    'Classes',
    '95 % of scheduled classes held, with syllabi on file before the term',
    'PERCENT',
    95_000,
    ALL,
    1,
    '97 % held; make-up classes for the others',
  ],
  [
    'INSTRUCTION',
    'Learning materials',
    '2 sets of learning materials reviewed by the department',
    'WORDS',
    null,
    QT,
    1,
    '2 sets reviewed and in use',
  ],
  ['RESEARCH', 'Research output', '1 paper submitted to a refereed journal', 'COUNT', 1000, ALL, 2, '1 paper submitted'],
  ['SUPPORT', 'Student advising', 'Consultation hours kept each week', 'WORDS', null, ['quality'], null, 'Kept in all weeks'],
];

const named = (rows: readonly Row[]): DemoLine[] =>
  rows.map(([group, output, indicator, measure, target, dimensions, answers, accomplishment, mfo = null]) => ({
    function: group,
    output,
    indicator,
    measure,
    target,
    dimensions,
    answers,
    accomplishment,
    mfo,
  }));

/** What a form of the demo commits to: of an office by whether it teaches, of a person by rank. */
export function linesOf(rank: Rank, teaches: boolean): DemoLine[] {
  if (rank === 'OFFICE') return named(teaches ? TEACHING : OFFICE);
  return named(rank === 'STAFF' ? STAFF : FACULTY);
}

/** Ratings of three dimensions, from the weakest worker to the best; offices are rated above their people. */
export const PEOPLE_RATINGS: readonly (readonly [number, number, number])[] = [
  [4, 4, 3],
  [4, 4, 4],
  [4, 4, 4],
  [5, 4, 4],
  [4, 3, 4],
  [5, 4, 4],
  [3, 4, 3],
];
export const OFFICE_RATING = [5, 5, 4] as const;
export const WEAK_RATING = [2, 2, 2] as const;
