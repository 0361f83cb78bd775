import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * What a guess costs anyone who stole the table: 64 MiB and three passes as in the second recommended choice of RFC 9106
 * (section 4), argon2id being the library's own kind; in one lane, so that a sign-in takes one core. See decision 0019.
 */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), COST);
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, oneForm(password));
}

/** Whether a password was hashed at another cost than today's: anyone who has it in hand hashes it anew. */
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
