import type { BreachCause } from '../contract/codes.ts';
import type { ScholarshipAction } from '../workflow.ts';

/** A scholarship of the demo: days are months before (below 0) or after today. */
export interface DemoScholarship {
  degree: 'MASTERS' | 'DOCTORATE';
  kind: 'FULL_TIME' | 'PART_TIME' | 'THESIS_AID' | 'EXTERNAL';
  mode: 'FULL_TIME' | 'PART_TIME';
  programme: string;
  school: string;
  /** In which month the study begins, and how many it lasts. */
  from: number;
  months: number;
  extended?: number;
  /** The study is the study leave of the service record, where somebody has one now. */
  isLeave?: true;
  /** Steps that were taken, with the month; `endorse` is by the head, others by the L&D officer, `approve` by the President. */
  steps: readonly Step[];
  /** Months of the contract in which something was spent, in thousands of pesos. */
  costs?: readonly [month: number, kind: 'TUITION' | 'STIPEND' | 'SALARY' | 'BOOKS' | 'THESIS', thousands: number][];
  completed?: number;
  ended?: number;
  reported?: number;
  /** Without `payments` the refund was paid in full in the month after. */
  breach?: { month: number; cause: BreachCause; payments?: readonly [month: number, thousands: number][] };
}

type Step = readonly [action: ScholarshipAction, month: number, remarks?: string];

/** Endorsed, deliberated, approved, signed and begun, from the sixth month before the study on. */
function begun(from: number): Step[] {
  return [
    ['endorse', from - 6],
    ['deliberate', from - 5],
    ['approve', from - 4],
    ['sign', from - 1],
    ['begin', from],
  ];
}

const UP = 'University of the Philippines Diliman';
const WVSU = 'West Visayas State University';

/**
 * Twelve scholars: one in each state from the application to the breach that is not settled, and what some applied for before, so that all states are there.
 * Of each the scholarships are in the order of their days.
 */
