import { Checkbox, Group, Select } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { countInbox, readInbox } from '../../contract/inbox.ts';

/** Narrows the inbox to one kind, to one seat, or to what is late; kept in the address. */
export function InboxFilters() {
  const [search, setSearch] = useSearchParams();
  const kinds = useCall(countInbox, {}).data?.kinds ?? [];
  const seats = useCall(readInbox, { query: { per_page: 5 } }).data?.seats ?? [];
  const set = (name: string, value: string | null) =>
    setSearch((before) => {
      before.delete('request');
      if (value) before.set(name, value);
      else before.delete(name);
      return before;
    });
  return (
    <Group gap="xs" align="center">
      <Select
        size="xs"
        aria-label="Kind"
        placeholder="Any kind"
        clearable
        w={180}
        value={search.get('kind')}
        onChange={(value) => set('kind', value)}
        data={kinds.map(({ kind, title, waiting }) => ({ value: kind, label: `${title} (${waiting})` }))}
      />
      {seats.length > 1 && (
        <Select
          size="xs"
          aria-label="Decide as"
          placeholder="Any seat"
          clearable
          w={180}
          value={search.get('as')}
          onChange={(value) => set('as', value)}
          data={seats.map(({ id, seat, in_place_of, waiting }) => ({
            value: String(id),
            label: `${seat}${in_place_of ? `, for ${in_place_of}` : ''} (${waiting})`,
          }))}
        />
      )}
      <Checkbox
        label="Late only"
        checked={search.get('show') === 'late'}
        onChange={(event) => set('show', event.currentTarget.checked ? 'late' : null)}
      />
    </Group>
  );
}
