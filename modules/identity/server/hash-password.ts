import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * What a guess costs whoever stole the table: 19 MiB and two passes, the first choice of the OWASP Password Storage
 * Cheat Sheet for argon2id, which is the library's own kind. More memory would slow a Monday morning of sign-ins on one machine; see decision 0019.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), COST);
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, oneForm(password));
}

/** Whether a password was hashed at another cost than today's: whoever has it in hand hashes it anew. */
export function isHashedOtherwise(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  return (
    !hashed.startsWith('$argon2id$') || memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism
  );
}

/** An ñ is one character on one keyboard and two on another. */
function oneForm(password: string): string {
  return password.normalize('NFC');
}
