import { wordsOfName } from '@talaan/imports/rules/name-of-person.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';

export interface Named {
  surname: string;
  first_name: string;
  middle_name: string;
  name_extension: string;
  birth_date: string | null;
}

/** In what two people are the same. */
export interface Likeness {
  name: boolean;
  firstName: boolean;
  birth: boolean;
}

/** Trigrams that two spellings of one name share: 'Cristina' and 'Christina' have more, 'Maria' and 'Elena' less. */
const ALIKE = 0.45;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|v|2nd|3rd|4th)$/;
const SAME_SUFFIX: Record<string, string> = { '2nd': 'ii', '3rd': 'iii', '4th': 'iv' };

/**
 * Whether two people may be the same, for the form and the import alike: born on the same day and called alike (a married surname is
 * another), or of the same name and nothing speaks against it. Jr., III and their like count wherever they stand, in the surname, the first
 * name or a column of their own. Null where they are not likely the same.
 */
export function likenessOf(one: Named, other: Named): Likeness | null {
  const isOther = suffixOf(one) !== '' && suffixOf(other) !== '' && suffixOf(one) !== suffixOf(other);
  const name = !isOther && nameKey(one) === nameKey(other);
  const firstName = !isOther && isAlike(one.first_name, other.first_name);
  const birth = one.birth_date !== null && one.birth_date === other.birth_date;
  const isOpen = one.birth_date === null || other.birth_date === null;
  const sameMiddle = one.middle_name !== '' && plain(one.middle_name) === plain(other.middle_name);
  const isLikely = (birth && (name || firstName)) || (name && (isOpen || sameMiddle));
  return isLikely ? { name, firstName: name || firstName, birth } : null;
}

/** What two spellings of one name have in common: `Dela Paz Jr., Mario` and `De la Paz, Mario`. */
function nameKey({ surname, first_name: firstName }: Pick<Named, 'surname' | 'first_name'>): string {
  return `${wordsOfName(surname).join('')}, ${wordsOfName(firstName).join('')}`;
}

function suffixOf({ surname, first_name: firstName, name_extension: extension }: Named): string {
  const found = [extension, surname, firstName].flatMap((text) => plain(text).split(/[^a-z0-9]+/)).find((word) => SUFFIX.test(word)) ?? '';
  return SAME_SUFFIX[found] ?? found;
}

/** As the database has it (pg_trgm): what two texts share of their groups of three letters. */
function isAlike(one: string, other: string): boolean {
  const [some, others] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...some].filter((group) => others.has(group)).length;
  return shared > 0 && shared / (some.size + others.size - shared) >= ALIKE;
}

function trigramsOf(name: string): Set<string> {
  return new Set(
    wordsOfName(name).flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
}

interface Indexed<T extends Named> {
  byBirth: ReadonlyMap<string | null, readonly T[]>;
  byName: ReadonlyMap<string, readonly T[]>;
}

/** People among whom many are looked up. */
export function indexPeople<T extends Named>(people: readonly T[]): Indexed<T> {
  return { byBirth: Map.groupBy(people, ({ birth_date }) => birth_date), byName: Map.groupBy(people, nameKey) };
}

/** The first of them who may be this person. */
export function findLikely<T extends Named>(one: Named, { byBirth, byName }: Indexed<T>, isMeant: (other: T) => boolean): T | undefined {
  const born = one.birth_date === null ? [] : (byBirth.get(one.birth_date) ?? []);
  return [...(byName.get(nameKey(one)) ?? []), ...born].find((other) => isMeant(other) && likenessOf(one, other) !== null);
}
