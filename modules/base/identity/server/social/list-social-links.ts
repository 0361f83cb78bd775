import { createHash, randomBytes } from 'node:crypto';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { SignInProvider } from '@talaan/kernel/server/sign-in-providers.ts';
import { RETURN_PATH, type listSocialLinks as endpoint } from '../../contract/social.ts';
import { reachProvider } from './providers.ts';

/** How long somebody may take at the provider. */
const MINUTES = 10;
const COOKIE = 'Talaan-Social';
const SECRET_SHAPE = /^[\w-]{43}$/;

/** Begins a sign-in at each provider, or at the one asked for. Errors: 404 for an unknown one, 409 where it does not answer. */
export async function listSocialLinks(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { server, db, now, query } = call;
  const { signInProviders } = server.settings;
  const asked = query.provider === undefined ? signInProviders : signInProviders.filter(({ key }) => key === query.provider);
  if (asked.length === 0 && query.provider !== undefined) throw notFound('There is no such provider.');
  if (asked.length === 0) return { links: [] };
  await db.deleteFrom('identity.social_request').where('expires_at', '<', now.toString()).execute();
  const browserHash = markBrowser(call);
  const begun = asked.map((provider) => beginAt(call, provider, browserHash));
  // Asked for all, those that answer are listed; asked for one, its silence is told.
  if (query.provider !== undefined) return { links: await Promise.all(begun) };
  const settled = await Promise.allSettled(begun);
  return { links: settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])) };
}

/** Where a provider sends the browser back to, as it is registered there. */
export function returnAddress({ settings }: Server): URL {
  return new URL(RETURN_PATH, settings.publicUrl);
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The secret of the browser that begins a sign-in: the way back, stolen or sent to somebody, leads nowhere in another. */
export function readBrowser({ cookies }: Pick<Call, 'cookies'>): Buffer | undefined {
  const secret = cookies.read(COOKIE);
  return secret !== undefined && SECRET_SHAPE.test(secret) ? hashSecret(secret) : undefined;
}

function markBrowser(call: Pick<Call, 'cookies'>): Buffer {
  const marked = readBrowser(call);
  if (marked) return marked;
  const secret = randomBytes(32).toString('base64url');
  call.cookies.keep(COOKIE, secret, 1);
  return hashSecret(secret);
}

async function beginAt({ server, db, now }: Call, provider: SignInProvider, browserHash: Buffer) {
  const configuration = await reachProvider(server, provider);
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  await db
    .insertInto('identity.social_request')
    .values({
      state_hash: hashSecret(state),
      browser_hash: browserHash,
      provider: provider.key,
      nonce,
      code_verifier: verifier,
      expires_at: now.add({ minutes: MINUTES }).toString(),
    })
    .execute();
  const url = buildAuthorizationUrl(configuration, {
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: returnAddress(server).href,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(asksWhichAccount(provider, configuration) ? { prompt: 'select_account' } : {}),
  });
  return { provider: provider.key, name: provider.name, url: url.href };
}

/** On a machine that several use, the person chooses the account and not the browser, where the provider can ask. */
function asksWhichAccount({ key }: SignInProvider, configuration: Configuration): boolean {
  const { prompt_values_supported: prompts } = configuration.serverMetadata();
  return key === 'google' || key === 'microsoft' || (Array.isArray(prompts) && prompts.includes('select_account'));
}
