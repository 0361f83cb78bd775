import type { BegunSignIn } from './begun-sign-in.ts';

/** What a provider sent along with the browser (RFC 6749, section 4.1.2; RFC 9207). */
export interface ProviderReturn {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

export function readReturn(search: string): ProviderReturn {
  const given = new URLSearchParams(search);
  return Object.fromEntries(['code', 'state', 'iss', 'error'].flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])));
}

/** Why there is nothing to sign in with; undefined where there is. What the address says is never shown: anybody may have written it. */
export function formatRefusal({ code, state, error }: ProviderReturn, begun: BegunSignIn | undefined): string | undefined {
  if (!state) return 'There is no sign-in to finish here. Please start on the sign-in page.';
  if (!begun || begun.state !== state) return 'This sign-in has ended, or was begun in another window. Please start on the sign-in page.';
  const { name } = begun;
  if (error === 'access_denied') return `You did not sign in at ${name}, or cancelled there.`;
  if (error === 'temporarily_unavailable' || error === 'server_error')
    return `${name} does not answer at the moment. Please try again in a few minutes.`;
  return code ? undefined : `${name} did not confirm this sign-in. Please start again.`;
}
