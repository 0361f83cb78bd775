import { plainWords } from './plain-words.ts';

export interface NamedPerson {
  surname: string;
  first_name: string;
  middle_name: string;
}

/** What the personal data sheet of an applicant says of their family, as far as names tell. */
export interface FamilyNames {
  spouse: NamedPerson | null;
  father: NamedPerson | null;
  /** By the maiden name. */
  mother: NamedPerson | null;
}

/**
 * What suggests that a member of a board and an applicant are related: the names that they or the applicant's family share. A hint asks the
 * member to declare; it decides nothing, for many who share a name are no relatives.
 */
export function kinshipHints(member: NamedPerson, applicant: NamedPerson, family: FamilyNames | null): string[] {
  const hints: string[] = [];
  const surname = plainWords(member.surname);
  const isLike = (name: string) => plainWords(name) !== '' && plainWords(name) === surname;
  if (isLike(applicant.surname)) hints.push(`the same surname, ${applicant.surname}`);
  if (isLike(applicant.middle_name)) hints.push(`the middle name is the member’s surname, ${applicant.middle_name}`);
  const middle = plainWords(member.middle_name);
  if (middle.length > 1 && middle === plainWords(applicant.middle_name)) hints.push(`the same middle name, ${applicant.middle_name}`);
  const relatives = [
    ['spouse', family?.spouse],
    ['father', family?.father],
    ['mother', family?.mother],
  ] as const;
  for (const [word, relative] of relatives) {
    if (!relative) continue;
    if (isSamePerson(member, relative)) hints.push(`the ${word} has the name of the member`);
    else if (isLike(relative.surname) && !isLike(applicant.surname) && !isLike(applicant.middle_name))
      hints.push(`the ${word} has the surname of the member, ${relative.surname}`);
  }
  return hints;
}

function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  return (
    plainWords(one.surname) !== '' &&
    plainWords(one.surname) === plainWords(other.surname) &&
    plainWords(one.first_name) === plainWords(other.first_name)
  );
}
