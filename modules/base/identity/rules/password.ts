import { isForeseeable, repeatedPiece } from './foreseeable.ts';

export const SHORTEST_PASSWORD = 10;
/** In characters, of at most four bytes each: enough for any sentence, and no burden to hash. */
export const LONGEST_PASSWORD = 128;

interface Owner {
  email: string;
  name: string;
  university: string;
}

/**
 * What is wrong with a new password, or nothing. Length and guessability alone count (NIST SP 800-63B-4, 3.1.1.2): no rule
 * about capitals, digits or signs, which only lead to 'Password1!'; repetitions and runs are guessed first (SP 800-63B-3, 5.1.1.2).
 * `common` holds passwords that many people use, in lower case.
 */
export function passwordFault(password: string, owner: Owner, common: ReadonlySet<string>): string | undefined {
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters.`;
  if (length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`;
  const plain = password.toLowerCase();
  if (common.has(plain) || common.has(repeatedPiece(plain))) return 'Many people use this password. Choose another one.';
  if (isForeseeable(password))
    return 'This repeats a few characters, or runs along the alphabet, the digits or the keyboard. Choose another one.';
  if (letters(password).includes('demo') && isMadeOf(letters(password), ['talaan', 'demo']))
    return 'This is like the password of the demo, which everyone knows. Choose another one.';
  if (isMadeOf(letters(password), ownWords(owner)))
    return 'This is little more than your name, your e-mail address or the name of the university. Choose another one.';
  return undefined;
}

/** The first thing that somebody who knows a person tries. */
function ownWords({ email, name, university }: Owner): string[] {
  const local = email.slice(0, email.lastIndexOf('@'));
  return [...local.split(/[^\p{L}]+/u), ...name.split(/\s+/), ...university.split(/\s+/), 'talaan'].map(letters).filter(Boolean);
}

/** Letters alone, without case and accents: digits and signs around a name do not hide it. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** Whether a text is nothing but these words, in any order and number. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  if (text === '') return false;
  const reached = new Set([0]);
  for (let end = 0; end < text.length; end++) {
    if (!reached.has(end)) continue;
    for (const word of words) if (text.startsWith(word, end)) reached.add(end + word.length);
  }
  return reached.has(text.length);
}
