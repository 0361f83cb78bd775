import { plain } from './import-fields.ts';

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v', '2nd', '3rd', '4th']);

/** The words of a name in plain letters, without what follows it (Jr., III); `Ma.` is Maria. */
export function wordsOfName(name: string): string[] {
  return plain(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SUFFIXES.has(word))
    .map((word) => (word === 'ma' ? 'maria' : word));
}

/** Whether two spellings may be of one name: `De la Cruz` and `Delacruz`, `Juan` and `Juan Miguel`, `Santos` and `Santos-Reyes`. */
export function namesAgree(one: string, other: string): boolean {
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  if (words.join('') === others.join('')) return true;
  return isWithin(words, others) || isWithin(others, words);
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** Whether a name of a file may be that of a person whose whole name is `Tolentino, Diego Manalo`. */
export function isNameOfFullname(name: string, fullname: string): boolean {
  const [surname = '', firstName = ''] = fullname.split(', ');
  return isNameOf(name, surname, firstName);
}

/** `Tolentino`, `Diego Tolentino` and `TOLENTINO, DIEGO M.` are all names of Tolentino, Diego Manalo. */
export function isNameOf(name: string, surname: string, firstName: string): boolean {
  const given = wordsOfName(name);
  const own = wordsOfName(surname);
  if (!own.every((word) => given.includes(word)) && !given.join('').includes(own.join(''))) return false;
  const others = given.filter((word) => !own.includes(word));
  return others.length === 0 || given.join('') === own.join('') || wordsOfName(firstName).some((word) => given.includes(word));
}