export const SCHOLARS: readonly (readonly DemoScholarship[])[] = [
  [
    {
      degree: 'MASTERS',
      kind: 'PART_TIME',
      mode: 'PART_TIME',
      programme: 'Master of Library Science',
      school: 'University of Santo Tomas',
      from: -72,
      months: 24,
      steps: [...begun(-72), ['complete', -48], ['returnToDuty', -48], ['fulfil', -23]],
      costs: [[-72, 'TUITION', 80]],
      completed: -48,
      ended: -48,
      reported: -48,
    },
    {
      degree: 'DOCTORATE',
      kind: 'PART_TIME',
      mode: 'PART_TIME',
      programme: 'Doctor of Public Administration',
      school: WVSU,
      from: 7,
      months: 36,
      steps: [['return', -1, 'Name the field of the dissertation.']],
    },
  ],
  [
    {
      degree: 'DOCTORATE',
      kind: 'FULL_TIME',
      mode: 'FULL_TIME',
      programme: 'PhD Development Studies',
      school: UP,
      from: -66,
      months: 36,
      steps: [...begun(-66), ['complete', -30], ['returnToDuty', -30]],
      costs: [
        [-66, 'TUITION', 100],
        [-54, 'STIPEND', 200],
        [-42, 'SALARY', 600],
      ],
      completed: -30,
      ended: -30,
      reported: -30,
    },
  ],
  [
    {
      degree: 'DOCTORATE',
      kind: 'FULL_TIME',
      mode: 'FULL_TIME',
      programme: 'PhD Chemistry',
      school: 'Ateneo de Manila University',
      from: -58,
      months: 36,
      steps: [
        ...begun(-58),
        ['complete', -22],
        ['returnToDuty', -22],
        ['breach', -4, 'Teaches at another university full time against the contract'],
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
        cause: 'OTHER',
        payments: [
          [-3, 100],
          [-2, 100],
        ],
      },
    },
  ],
  [
    {
      degree: 'DOCTORATE',
      kind: 'PART_TIME',
      mode: 'PART_TIME',
      programme: 'PhD Mathematics',
      school: UP,
      from: -38,
      months: 36,
      extended: 12,
      steps: [...begun(-38), ['extend', -4, 'Dissertation, by the minutes of the committee']],
      costs: [
        [-38, 'TUITION', 90],
        [-26, 'TUITION', 90],
        [-14, 'BOOKS', 24],
      ],
    },
  ],
  [
    {
      degree: 'MASTERS',
      kind: 'FULL_TIME',
      mode: 'FULL_TIME',
      programme: 'MS Biology',
      school: 'University of San Carlos',
      from: -25,
      months: 24,
      steps: [...begun(-25), ['complete', -1]],
      costs: [
        [-25, 'TUITION', 70],
        [-13, 'SALARY', 260],
      ],
      completed: -1,
      ended: -1,
    },
  ],
  [
    {
      degree: 'MASTERS',
      kind: 'PART_TIME',
      mode: 'PART_TIME',
      programme: 'MS Fisheries',
      school: 'University of the Philippines Visayas',
      from: -17,
      months: 24,
      steps: [...begun(-17), ['discontinue', -1, 'Illness, by the certificate of the physician']],
      costs: [
        [-17, 'TUITION', 45],
        [-8, 'BOOKS', 12],
      ],
      ended: -1,
    },
  ],
  [
    {
      degree: 'MASTERS',
      kind: 'THESIS_AID',
      mode: 'PART_TIME',
      programme: 'MA Literature',
      school: 'De La Salle University',
      from: -30,
      months: 12,
      steps: [['withdraw', -32, 'The school moved the programme by two years.']],
    },
    {
      degree: 'MASTERS',
      kind: 'FULL_TIME',
      mode: 'FULL_TIME',
      programme: 'MA Literature',
      school: 'De La Salle University',
      from: 0,
      months: 24,
      isLeave: true,
      steps: begun(0),
      costs: [[-1, 'TUITION', 60]],
    },
  ],
  [
    {
      degree: 'MASTERS',
      kind: 'FULL_TIME',
      mode: 'FULL_TIME',
      programme: 'MS Civil Engineering',
      school: 'Mapúa University',
      from: 2,
      months: 24,
      steps: [
        ['endorse', -4],
        ['deliberate', -3],
        ['approve', -2],
        ['sign', -1],
      ],
    },
  ],
  [
    {
      degree: 'MASTERS',
      kind: 'THESIS_AID',
      mode: 'PART_TIME',
      programme: 'MA Education',
      school: WVSU,
      from: -6,
      months: 6,
      steps: [['refuse', -9, 'The plan of the department names another field.']],
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
  ],
  [
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
  ],
  [
    {
      degree: 'MASTERS',
      kind: 'PART_TIME',
      mode: 'PART_TIME',
      programme: 'Master in Management',
      school: WVSU,
      from: -30,
      months: 12,
      steps: [...begun(-30), ['release', -22, 'Disability for a year, by the resolution of the Board']],
      costs: [[-30, 'TUITION', 18]],
    },
    {
      degree: 'DOCTORATE',
      kind: 'FULL_TIME',
      mode: 'FULL_TIME',
      programme: 'PhD Education',
      school: UP,
      from: 7,
      months: 36,
      steps: [['endorse', -1]],
    },
  ],
  [
    {
      degree: 'MASTERS',
      kind: 'THESIS_AID',
      mode: 'PART_TIME',
      programme: 'Master of Science Teaching',
      school: WVSU,
      from: -30,
      months: 10,
      steps: [
        ...begun(-30),
        ['discontinue', -21, 'The thesis was not defended.'],
        ['breach', -20, 'Did not resume the thesis'],
        ['pay', -19],
        ['settle', -19],
      ],
      costs: [[-29, 'THESIS', 40]],
      ended: -21,
      breach: { month: -20, cause: 'NOT_FINISHED' },
    },
    {
      degree: 'DOCTORATE',
      kind: 'FULL_TIME',
      mode: 'FULL_TIME',
      programme: 'PhD Science Education',
      school: UP,
      from: 7,
      months: 36,
      steps: [],
    },
  ],
];
