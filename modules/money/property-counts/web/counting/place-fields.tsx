import { Autocomplete, SimpleGrid } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { Here, KeptCount } from './count-store.ts';

interface PlaceFieldsProps {
  count: KeptCount;
  here: Here;
  onHere: (here: Here) => void;
}

/** The office and room in which one counts; rooms are those of the cards, or a new one. */
export function PlaceFields({ count, here, onHere }: PlaceFieldsProps) {
  const withCards = new Set(count.cards.map(({ office_id: office }) => office));
  const offices = count.offices.toSorted((one, other) => Number(withCards.has(other.id)) - Number(withCards.has(one.id)));
  const rooms = [...new Set(count.cards.filter(({ office_id: office }) => office === here.office_id).map(({ room }) => room))];
  return (
    <SimpleGrid cols={2} spacing="xs">
      <SearchSelect
        label={say('Office')}
        required
        placeholder={say('Where you are')}
        data={offices.map(({ id, acronym, name }) => ({ value: String(id), label: `${acronym} · ${name}` }))}
        value={here.office_id === null ? null : String(here.office_id)}
        onChange={(id) => onHere({ ...here, office_id: id === null ? null : Number(id), room: '' })}
      />
      <Autocomplete
        label={say('Room')}
        placeholder={say('Such as Room 101')}
        maxLength={150}
        disabled={here.office_id === null}
        data={rooms.filter(Boolean).toSorted()}
        value={here.room}
        onChange={(room) => onHere({ ...here, room })}
      />
    </SimpleGrid>
  );
}
