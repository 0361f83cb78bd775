/** The rungs that people climb within one line of work, the lowest first; each is a position title of the reference list. */
export const ladders = {
  faculty: [
    'Instructor I',
    'Instructor II',
    'Instructor III',
    'Assistant Professor I',
    'Assistant Professor II',
    'Assistant Professor III',
    'Assistant Professor IV',
    'Associate Professor I',
    'Associate Professor II',
    'Associate Professor III',
    'Associate Professor IV',
    'Associate Professor V',
    'Professor I',
    'Professor II',
    'Professor III',
    'Professor IV',
  ],
  aide: ['Administrative Aide I', 'Administrative Aide III', 'Administrative Aide IV', 'Administrative Aide VI'],
  assistant: ['Administrative Aide VI', 'Administrative Assistant I', 'Administrative Assistant II', 'Administrative Assistant III'],
  officer: [
    'Administrative Officer I',
    'Administrative Officer II',
    'Administrative Officer III',
    'Administrative Officer IV',
    'Administrative Officer V',
    'Supervising Administrative Officer',
    'Chief Administrative Officer',
  ],
  accountant: ['Accountant I', 'Accountant II', 'Accountant III', 'Accountant IV'],
  registrar: ['Registrar I', 'Registrar II', 'Registrar III', 'Registrar IV'],
  librarian: ['Librarian I', 'Librarian II', 'Librarian III', 'Librarian IV'],
  counselor: ['Guidance Counselor I', 'Guidance Counselor II', 'Guidance Counselor III', 'Guidance Coordinator III'],
  nurse: ['Nurse I', 'Nurse II', 'Nurse III'],
  physician: ['Medical Officer II', 'Medical Officer III', 'Medical Officer IV'],
  dentist: ['Dentist I', 'Dentist II'],
  attorney: ['Attorney II', 'Attorney III', 'Attorney IV'],
  board: ['Board Secretary II', 'Board Secretary III', 'Board Secretary IV'],
  planner: ['Planning Officer I', 'Planning Officer II', 'Planning Officer III', 'Planning Officer IV'],
  project: [
    'Project Development Officer I',
    'Project Development Officer II',
    'Project Development Officer III',
    'Project Development Officer IV',
  ],
  information: ['Information Officer I', 'Information Officer II', 'Information Officer III', 'Information Officer IV'],
  technology: [
    'Information Systems Analyst I',
    'Information Systems Analyst II',
    'Information Technology Officer I',
    'Information Technology Officer II',
  ],
  programmer: ['Computer Programmer I', 'Computer Programmer II', 'Computer Programmer III'],
  research: [
    'Science Research Analyst',
    'Science Research Specialist I',
    'Science Research Specialist II',
    'Senior Science Research Specialist',
  ],
  laboratory: ['Laboratory Technician I', 'Laboratory Technician II'],
  guard: ['Security Guard I', 'Security Guard II', 'Security Guard III'],
  engineer: ['Engineer I', 'Engineer II', 'Engineer III'],
  farm: ['Farm Worker I', 'Farm Worker II'],
  president: ['SUC President III'],
  vicePresident: ['SUC Vice-President III'],
} as const satisfies Record<string, readonly string[]>;

export type Ladder = keyof typeof ladders;

interface Plan {
  /** The line of work of the head and the lowest rung that heads such an office. */
  head: readonly [Ladder, number];
  members: readonly (readonly [Ladder, number])[];
}

