import type { Kind } from '../contract/words.ts';
import type { ItemAction } from '../workflow.ts';

export interface DemoItem {
  /** The account that sent it, as in `hr@talaan.example`. */
  by: string;
  daysAgo: number;
  module: string;
  kind: Kind;
  body: string;
  rating: number | null;
  screen: string;
  /** Steps with the day after it was sent and the reply. */
  steps: readonly { action: ItemAction; after: number; reply: string }[];
}

export const demoItems: readonly DemoItem[] = [
  {
    by: 'employee',
    daysAgo: 41,
    module: 'leave',
    kind: 'suggestion',
    body: 'Show the balance beside the dates while I choose them, so that I need not open the leave card first.',
    rating: 4,
    screen: '/account/leave-Application',
    steps: [
      { action: 'triage', after: 1, reply: '' },
      { action: 'start', after: 3, reply: 'We are looking at it with HR.' },
      { action: 'finish', after: 20, reply: 'The balance is beside the dates now. Thank you for the idea.' },
    ],
  },
  {
    by: 'faculty',
    daysAgo: 33,
    module: 'dtr',
    kind: 'bug',
    body: 'My daily time record of a day with a make-up class shows the class twice when I print it.',
    rating: 2,
    screen: '/account/dtr',
    steps: [
      { action: 'triage', after: 2, reply: '' },
      {
        action: 'reject',
        after: 6,
        reply: 'The two lines are two classes of that day: one was kept in the morning, one in the afternoon.',
      },
    ],
  },
  {
    by: 'clerk',
    daysAgo: 19,
    module: 'documents',
    kind: 'bug',
    body: 'The scanner reads the square of some routing slips only at the third try.',
    rating: 3,
    screen: '/dts/incoming',
    steps: [
      { action: 'triage', after: 1, reply: '' },
      { action: 'start', after: 4, reply: 'We print the squares larger on the next slips.' },
    ],
  },
  {
    by: 'head',
    daysAgo: 12,
    module: 'requests',
    kind: 'praise',
    body: 'Approving leave on my phone between two meetings saves the office a day.',
    rating: 5,
    screen: '/inbox',
    steps: [{ action: 'triage', after: 1, reply: 'Good to read. We pass it on.' }],
  },
  {
    by: 'employee',
    daysAgo: 9,
    module: 'pds',
    kind: 'suggestion',
    body: 'Let me copy the seat of an eligibility from the certificate instead of typing the number.',
    rating: null,
    screen: '/account/profile',
    steps: [],
  },
  {
    by: 'clerk',
    daysAgo: 3,
    module: 'documents',
    kind: 'suggestion',
    body: 'Sort the incoming papers by the office that sent them.',
    rating: 4,
    screen: '/dts/incoming',
    steps: [],
  },
  {
    by: 'faculty',
    daysAgo: 1,
    module: 'loads',
    kind: 'bug',
    body: 'The list of make-up classes is empty on my phone until I turn it.',
    rating: 2,
    screen: '/account/dtr',
    steps: [],
  },
];
