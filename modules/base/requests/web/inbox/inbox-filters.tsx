import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { countInbox } from '../../contract/inbox.ts';
import { filtersIn } from './filters.ts';
import { useSeats } from './use-pages.ts';

/** Narrows the inbox to one kind, to one seat, or to what is late; kept in the address. */
export function InboxFilters() {
  const { search, change } = useAddress();
  const kinds = useCall(countInbox, {}).data?.kinds ?? [];
  const seats = useSeats(filtersIn(search));
  return (
    <Group gap="xs" align="center">
      <NativeSelect
        size="xs"
        aria-label={say('Kind')}
        w={180}
        value={search.get('kind') ?? ''}
        onChange={(event) => change({ kind: event.currentTarget.value || null, request: null })}
        data={[
          { value: '', label: say('Any kind') },
          ...kinds.map(({ kind, title, waiting }) => ({ value: kind, label: `${say(title)} (${waiting})` })),
        ]}
      />
      {seats.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={say('Decide as')}
          w={180}
          value={search.get('as') ?? ''}
          onChange={(event) => change({ as: event.currentTarget.value || null, request: null })}
          data={[
            { value: '', label: say('Any approval step') },
            ...seats.map(({ id, seat, in_place_of, waiting }) => ({
              value: String(id),
              label: `${say(seat)}${in_place_of ? say(', for {in_place_of}', { in_place_of }) : ''} (${waiting})`,
            })),
          ]}
        />
      )}
      <Checkbox
        label={say('Late only')}
        checked={search.get('show') === 'late'}
        onChange={(event) => change({ show: event.currentTarget.checked ? 'late' : null, request: null })}
      />
    </Group>
  );
}
