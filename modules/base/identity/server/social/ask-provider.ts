import { authorizationCodeGrant, ClientError, fetchUserInfo } from 'openid-client';
import { notSignedIn } from '@talaan/kernel/server/errors.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { SignInProvider } from '@talaan/kernel/server/sign-in-providers.ts';
import { verifiedEmail, type EmailClaims } from '../../rules/verified-email.ts';
import { returnAddress } from './list-social-links.ts';
import { describe, providerIsSilent, reachProvider } from './providers.ts';

/** Who somebody is at a provider. */
export interface Stranger {
  issuer: string;
  subject: string;
  /** Only where the provider vouches for it. */
  email: string | undefined;
}

interface Answered {
  code: string;
  state: string;
  iss?: string;
  nonce: string;
  codeVerifier: string;
}

/** Trades the code for who it is: with PKCE, state, nonce, issuer, audience and signature checked. Errors: 401 where that fails, 409 where the provider is silent. */
export async function askProvider(server: Server, provider: SignInProvider, answered: Answered): Promise<Stranger> {
  const configuration = await reachProvider(server, provider);
  const { code, state, iss, nonce, codeVerifier } = answered;
  const back = returnAddress(server);
  back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  try {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
    const tokens = await authorizationCodeGrant(configuration, back, checks);
    const claims = tokens.claims();
    if (!claims) throw new Error('it sent no ID token');
    // Many providers keep the address out of the ID token.
    const told: EmailClaims =
      claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : { ...claims };
    return { issuer: claims.iss, subject: claims.sub, email: verifiedEmail(told, claims.iss) };
  } catch (failure) {
    if (isSilence(failure)) throw providerIsSilent(server, provider, failure);
    server.http.log.warn(`a sign-in at ${provider.name} was refused: ${describe(failure)}`);
    throw notSignedIn(`${provider.name} did not confirm this sign-in. Please start again.`);
  }
}

const SILENCES = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** No connection, no answer in time, or a page of an outage: another try may work. */
function isSilence(failure: unknown): boolean {
  return failure instanceof TypeError || (failure instanceof ClientError && SILENCES.has(failure.code ?? ''));
}
