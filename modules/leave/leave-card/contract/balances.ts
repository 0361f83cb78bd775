import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { arrangement } from '@talaan/leave/contract/arrangements.ts';

const PATH = '/api/edats/leave/{id}';
const ACCESS = ['EDATSADMIN'] as const;

/** Beyond any career, in thousandths of a day. */
const MOST = 2_000_000;
const days = z.number('Enter days, such as 42.5.').int('Days have at most three decimals.').max(MOST, 'At most 2,000 days.');
const document = z.string().trim().min(1, 'Name the source document.').max(200, 'At most 200 characters.');
const reason = z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(300, 'At most 300 characters.');

/** What HR entered by hand. */
export const ENTERED = {
  opening: 'Brought forward',
  transfer: 'From a former agency',
  adjustment: 'Correction',
} as const;

const entered = z.object({
  id: z.number().int(),
  kind: z.enum(Object.keys(ENTERED) as [keyof typeof ENTERED]),
  on: z.string(),
  particulars: z.string(),
  amounts: z.array(z.object({ book: z.string(), amount: z.number().int() })),
  reason: z.string(),
  document: z.string().nullable(),
  file: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
  /** Why it was taken back; null while it stands. */
  taken_back: z.string().nullable(),
});
export type Entered = z.output<typeof entered>;

const account = z.object({
  book: z.string(),
  name: z.string(),
  balance: z.number().int(),
  held: z.number().int(),
  /** Of a yearly right: until when it can be used. */
  expires_on: z.string().nullable(),
});
export type CreditAccount = z.output<typeof account>;

export const readBalances = endpoint({
  method: 'GET',
  path: `${PATH}/balances`,
  summary:
    'The credits of a person within the scope of HR: balances of today, what HR entered with its papers, and what an order says of earning.',
  access: ACCESS,
  params: byId,
  response: z.object({
    personnel: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() }),
    /** What the person earns today; null where nobody employs them. */
    earns: z.enum(['REGULAR', 'TEACHER', 'NONE']).nullable(),
    first_day: z.string().nullable(),
    accounts: z.array(account),
    entered: z.array(entered),
    /** An old leave card that was imported whole: its first and its last month; null without one. */
    old_card: z.object({ rows: z.number().int(), from: z.string(), to: z.string() }).nullable(),
    arrangements: z.array(arrangement),
  }),
});

const source = { document, attachment_path: z.string().max(300).nullable().default(null) };
const credits = {
  on: isoDate,
  vl: days.min(0).default(0),
  sl: days.min(0).default(0),
  sc: days.min(0).default(0),
};
const someCredits = ({ vl, sl, sc }: { vl: number; sl: number; sc: number }) => vl + sl + sc > 0;
const NOTHING = { path: ['vl'], error: 'Enter the credits.' };

export const bringForward = endpoint({
  method: 'POST',
  path: `${PATH}/opening`,
  summary: 'Brings the credits of a person forward from a source document, once.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ ...credits, ...source }).refine(someCredits, NOTHING),
  response: messageOnly,
});

export const transferCredits = endpoint({
  method: 'POST',
  path: `${PATH}/transfer`,
  summary: 'Carries the credits that a former agency certified.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z
    .object({ ...credits, ...source, agency: z.string().trim().min(1, 'Enter the agency.').max(150, 'At most 150 characters.') })
    .refine(someCredits, NOTHING),
  response: messageOnly,
});

export const correctBalance = endpoint({
  method: 'POST',
  path: `${PATH}/adjustment`,
  summary: 'Adds to a balance or takes from it, with a reason and a paper; nothing that was posted changes.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({
    book: z.string().min(1, 'Choose the credits.').max(10),
    amount: days.min(-MOST).refine((amount) => amount !== 0, 'Enter how much is added, or taken with a minus.'),
    on: isoDate,
    reason,
    ...source,
  }),
  response: messageOnly,
});

export const takeBackEntered = endpoint({
  method: 'POST',
  path: `${PATH}/entered/{posting}/take-back`,
  summary: 'Takes back what HR entered: a posting of the opposite, with a reason.',
  access: ACCESS,
  reach: 'scope',
  params: byId.extend({ posting: recordId }),
  body: z.object({ reason }),
  response: messageOnly,
});

export const fetchSource = endpoint({
  method: 'GET',
  path: `${PATH}/entered/{posting}/document`,
  summary: 'The source document of what HR entered, as a PDF.',
  access: ACCESS,
  params: byId.extend({ posting: recordId }),
  response: fileAnswer,
  download: ['application/pdf'],
});
