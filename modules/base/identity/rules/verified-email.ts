export interface EmailClaims {
  email?: unknown;
  email_verified?: unknown;
  xms_edov?: unknown;
}

/**
 * The address that a provider vouches for, as accounts are kept by it; undefined where it does not.
 *
 * Microsoft says `email` without having asked whether it is the person's (any administrator of a directory can write
 * it), and never says `email_verified`. Its optional claim `xms_edov` says whether the owner of the address's domain is
 * verified, so only that counts, and only from Microsoft.
 */
export function verifiedEmail({ email, email_verified, xms_edov }: EmailClaims, issuer: string): string | undefined {
  if (typeof email !== 'string') return undefined;
  const vouched = isYes(email_verified) || (isMicrosoft(issuer) && isYes(xms_edov));
  const address = email.trim().toLowerCase();
  return vouched && address.includes('@') ? address : undefined;
}

/** Some providers write `true` as text, Microsoft also as 1. */
function isYes(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1';
}

function isMicrosoft(issuer: string): boolean {
  return issuer.startsWith('https://login.microsoftonline.com/');
}
