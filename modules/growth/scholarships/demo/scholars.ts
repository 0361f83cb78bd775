import type { ScholarshipAction } from '../workflow.ts';

/** A scholar of the demo: days are months before (below 0) or after today. */
export interface DemoScholar {
  degree: 'MASTERS' | 'DOCTORATE';
  kind: 'FULL_TIME' | 'PART_TIME' | 'THESIS_AID' | 'EXTERNAL';
  mode: 'FULL_TIME' | 'PART_TIME';
  programme: string;
  school: string;
  /** In which month the study begins, and how many it lasts. */
  from: number;
  months: number;
  extended?: number;
  /** Steps that were taken, with the month; `endorse` is by the head, others by the L&D officer, `approve` by the President. */
  steps: readonly [action: ScholarshipAction, month: number, remarks?: string][];
  /** Months of the contract in which something was spent, in thousands of pesos. */
  costs?: readonly [month: number, kind: 'TUITION' | 'STIPEND' | 'SALARY' | 'BOOKS', thousands: number][];
  completed?: number;
  ended?: number;
  reported?: number;
  breach?: { month: number; cause: 'RESIGNED' | 'NOT_FINISHED'; payments: readonly [month: number, thousands: number][] };
}

const MS = 'MS Mathematics';
const PHD = 'PhD Education';
const UP = 'University of the Philippines Diliman';

/** Twelve scholars in all states, one breach among them. */
export const SCHOLARS: readonly DemoScholar[] = [
  { degree: 'MASTERS', kind: 'FULL_TIME', mode: 'FULL_TIME', programme: MS, school: UP, from: 7, months: 24, steps: [] },
  { degree: 'DOCTORATE', kind: 'FULL_TIME', mode: 'FULL_TIME', programme: PHD, school: UP, from: 7, months: 36, steps: [['endorse', -1]] },
  {
    degree: 'MASTERS',
    kind: 'PART_TIME',
    mode: 'PART_TIME',
    programme: 'Master of Public Administration',
    school: 'Aklan State University',
    from: 7,
    months: 24,
    steps: [['endorse', -1]],
  },
  {
    degree: 'DOCTORATE',
    kind: 'EXTERNAL',
    mode: 'FULL_TIME',
    programme: 'PhD Crop Science',
    school: 'University of the Philippines Los Baños',
    from: 8,
    months: 36,
    steps: [
      ['endorse', -2],
      ['deliberate', -1],
    ],
  },
  {
    degree: 'MASTERS',
    kind: 'FULL_TIME',
    mode: 'FULL_TIME',
    programme: 'MS Information Technology',
    school: 'Mapúa University',
    from: 6,
    months: 24,
    steps: [
      ['endorse', -4],
      ['deliberate', -3],
      ['approve', -2],
    ],
  },
  {
    degree: 'MASTERS',
    kind: 'FULL_TIME',
    mode: 'FULL_TIME',
    programme: 'MA Literature',
    school: 'De La Salle University',
    from: -15,
    months: 24,
    steps: [
      ['endorse', -20],
      ['deliberate', -19],
      ['approve', -18],
      ['sign', -16],
      ['begin', -15],
    ],
    costs: [
      [-15, 'TUITION', 60],
      [-9, 'STIPEND', 48],
      [-3, 'SALARY', 180],
    ],
  },
  {
    degree: 'DOCTORATE',
    kind: 'FULL_TIME',
    mode: 'FULL_TIME',
    programme: 'PhD Mathematics',
    school: UP,
    from: -38,
    months: 36,
    extended: 12,
    steps: [
      ['endorse', -44],
      ['deliberate', -43],
      ['approve', -42],
      ['sign', -39],
      ['begin', -38],
      ['extend', -4, 'Dissertation, by the minutes of the committee'],
    ],
    costs: [
      [-38, 'TUITION', 90],
      [-26, 'STIPEND', 120],
      [-14, 'SALARY', 420],
    ],
  },
  {
    degree: 'MASTERS',
    kind: 'FULL_TIME',
    mode: 'FULL_TIME',
    programme: 'MS Biology',
    school: 'University of San Carlos',
    from: -25,
    months: 24,
    steps: [
      ['endorse', -30],
      ['deliberate', -29],
      ['approve', -28],
      ['sign', -26],
      ['begin', -25],
      ['complete', -1],
    ],
    costs: [
      [-25, 'TUITION', 70],
      [-13, 'SALARY', 260],
    ],
    completed: -1,
    ended: -1,
  },
  {
    degree: 'DOCTORATE',
    kind: 'FULL_TIME',
    mode: 'FULL_TIME',
    programme: 'PhD Development Studies',
    school: UP,
    from: -66,
    months: 36,
    steps: [
      ['endorse', -72],
      ['deliberate', -71],
      ['approve', -70],
      ['sign', -67],
      ['begin', -66],
      ['complete', -30],
      ['returnToDuty', -30],
    ],
    costs: [
      [-66, 'TUITION', 100],
      [-54, 'STIPEND', 200],
      [-42, 'SALARY', 600],
    ],
    completed: -30,
    ended: -30,
    reported: -30,
  },
  {
    degree: 'MASTERS',
    kind: 'PART_TIME',
    mode: 'PART_TIME',
    programme: 'Master of Library Science',
    school: 'University of Santo Tomas',
    from: -72,
    months: 24,
    steps: [
      ['endorse', -78],
      ['deliberate', -77],
      ['approve', -76],
      ['sign', -73],
      ['begin', -72],
      ['complete', -48],
      ['returnToDuty', -48],
      ['fulfil', -23],
    ],
    costs: [[-72, 'TUITION', 80]],
    completed: -48,
    ended: -48,
    reported: -48,
  },
  {
    degree: 'DOCTORATE',
    kind: 'FULL_TIME',
    mode: 'FULL_TIME',
    programme: 'PhD Chemistry',
    school: 'Ateneo de Manila University',
    from: -58,
    months: 36,
    steps: [
      ['endorse', -64],
      ['deliberate', -63],
      ['approve', -62],
      ['sign', -59],
      ['begin', -58],
      ['complete', -22],
      ['returnToDuty', -22],
      ['breach', -4, 'Left for another university before the service was served'],
    ],
    costs: [
      [-58, 'TUITION', 150],
      [-46, 'STIPEND', 250],
      [-34, 'SALARY', 500],
    ],
    completed: -22,
    ended: -22,
    reported: -22,
    breach: {
      month: -4,
      cause: 'RESIGNED',
      payments: [
        [-3, 100],
        [-2, 100],
      ],
    },
  },
  {
    degree: 'MASTERS',
    kind: 'THESIS_AID',
    mode: 'PART_TIME',
    programme: 'MA Education',
    school: 'West Visayas State University',
    from: 4,
    months: 6,
    steps: [['refuse', -1, 'The plan of the department names another field.']],
  },
];
