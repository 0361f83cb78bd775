import type { fileHires } from '@talaan/hiring/demo/load-demo.ts';

type DemoHires = Parameters<typeof fileHires>[1];

const POSTED = { state: 'POSTED', kind: 'plantilla' } as const;

/** Requests whose posts are at the beginning and the end of their way; a request has its post two weeks after its draft. The oldest first. */
export const HIRES_OF_POSTS: DemoHires = [
  { ...POSTED, daysAgo: 304, justification: 'The desk has had no holder since the retirement of the last one.' },
  { ...POSTED, daysAgo: 269, justification: 'The unit issues twice as many certificates as two years ago.' },
  { ...POSTED, daysAgo: 39, justification: 'The position answers for the inventory of the new laboratory.' },
  {
    state: 'POSTED',
    kind: 'job order',
    daysAgo: 36,
    position: 'Administrative Aide III',
    status: 'JO',
    rate: [60_000, 'daily'],
    needed: 2,
    justification: 'Messengers for the weeks of the accreditation visit.',
  },
  { ...POSTED, daysAgo: 27, justification: 'The office keeps its records with one person where the standard says three.' },
  { ...POSTED, daysAgo: 23, justification: 'The former holder transferred to another agency.' },
  { ...POSTED, daysAgo: 18, justification: 'The item was created with the new program of the college.' },
  {
    state: 'POSTED',
    kind: 'job order',
    daysAgo: 18,
    position: 'Administrative Aide VI',
    status: 'JO',
    rate: [70_000, 'daily'],
    needed: 1,
    justification: 'Encoding for the digital archive, until the end of the year.',
  },
  { ...POSTED, daysAgo: 16, justification: 'The work of the holder, who was promoted, waits since the start of the semester.' },
  {
    state: 'POSTED',
    kind: 'casual',
    daysAgo: 15,
    position: 'Administrative Aide III',
    status: 'CAS',
    needed: 2,
    justification: 'The grounds of the campus are kept by four people less than in the year before.',
  },
  { ...POSTED, daysAgo: 14, justification: 'The counter is closed at noon for want of a second person.' },
];
