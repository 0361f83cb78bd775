import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { decideNewAddresses, listNewAddresses, type NewAddress } from '../contract/addresses.ts';
import { listDeviceHealth } from '../contract/devices.ts';
import { useChosen, type Chosen } from './use-chosen.ts';
import { formatKept, WaitingLine } from './waiting-line.tsx';

const useNewAddresses = () => useCall(listNewAddresses, {}).data?.addresses ?? [];
const keyOf = ({ device_id, address }: NewAddress) => `${device_id} ${address}`;

/** How many new addresses of devices are to be decided, and the way to them; nothing where there are none. */
export function NewAddressesButton() {
  const all = useNewAddresses();
  const held = all.filter(({ state }) => state === 'HELD').length;
  const { show } = useShown();
  if (all.length === 0) return null;
  return (
    <Button variant={held > 0 ? 'filled' : 'default'} onClick={() => show(true)}>
      {held > 0 ? count(held, 'new address', 'new addresses') : 'Rejected addresses'}
    </Button>
  );
}

/** Beside the list: addresses that devices never had, one or many to be accepted or thrown away. */
export function NewAddressesDrawer() {
  const isPhone = useIsPhone();
  const { isShown, show } = useShown();
  const chosen = useChosen();
  const all = useNewAddresses();
  const held = all.filter(({ state }) => state === 'HELD');
  const rejected = all.filter(({ state }) => state === 'REJECTED');
  return (
    <SideDrawer opened={isShown} onClose={() => show(false)} size={isPhone ? '100%' : 'min(640px, 90vw)'} title="New addresses of devices">
      <Stack gap="md">
        {all.length === 0 ? (
          <NothingHere title="No new addresses" description="Punches sent in the name of a device from an unknown address are held here." />
        ) : (
          <Text size="sm">
            These devices have neither networks nor a key. What comes with their serial number from where they never were may be the device,
            moved, or someone who has read its label.
          </Text>
        )}
        {held.length > 0 && <DecideBar held={held} chosen={chosen} />}
        {held.map((one) => (
          <AddressLine key={keyOf(one)} one={one} chosen={chosen} />
        ))}
        {rejected.length > 0 && <Title order={3}>Rejected</Title>}
        {rejected.map((one) => (
          <AddressLine key={keyOf(one)} one={one} chosen={chosen} />
        ))}
      </Stack>
    </SideDrawer>
  );
}

function useShown(): { isShown: boolean; show: (shows: boolean) => void } {
  const { search, change } = useAddress();
  return { isShown: search.get('held') === 'yes', show: (shows) => change({ held: shows ? 'yes' : null }) };
}

function useDecide(onDecided: () => void) {
  return useSend(decideNewAddresses, {
    alsoRefresh: [listNewAddresses, listDeviceHealth],
    onDone: ({ message }) => {
      onDecided();
      showSuccess(message);
    },
  });
}

function DecideBar({ held, chosen }: { held: NewAddress[]; chosen: Chosen }) {
  const decide = useDecide(chosen.clear);
  const keys = held.map(keyOf);
  const some = held.filter((one) => chosen.has(keyOf(one)));
  const send = (accept: boolean) =>
    decide.mutate({ body: { accept, addresses: some.map(({ device_id, address }) => ({ device_id, address })) } });
  const reject = async () => {
    const question = 'The punches held from there are deleted and cannot be restored. From now on Talaan refuses this address.';
    const title = `Throw away what came from ${count(some.length, 'address', 'addresses')}?`;
    if (await confirm({ title, question, action: 'Throw away', danger: true })) send(false);
  };
  return (
    <Group gap="xs">
      <Button size="xs" disabled={some.length === 0} loading={decide.isPending} onClick={() => send(true)}>
        {some.length === 0 ? 'Accept' : `Accept ${some.length}`}
      </Button>
      <Button variant="default" size="xs" disabled={some.length === 0} loading={decide.isPending} onClick={() => void reject()}>
        {some.length === 0 ? 'Throw away' : `Throw away ${some.length}`}
      </Button>
      <Button variant="subtle" size="xs" onClick={() => (some.length === keys.length ? chosen.clear() : chosen.set(keys))}>
        {some.length === keys.length ? 'Choose none' : `Choose all ${keys.length}`}
      </Button>
    </Group>
  );
}

function AddressLine({ one, chosen }: { one: NewAddress; chosen: Chosen }) {
  const { device, device_id, serial, address, known, state, posts, bytes, posts_refused: refused, asked } = one;
  const decide = useDecide(() => chosen.choose(keyOf(one), false));
  return (
    <WaitingLine
      title={`${device} from ${address || 'an unknown address'}`}
      isPending={state === 'HELD'}
      says={`Serial ${serial}, so far from ${known.join(', ') || 'nowhere'}. Last heard ${formatInstant(one.last_seen_at)}. ${formatKept(posts, bytes)}`}
      notes={[
        asked > 0 && `It asked ${asked.toLocaleString('en')} times for commands there, and got none.`,
        refused > 0 && `${count(refused, 'delivery', 'deliveries')} beyond its place were not taken.`,
      ]}
      isChosen={chosen.has(keyOf(one))}
      onChoose={(isChosen) => chosen.choose(keyOf(one), isChosen)}
      chooseLabel={`Choose ${device} from ${address}`}
      action={
        <Button
          size="xs"
          loading={decide.isPending}
          onClick={() => decide.mutate({ body: { accept: true, addresses: [{ device_id, address }] } })}
          aria-label={`Accept ${device} from ${address}`}
        >
          Accept
        </Button>
      }
    />
  );
}
