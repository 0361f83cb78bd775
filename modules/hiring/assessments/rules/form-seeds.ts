import type { Points } from './points.ts';

export interface FormSeed {
  name: string;
  board: 'NAPB' | 'APB';
  position_group: string;
  total: Points;
  pass_on: 'total' | 'credentials';
  pass_mark: Points;
  factors: readonly FactorSeed[];
}

export interface FactorSeed {
  name: string;
  points: Points;
  kind: 'credential' | 'examination' | 'interview' | 'demonstration';
  scored_by: 'file' | 'examination' | 'members';
  guide_code: '' | 'performance' | 'education' | 'training' | 'experience';
  guide: string;
  items: readonly { name: string; points: Points }[];
}

const fromFile = (
  name: string,
  points: Points,
  guide: string,
  guide_code: FactorSeed['guide_code'] = '',
  kind: FactorSeed['kind'] = 'credential',
): FactorSeed => ({ name, points, kind, scored_by: 'file', guide_code, guide, items: [] });

const byMembers = (
  name: string,
  kind: 'interview' | 'demonstration',
  each: Points,
  guide: string,
  items: readonly string[],
): FactorSeed => ({
  name,
  points: each * items.length,
  kind,
  scored_by: 'members',
  guide_code: '',
  guide,
  items: items.map((item) => ({ name: item, points: each })),
});

/** The forms of the domain page, sections 8.1 and 8.2; the Merit Selection Plan of the university may give other points. */
export const FORM_SEEDS: readonly FormSeed[] = [
  {
    name: 'Non-academic, 100 points',
    board: 'NAPB',
    position_group: 'First and second level',
    total: 10_000,
    pass_on: 'total',
    pass_mark: 7000,
    factors: [
      fromFile('Performance', 2000, 'Last rating × (20 ÷ 5). From outside: portfolio or reference score, to 5.', 'performance'),
      fromFile(
        'Education',
        1000,
        'Exactly meets the standard 6; each relevant block of units of the next degree +1; master’s 8; doctorate 10.',
        'education',
      ),
      fromFile('Training', 1000, 'Meets the standard 6; each 8 relevant hours above it +1, up to 10.', 'training'),
      fromFile('Experience', 1500, 'Meets the standard 9; each relevant year above it +1, up to 15.', 'experience'),
      fromFile('Outstanding accomplishments', 1000, 'Awards, innovations, publications.'),
      {
        name: 'Written or skills examination',
        points: 1500,
        kind: 'examination',
        scored_by: 'examination',
        guide_code: '',
        guide: 'Score in percent × 15.',
        items: [],
      },
      byMembers('Potential and psychosocial attributes', 'interview', 400, 'Average of the board; five items of 4 points.', [
        'Communication',
        'Judgment',
        'Work attitude',
        'Stress tolerance',
        'Human relations',
      ]),
    ],
  },
  {
    name: 'Academic, 150 points',
    board: 'APB',
    position_group: 'Instructor, entry',
    total: 15_000,
    pass_on: 'credentials',
    pass_mark: 6500,
    factors: [
      fromFile('Education', 4000, 'By the table of the university, as far as the file proves.'),
      fromFile('Experience and professional services', 2500, 'By the table of the university, as far as the file proves.'),
      fromFile('Research', 2000, 'Published and presented work.'),
      fromFile('Extension', 1000, 'Extension programs and trainings given.'),
      fromFile('Awards', 500, 'Awards, honors, scholarships.'),
      byMembers('Interview', 'interview', 300, 'Average of the board; five items of 3 points.', [
        'Communication',
        'Command of the field',
        'Attitude towards teaching',
        'Judgment',
        'Human relations',
      ]),
      fromFile('Demonstration: students', 1000, 'Average of the students who attended, to 10.', '', 'demonstration'),
      byMembers('Demonstration: subject matter', 'demonstration', 300, 'As a specialist of the subject; five items of 3 points.', [
        'Mastery of the subject',
        'Accuracy',
        'Depth',
        'Use of examples',
        'Answers to questions',
      ]),
      byMembers('Demonstration: teaching', 'demonstration', 200, 'As a specialist of teaching; five items of 2 points.', [
        'Objectives',
        'Method',
        'Use of materials',
        'Hold on the class',
        'Assessment of learning',
      ]),
    ],
  },
];

export const PREFERENCE_GROUND_SEEDS = [
  { code: 'non-career', label: 'Serves or served as job order, contract of service, casual or contractual', points: 200 },
  { code: 'returning', label: 'Returning overseas worker', points: 200 },
] as const;
