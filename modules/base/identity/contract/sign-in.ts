import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

const credentials = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Enter your e-mail address.').max(254),
  password: z.string().min(1, 'Enter your password.').max(1000),
});

export const factorMethod = z.enum(['email', 'app', 'recovery']);
export type FactorMethod = z.output<typeof factorMethod>;

/** A sign-in that has proven its first factor and waits for a code; `id` is used once, within 5 minutes. */
export const challenge = z.object({
  id: z.uuid(),
  two_factor: z.object({
    /** What the account can prove itself with, the usual one first. */
    methods: z.array(factorMethod),
    /** Where a mailed code went, masked; null where none was sent yet. */
    sent_to: z.string().nullable(),
    /** In how many seconds another code may be mailed. */
    resend_after: z.number().int(),
  }),
});
export type Challenge = z.output<typeof challenge>;

const session = z.object({ token: z.string() });

/** What proves a first factor gets: a session, or the challenge before it. */
export const admission = z.union([session, challenge]);
export type Admission = z.output<typeof admission>;

export const authenticate = endpoint({
  method: 'POST',
  path: '/api/authenticate',
  summary: 'First step of signing in: e-mail and password for the challenge of the second factor, or for a token where none is needed.',
  access: 'public',
  body: credentials,
  response: admission,
  ownTransactions: true,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/authenticate/login',
  summary: 'Signs in with e-mail and password: a token, or the challenge where the account has a second factor.',
  access: 'public',
  body: credentials,
  response: admission,
  ownTransactions: true,
});

const code = z.string().trim().min(1, 'Enter the code.').max(40);
const challengeId = z.string().trim().min(1).max(40);
/** Keeps the browser for 30 days, in which it needs no second factor. */
const remember = z.boolean().optional();

/** The specification names the pair in two ways. */
const proof = z
  .object({
    code: code.optional(),
    id: challengeId.optional(),
    otp: code.optional(),
    user_id: challengeId.optional(),
    remember,
  })
  .transform((given, context) => {
    const field = given.otp === undefined ? 'code' : 'otp';
    const given_code = given.otp ?? given.code;
    const id = given.user_id ?? given.id;
    if (given_code === undefined) context.issues.push({ code: 'custom', path: ['code'], message: 'Enter the code.', input: given });
    if (id === undefined)
      context.issues.push({ code: 'custom', path: ['id'], message: 'Please sign in with your password first.', input: given });
    if (given_code === undefined || id === undefined) return z.NEVER;
    return { code: given_code, id, field, remember: given.remember ?? false };
  });

export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/api/authenticate/verify',
  summary: 'Second step of signing in: the code and the challenge, as `code, id` or as `otp, user_id`, for a token.',
  access: 'public',
  body: proof,
  response: session,
  ownTransactions: true,
});

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/authenticate/resend/2fa',
  summary: 'Mails a new code for a challenge, at most every 30 seconds.',
  access: 'public',
  body: z.object({ id: challengeId }),
  response: messageOnly,
  ownTransactions: true,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session.',
  access: 'signed-in',
  response: messageOnly,
});
