import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { confirmation } from './passkeys.ts';
import { admission } from './sign-in.ts';

/** Where a provider sends the browser back to. */
export const RETURN_PATH = '/verify_social_oauth';

const provider = z.string().trim().toLowerCase().max(60);

export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/api/login/social-providers',
  summary: 'The providers whose accounts one may sign in with.',
  access: 'public',
  response: z.object({ providers: z.array(z.object({ provider: z.string(), name: z.string() })) }),
});

export const listSocialLinks = endpoint({
  method: 'GET',
  path: '/api/login/social-oauth-links',
  summary:
    'Where signing in at a provider begins: one address for each, or for the one asked for; good once, for 10 minutes, in this browser.',
  access: 'public',
  query: z.object({ provider: provider.optional() }),
  response: z.object({ links: z.array(z.object({ provider: z.string(), name: z.string(), url: z.string() })) }),
});

/** What a provider sends back with the browser. */
const answer = z.object({
  provider: provider.optional(),
  code: z.string().max(4000).optional(),
  state: z.string().max(200).optional(),
  /** Who answers (RFC 9207), where the provider says so. */
  iss: z.string().max(500).optional(),
});

export const finishSocial = endpoint({
  method: 'POST',
  path: '/api/authenticate/oauth',
  summary: 'Signs in with what the provider sent back, in the body or as query parameters: a token, or the challenge of the second factor.',
  access: 'public',
  query: answer,
  body: answer,
  response: admission,
  ownTransactions: true,
});

/** A provider, and the account there that opens one's own. */
export const linkedProvider = z.object({
  provider: z.string(),
  name: z.string(),
  link: z
    .object({
      /** The address that the account has there, as it was when it was linked. */
      email: z.string(),
      linked_at: z.string(),
      last_used_at: z.string(),
      /** Since when it opens nothing; null while it does. */
      unlinked_at: z.string().nullable(),
    })
    .nullable(),
});
export type LinkedProvider = z.output<typeof linkedProvider>;

export const listLinkedProviders = endpoint({
  method: 'GET',
  path: '/api/users/me/social-links',
  summary: 'The providers, which of their accounts are linked to the caller’s, and whether linking again asks for the password.',
  access: 'signed-in',
  response: z.object({ providers: z.array(linkedProvider), needs_password: z.boolean() }),
});

export const unlinkProvider = endpoint({
  method: 'DELETE',
  path: '/api/users/me/social-links/{provider}',
  summary: 'Unlinks the account of a provider: it no longer opens the caller’s account.',
  access: 'signed-in',
  params: z.object({ provider }),
  response: messageOnly,
});

export const relinkProvider = endpoint({
  method: 'PUT',
  path: '/api/users/me/social-links/{provider}',
  summary:
    'Lets the unlinked account of a provider open the caller’s account again; asks for the password unless they have just signed in.',
  access: 'signed-in',
  params: z.object({ provider }),
  body: confirmation,
  response: messageOnly,
  ownTransactions: true,
});
