import { useState } from 'react';
import { Stack, Text, TextInput } from '@mantine/core';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { DeviceUser } from '@talaan/devices/contract/devices.ts';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { listPinsOnDevice, putPeopleOnDevices } from '../contract/commands.ts';
import { listDeviceHealth, readDeviceLink } from '../contract/devices.ts';

/** Puts the people of chosen PINs on chosen devices. */
export function PutUsersDialog({ users, onClose }: { users: DeviceUser[]; onClose: () => void }) {
  const people = [...new Set(users.flatMap(({ person, to }) => (person && to === null ? [person.id] : [])))];
  const [devices, setDevices] = useState<string[]>([]);
  const [card, setCard] = useState('');
  const answer = useCall(listDeviceHealth, { query: { per_page: 999, sort: 'number' } });
  const known = answer.data?.devices ?? [];
  const pushing = known.filter(({ mode, state }) => mode === 'push' && state !== 'OFF');
  const send = usePut(onClose);
  return (
    <Dialog onClose={onClose} title={`Put ${count(people.length, 'person', 'people')} on devices`} isDirty={devices.length > 0}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ body: { devices: devices.map(Number), people, ...(card ? { card } : {}) } });
        }}
      >
        <Stack gap="md">
          <Text size="sm">
            {people.length === 0
              ? 'None of the selected PINs is assigned. Assign them first.'
              : 'Each device takes their PIN and name with its next poll; fingers and faces are enrolled there.'}
          </Text>
          <SearchMultiSelect
            label="Devices"
            required
            data-autofocus
            isLoading={answer.isPending}
            data={pushing.map(({ id, name, campus }) => ({ value: String(id), label: `${name} (${campus})` }))}
            value={devices}
            onChange={setDevices}
            description={pushing.length === 0 ? 'No device in use sends automatically.' : undefined}
            error={send.error?.errors.devices?.join(' ') ?? send.error?.errors.people?.join(' ')}
          />
          {people.length === 1 && <CardField value={card} onChange={setCard} error={send.error?.errors.card?.join(' ')} />}
          <FormFoot action="Add to devices" pending={send.isPending} disabled={people.length === 0 || devices.length === 0} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Puts one person on one device. */
export function PutOnDeviceDialog({ device, onClose }: { device: number; onClose: () => void }) {
  const [person, setPerson] = useState<number | null>(null);
  const [card, setCard] = useState('');
  const send = usePut(onClose);
  return (
    <Dialog onClose={onClose} title="Put a person on this device" isDirty={person !== null}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (person !== null) send.mutate({ body: { devices: [device], people: [person], ...(card ? { card } : {}) } });
        }}
      >
        <Stack gap="md">
          <PersonPicker
            label="Person"
            required
            data-autofocus
            value={person}
            onChange={(id) => setPerson(id)}
            error={send.error?.errors.people?.join(' ') ?? send.error?.errors.devices?.join(' ')}
          />
          <CardField value={card} onChange={setCard} error={send.error?.errors.card?.join(' ')} />
          <FormFoot action="Put on the device" pending={send.isPending} disabled={person === null} />
        </Stack>
      </form>
    </Dialog>
  );
}

function usePut(onDone: () => void) {
  return useSend(putPeopleOnDevices, {
    alsoRefresh: [readDeviceLink, listPinsOnDevice],
    onDone: ({ message }) => {
      showSuccess(message);
      onDone();
    },
  });
}

function CardField({ value, onChange, error }: { value: string; onChange: (card: string) => void; error: string | undefined }) {
  return (
    <TextInput
      label="Card number"
      description="Where the device reads cards; it may stay empty"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
