import { allowInsecureRequests, discovery, enableNonRepudiationChecks, type Configuration } from 'openid-client';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { keep, stretchOf } from '@talaan/kernel/server/kept/kept.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { isOnThisMachine, type SignInProvider } from '@talaan/kernel/server/sign-in-providers.ts';

/** A provider may change its addresses and keys: what it says of itself is asked again after an hour. */
const KNOWN_FOR_MS = 3_600_000;
/** Longer nobody waits in front of a sign-in page. */
const PATIENCE_SECONDS = 5;

const known = keep<Configuration>({ name: 'What a sign-in provider says of itself', topics: [], most: 10 });

/** The provider of this key; undefined where the settings name none. */
export function findProvider({ settings }: Server, key: string): SignInProvider | undefined {
  return settings.signInProviders.find((one) => one.key === key);
}

/** What the provider says of itself, asked at most once an hour. Errors: 409 where it does not answer. */
export async function reachProvider(server: Server, provider: SignInProvider): Promise<Configuration> {
  const hour = stretchOf(KNOWN_FOR_MS, performance.now());
  try {
    return await known(server).answer({ seen: null }, [provider.key, hour], () => discover(provider));
  } catch (failure) {
    throw providerIsSilent(server, provider, failure);
  }
}

/** The log says why; the person, what to do. */
export function providerIsSilent(server: Server, { name }: SignInProvider, failure: unknown) {
  server.http.log.warn(`the sign-in provider ${name} cannot be used: ${describe(failure)}`);
  return wrongState(`${name} does not answer at the moment. Please try again in a few minutes, or sign in with your password.`);
}

function discover({ issuer, clientId, clientSecret }: SignInProvider): Promise<Configuration> {
  // The signature of what it says of a person is checked too, although it comes over TLS.
  const execute = [enableNonRepudiationChecks, ...(isOnThisMachine(issuer) ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: PATIENCE_SECONDS });
}

/** The message and its cause; never the request, which carries the code. */
export function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const cause = failure.cause instanceof Error ? ` (${failure.cause.message})` : '';
  return `${failure.message}${cause}`;
}