export const staffingPlans = {
  president: {
    head: ['president', 0],
    members: [
      ['officer', 3],
      ['assistant', 3],
    ],
  },
  vicePresident: {
    head: ['vicePresident', 0],
    members: [
      ['officer', 2],
      ['assistant', 4],
    ],
  },
  campus: {
    head: ['faculty', 7],
    members: [
      ['officer', 3],
      ['assistant', 4],
      ['aide', 2],
    ],
  },
  college: {
    head: ['faculty', 9],
    members: [
      ['faculty', 4],
      ['assistant', 3],
      ['aide', 2],
    ],
  },
  department: {
    head: ['faculty', 5],
    members: [
      ['faculty', 18],
      ['aide', 1],
    ],
  },
  science: {
    head: ['faculty', 5],
    members: [
      ['faculty', 16],
      ['laboratory', 2],
      ['aide', 1],
    ],
  },
  administration: {
    head: ['officer', 4],
    members: [
      ['officer', 3],
      ['assistant', 5],
      ['aide', 3],
    ],
  },
  accounting: {
    head: ['accountant', 3],
    members: [
      ['accountant', 3],
      ['assistant', 5],
      ['aide', 2],
    ],
  },
  registrar: {
    head: ['registrar', 3],
    members: [
      ['registrar', 3],
      ['assistant', 4],
      ['aide', 2],
    ],
  },
  library: {
    head: ['librarian', 3],
    members: [
      ['librarian', 4],
      ['assistant', 2],
      ['aide', 2],
    ],
  },
  guidance: {
    head: ['counselor', 3],
    members: [
      ['counselor', 4],
      ['assistant', 1],
    ],
  },
  health: {
    head: ['physician', 2],
    members: [
      ['nurse', 4],
      ['physician', 1],
      ['dentist', 1],
      ['aide', 1],
    ],
  },
  legal: {
    head: ['attorney', 2],
    members: [
      ['attorney', 1],
      ['assistant', 2],
    ],
  },
  board: {
    head: ['board', 2],
    members: [
      ['assistant', 2],
      ['officer', 1],
    ],
  },
  planning: {
    head: ['planner', 3],
    members: [
      ['planner', 3],
      ['assistant', 1],
    ],
  },
  project: {
    head: ['project', 3],
    members: [
      ['project', 3],
      ['assistant', 1],
    ],
  },
  information: {
    head: ['information', 3],
    members: [
      ['information', 3],
      ['assistant', 1],
    ],
  },
  technology: {
    head: ['technology', 3],
    members: [
      ['technology', 2],
      ['programmer', 4],
      ['aide', 1],
    ],
  },
  research: {
    head: ['research', 3],
    members: [
      ['research', 4],
      ['assistant', 1],
    ],
  },
  security: { head: ['guard', 2], members: [['guard', 1]] },
  services: {
    head: ['officer', 3],
    members: [
      ['aide', 6],
      ['assistant', 2],
      ['engineer', 1],
      ['farm', 2],
    ],
  },
} as const satisfies Record<string, Plan>;

export type Staffing = keyof typeof staffingPlans;

/** Lines of work whose lower rungs are filled with casual workers and job orders too. */
const clerical: ReadonlySet<Ladder> = new Set(['aide', 'assistant', 'guard', 'farm', 'laboratory']);

/** The appointment statuses that people on a rung of a line of work hold, by how many; the lasting one stands first. */
export function statusesOf(ladder: Ladder, rung: number): readonly (readonly [string, number])[] {
  if (ladder === 'president') return [['FIXED', 1]];
  if (ladder === 'vicePresident') return [['COT', 1]];
  if (ladder === 'faculty' && rung > 6) return [['PERM', 1]];
  if (ladder === 'faculty' && rung > 2)
    return [
      ['PERM', 88],
      ['TEMP', 12],
    ];
  if (ladder === 'faculty')
    return [
      ['PERM', 45],
      ['TEMP', 26],
      ['COS', 15],
      ['PT', 12],
      ['SUBS', 2],
    ];
  if (clerical.has(ladder))
    return rung > 1
      ? [
          ['PERM', 80],
          ['CAS', 20],
        ]
      : [
          ['PERM', 36],
          ['CAS', 24],
          ['JO', 32],
          ['COS', 4],
          ['CONTR', 4],
        ];
  return rung > 1
    ? [['PERM', 1]]
    : [
        ['PERM', 78],
        ['TEMP', 6],
        ['COS', 10],
        ['CONTR', 4],
        ['COT', 2],
      ];
}
