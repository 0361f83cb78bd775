import type { ReactNode } from 'react';
import type { FoundPerson } from '../../contract/found-person.ts';
import { PersonAvatar } from '../person-avatar.tsx';
import { OptionText } from './option-text.tsx';

/** A person in the list of a picker: the face beside the name, and below it what tells namesakes apart. */
export function personOption(person: FoundPerson): { label: string; note: string; picture: ReactNode } {
  const { fullname, idno, avatar, office, acronym } = person;
  return {
    label: fullname,
    note: [idno, office].filter(Boolean).join(' · '),
    picture: <PersonAvatar fullname={fullname} avatar={avatar} office={acronym} size={32} />,
  };
}

export interface KnownPerson {
  id: number;
  fullname: string;
  avatar: string | null;
  /** The acronym. */
  office: string | null;
}

/** Who was found, as known from now on. */
export function knownPerson({ id, fullname, avatar, acronym }: FoundPerson): KnownPerson {
  return { id, fullname, avatar, office: acronym };
}

/** People who are known already, as the options of a Select: `<SearchSelect {...optionsOf(people)} />`. */
export function optionsOf(people: readonly KnownPerson[]) {
  const byId = new Map(people.map((person) => [String(person.id), person]));
  return {
    data: people.map(({ id, fullname }) => ({ value: String(id), label: fullname })),
    renderOption: ({ option }: { option: { value: string; label: string } }) => {
      const { avatar, office } = byId.get(option.value)!;
      return (
        <OptionText label={option.label} picture={<PersonAvatar fullname={option.label} avatar={avatar} office={office} size={24} />} />
      );
    },
  };
}
