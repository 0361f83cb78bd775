import { Pill, type MultiSelectProps } from '@mantine/core';
import { PersonAvatar } from '../person-avatar.tsx';
import { optionsOf, type KnownPerson } from './person-option.tsx';
import './person-pill.css';
import { say } from '../../contract/say.ts';

type PersonPillProps = Omit<KnownPerson, 'id'> & { onRemove: () => void };

/** One of the people who were chosen one after the other, below the picker. */
export function PersonPill({ fullname, avatar, office, onRemove }: PersonPillProps) {
  return (
    <Pill
      className="person-pill"
      size="md"
      withRemoveButton
      removeButtonProps={{ 'aria-label': say('Remove {fullname}', { fullname }), tabIndex: 0, 'aria-hidden': false }}
      onRemove={onRemove}
    >
      <PersonAvatar fullname={fullname} avatar={avatar} office={office} size={18} />
      {fullname}
    </Pill>
  );
}

/** People who are known already, as the options of a field for several: `<SearchMultiSelect {...severalOf(people)} />`. */
export function severalOf(people: readonly KnownPerson[]) {
  const byId = new Map(people.map((person) => [String(person.id), person]));
  const renderPill: MultiSelectProps['renderPill'] = ({ option, disabled, onRemove }) => {
    const { fullname, avatar, office } = byId.get(String(option.value))!;
    return (
      <Pill className="person-pill" withRemoveButton disabled={disabled} onRemove={onRemove}>
        <PersonAvatar fullname={fullname} avatar={avatar} office={office} size={18} />
        {fullname}
      </Pill>
    );
  };
  return { ...optionsOf(people), renderPill };
}
