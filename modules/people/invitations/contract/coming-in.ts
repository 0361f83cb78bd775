import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { accountAddress, chosenPassword, linkToken } from '@talaan/identity/contract/password-reset.ts';
import { admission } from '@talaan/identity/contract/sign-in.ts';
import { readSlipCode } from '../rules/slip-code.ts';

const slipCode = z.string().transform((typed, context) => {
  const read = readSlipCode(typed);
  if (read === null) context.addIssue({ code: 'custom', message: 'The code has 12 letters and digits, as on the slip: 7K3M-Q2XA-9TPD.' });
  return read ?? '';
});

/** What proves who is invited: the token of a letter, or number and code of a slip. */
const letter = z.object({ kind: z.literal('letter'), token: linkToken });
const slip = z.object({
  kind: z.literal('slip'),
  number: z.string().trim().min(1, 'Enter your employee number.').max(50),
  code: slipCode,
});

export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/open',
  summary: 'The person whom a letter or a slip invites, or why it opens nothing.',
  access: 'public',
  body: z.discriminatedUnion('kind', [letter, slip]),
  response: z.object({
    state: z.enum(['works', 'used', 'suspended', 'withdrawn', 'separated', 'expired', 'unknown']),
    invited: z
      .object({
        name: z.string(),
        number: z.string(),
        office: z.string(),
        /** With which they will sign in; null where they may choose it. */
        email: z.string().nullable(),
        /** Where they may choose it: the address on record, taken unless they give another; null where they are to give one. */
        proposed: z.string().nullable(),
      })
      .nullable(),
  }),
  ownTransactions: true,
});

const chosen = {
  password: chosenPassword,
  /** Of those who have no account and no letter: with which they will sign in, where it is not the address on record. */
  email: accountAddress.optional(),
};

export const comeIn = endpoint({
  method: 'POST',
  path: '/api/invitations/come-in',
  summary: 'Sets the first password by a letter or a slip, once, and signs in.',
  access: 'public',
  body: z.discriminatedUnion('kind', [letter.extend(chosen), slip.extend(chosen)]),
  response: admission,
  ownTransactions: true,
});
