import { Stack, Text, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listItems, setItemStates } from '../../contract/items.ts';

export type StateChange = 'funded' | 'unfunded' | 'frozen' | 'abolished';

const WORDS: Record<StateChange, { verb: string; says: string; done: string }> = {
  frozen: { verb: 'Freeze', says: 'No one can be appointed to a frozen item until it is funded again.', done: 'frozen' },
  funded: { verb: 'Fund', says: 'A person can be appointed to a funded item.', done: 'funded' },
  unfunded: { verb: 'Leave without funds', says: 'Without funds there is no appointment.', done: 'left without funds' },
  abolished: { verb: 'Abolish', says: 'This is for good: an abolished item stays on record and is never filled again.', done: 'abolished' },
};

interface StateDialogProps {
  state: StateChange;
  items: readonly { id: number; item_number: string }[];
  onClose: () => void;
}

/** Asks from which day and by what authority items change their state. */
export function StateDialog({ state, items, onClose }: StateDialogProps) {
  const { verb, says, done } = WORDS[state];
  const today = useToday();
  const named = items.length === 1 ? items[0]!.item_number : count(items.length, 'item');
  return (
    <Dialog onClose={onClose} title={`${verb}: ${named}`}>
      <FormShell
        endpoint={setItemStates}
        initial={{ from: today, authority: '' }}
        body={(values) => ({ ...values, from: values.from ?? '', state, item_ids: items.map(({ id }) => id) })}
        draft={`plantilla-state:${state}:${items.map(({ id }) => id).join(',')}`}
        submit={verb}
        success={`${named} ${items.length === 1 ? 'is' : 'are'} ${done}.`}
        alsoRefresh={[listItems]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">{says}</Text>
            <DateField label="From" required {...form.getInputProps('from')} />
            <TextInput
              label="Authority"
              description="NOSCA, circular or board resolution, with its number"
              required
              {...form.getInputProps('authority')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
