import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { exportProviders, listProviders, PROVIDER_KINDS, readProvider, type ProviderRow } from '../../contract/providers.ts';
import { formatReaction } from '../../rules/format-numbers.ts';
import { ProviderDialog } from './provider-dialog.tsx';

const columns: ListColumn<ProviderRow>[] = [
  { key: 'name', title: 'Name', kind: 'name', sort: 'name' },
  { key: 'kind', title: 'Kind', kind: 'text', phone: true, render: (row) => PROVIDER_KINDS[row.kind] },
  { key: 'contacts', title: 'Contact', kind: 'text', render: ({ contacts: [first] }) => first?.name ?? '' },
  { key: 'email', title: 'E-mail', kind: 'text', render: ({ contacts: [first] }) => first?.email ?? '' },
  { key: 'phone', title: 'Phone', kind: 'word', startsHidden: true, render: ({ contacts: [first] }) => first?.phone ?? '' },
  { key: 'held', title: 'Held', kind: 'count', sort: 'held', phone: (row) => `${row.held} held` },
  { key: 'attended', title: 'Attended', kind: 'count', sort: 'attended' },
  {
    key: 'last_held_on',
    title: 'Last held',
    kind: 'date',
    sort: 'last_held_on',
    render: (row) => row.last_held_on && longDate(row.last_held_on),
  },
  { key: 'reaction', title: 'Reaction', kind: 'count', sort: 'reaction', render: (row) => formatReaction(row.reaction) },
  { key: 'is_active', title: 'Offered', kind: 'word', startsHidden: true, render: (row) => (row.is_active ? 'Yes' : 'No') },
];

export const readAhead = listAhead(listProviders);

/** Who holds trainings, what they held and how it was received; the one who is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('provider');
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ provider: 'new' })}>
      Add a provider
    </Button>
  );
  return (
    <ListScreen
      title="Training providers"
      intro="Who holds trainings, whom to write to, what they held and how it was received, from 1 to 5."
      endpoint={listProviders}
      rows="providers"
      exportAs={exportProviders}
      columns={columns}
      open={(row) => linkTo({ provider: row.id })}
      searchLabel="Search name, address or contact"
      filters={[
        multiFilter({ name: 'kind', label: 'Kind', main: true, options: choices(PROVIDER_KINDS) }),
        selectFilter({
          name: 'show',
          label: 'Show',
          any: 'All',
          main: true,
          options: [
            { value: 'active', label: 'Offered' },
            { value: 'inactive', label: 'No longer offered' },
          ],
        }),
      ]}
      main={add}
      above={() => asked && <AskedProvider asked={asked} onClose={() => change({ provider: null })} />}
      empty={{ title: 'No providers yet', description: 'Add who holds trainings for your people, with a contact.', action: add }}
    />
  );
}

/** The one that the address names, as it is now. */
function AskedProvider({ asked, onClose }: { asked: string; onClose: () => void }) {
  const isNew = asked === 'new';
  const found = useCall(readProvider, { params: { id: Number(asked) } }, { enabled: !isNew }).data;
  if (isNew) return <ProviderDialog provider={null} onClose={onClose} />;
  return found && <ProviderDialog key={asked} provider={found.provider} version={found.version} onClose={onClose} />;
}
