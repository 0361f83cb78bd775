import { isIP } from 'node:net';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';

/** EdDSA, ES256 and RS256: what the authenticators of today make keys of. */
export const ALGORITHMS = [-8, -7, -257];

/** For which site passkeys are made: the name in PUBLIC_URL. Errors: 409 where that is a number, which WebAuthn does not take. */
export function relyingParty({ publicUrl }: Settings): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    throw wrongState('Passkeys need an address with a name, and this system is reached by a number. Please sign in with your password.');
  return { rpID: hostname, origin };
}
