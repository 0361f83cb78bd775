import { plain } from '@talaan/imports/rules/import-fields.ts';
import { isNameOf, wordsOfName } from '@talaan/imports/rules/name-of-person.ts';
import { refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';

/** What a row says of whose it is. */
export interface OwnerValues {
  idno: string;
  name: string;
}

/** How the two columns are headed. */
export const OWNER_TITLES = { idno: 'Employee number', name: 'Name' } as const;

/** A person by number or name of the file. */
export interface PersonOfList {
  id: number;
  idno: string;
  fullname: string;
  surname: string;
  first_name: string;
  is_serving: boolean;
}

/** People by their numbers, and by each word of their surnames. */
export interface OwnersOfList {
  byNumber: ReadonlyMap<string, PersonOfList>;
  bySurname: ReadonlyMap<string, PersonOfList[]>;
}

export function indexOwners(people: readonly PersonOfList[]): OwnersOfList {
  const bySurname = Map.groupBy(
    people.flatMap((person) => wordsOfName(person.surname).map((word) => ({ word, person }))),
    ({ word }) => word,
  );
  return {
    byNumber: new Map(people.map((person) => [person.idno, person])),
    bySurname: new Map([...bySurname].map(([word, some]) => [word, some.map(({ person }) => person)])),
  };
}

/** Whose row it is: by number, where the name agrees; without one by the name, where one person alone has it. */
export function findOwner(row: ReadRow<OwnerValues>, owners: OwnersOfList): PersonOfList | undefined {
  const { idno, name } = row.values;
  if (idno === undefined && name === undefined) {
    refuse(row, OWNER_TITLES.idno, 'Enter the employee number or the name.');
    return undefined;
  }
  return idno === undefined ? byName(row, name!, owners) : byNumber(row, idno, owners);
}

function byNumber(row: ReadRow<OwnerValues>, idno: string, owners: OwnersOfList): PersonOfList | undefined {
  const { name } = row.values;
  const person = owners.byNumber.get(idno);
  if (!person) refuse(row, OWNER_TITLES.idno, `No one has the employee number ${idno.slice(0, 30)}.`);
  else if (name !== undefined && !isNameOf(name, person.surname, person.first_name)) {
    refuse(row, OWNER_TITLES.name, `${idno} is the number of another person, ${person.fullname}. The file has “${name.slice(0, 60)}”.`);
    return undefined;
  }
  return person;
}

/** A name alone must say the surname and a first name. */
function byName(row: ReadRow<OwnerValues>, name: string, owners: OwnersOfList): PersonOfList | undefined {
  const given = wordsOfName(name);
  const near = new Set(given.flatMap((word) => owners.bySurname.get(word) ?? []));
  const found = [...near].filter(
    ({ surname, first_name: first }) =>
      isNameOf(name, surname, first) && wordsOfName(plain(first)).some((word) => given.includes(word)) && given.length > 1,
  );
  const serving = found.filter(({ is_serving: isServing }) => isServing);
  const [person, other] = serving.length > 0 ? serving : found;
  if (person && !other) return person;
  refuse(
    row,
    OWNER_TITLES.name,
    person
      ? `“${name.slice(0, 60)}” may be ${person.fullname} (${person.idno}) or ${other!.fullname} (${other!.idno}). Enter the employee number.`
      : `No one is found by the name “${name.slice(0, 60)}”. Enter the employee number.`,
  );
  return undefined;
}
