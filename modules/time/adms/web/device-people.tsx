import { useState } from 'react';
import { Button, Card, Checkbox, Group, Stack, Table, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count, formatDay } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listPinsOnDevice, takePinsOffDevices, type PinOnDevice } from '../contract/commands.ts';
import { readDeviceLink } from '../contract/devices.ts';
import { PutOnDeviceDialog } from './put-people-dialog.tsx';

const SEARCH_AFTER_MS = 250;
const ADMINISTRATOR = 14;

/** Who is on a device, with the way to put people on it and to take PINs off. */
export function DevicePeople({ id }: { id: number }) {
  const [term, setTerm] = useState('');
  const [searched] = useDebouncedValue(term.trim(), SEARCH_AFTER_MS);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [putting, setPutting] = useState(false);
  const answer = useCall(listPinsOnDevice, { params: { id }, query: searched ? { term: searched } : {} });
  const { pins = [], total = 0 } = answer.data ?? {};
  const take = useSend(takePinsOffDevices, {
    alsoRefresh: [listPinsOnDevice, readDeviceLink],
    onDone: ({ message }) => {
      setChosen([]);
      showSuccess(message);
    },
  });
  const askToTake = async () => {
    const question = `${count(chosen.length, 'person', 'people')} can no longer punch on it, and fingers and faces enrolled there are lost. Punches stay.`;
    if (await confirm({ title: `Take ${count(chosen.length, 'PIN')} off?`, question, action: 'Take off', danger: true }))
      take.mutate({ body: { devices: [id], pins: [...chosen] } });
  };
  return (
    <Stack gap="md">
      <Group gap="xs">
        <TextInput
          aria-label="Search by PIN or name"
          placeholder="Search by PIN or name"
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
          flex="1 1 14rem"
          maw={360}
        />
        <Button leftSection={<IconUserPlus size={16} />} onClick={() => setPutting(true)}>
          Put a person on it
        </Button>
        {chosen.length > 0 && (
          <Button
            variant="light"
            color="red"
            leftSection={<IconUserMinus size={16} />}
            loading={take.isPending}
            onClick={() => void askToTake()}
          >
            Take {count(chosen.length, 'PIN')} off
          </Button>
        )}
      </Group>
      <Card withBorder padding="lg">
        {pins.length === 0 && answer.data ? (
          <NothingHere
            title={searched ? 'No users found' : 'No users on this device yet'}
            description={searched ? undefined : 'Add people to it, or ask the device for its users under Commands.'}
          />
        ) : (
          <PinTable pins={pins} chosen={chosen} onChoose={setChosen} />
        )}
        {total > pins.length && (
          <Text size="sm" c="dimmed" mt="xs">
            The first {pins.length} of {count(total, 'PIN')}. Search for others.
          </Text>
        )}
      </Card>
      {putting && <PutOnDeviceDialog device={id} onClose={() => setPutting(false)} />}
    </Stack>
  );
}

interface PinTableProps {
  pins: PinOnDevice[];
  chosen: readonly string[];
  onChoose: (pins: readonly string[]) => void;
}

function PinTable({ pins, chosen, onChoose }: PinTableProps) {
  const turn = (pin: string) => onChoose(chosen.includes(pin) ? chosen.filter((one) => one !== pin) : [...chosen, pin]);
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40}>
            <VisuallyHidden>Choose</VisuallyHidden>
          </Table.Th>
          <Table.Th>PIN</Table.Th>
          <Table.Th>Person</Table.Th>
          <Table.Th visibleFrom="sm">Name on the device</Table.Th>
          <Table.Th visibleFrom="sm">Known</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {pins.map((one) => (
          <Table.Tr key={one.pin}>
            <Table.Td>
              <Checkbox checked={chosen.includes(one.pin)} onChange={() => turn(one.pin)} aria-label={`Choose PIN ${one.pin}`} />
            </Table.Td>
            <Table.Td>{one.pin}</Table.Td>
            <Table.Td>
              {one.person?.fullname ?? '—'}
              {one.person?.office && (
                <Text size="xs" c="dimmed">
                  {one.person.office}
                </Text>
              )}
            </Table.Td>
            <Table.Td visibleFrom="sm">
              {one.name || '—'}
              {one.privilege === ADMINISTRATOR && (
                <Text size="xs" c="dimmed">
                  Administrator of the device
                </Text>
              )}
            </Table.Td>
            <Table.Td visibleFrom="sm">
              {one.sent_at ? `Put there ${formatDay(one.sent_at)}` : one.said_at ? `The device said so ${formatDay(one.said_at)}` : '—'}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
