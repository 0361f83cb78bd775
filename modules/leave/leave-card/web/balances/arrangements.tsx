import { useState } from 'react';
import { Button, Card, Group, NumberInput, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addArrangement, correctArrangement, type Arrangement } from '@talaan/leave/contract/arrangements.ts';
import { readBalances } from '../../contract/balances.ts';

const EARNS = { REGULAR: 'Vacation and sick leave', TEACHER: 'Teacher leave', NONE: 'Nothing' };
const FULL_WEEK = 40;

interface ArrangementsProps {
  personnelId: number;
  arrangements: readonly Arrangement[];
}

/** Orders that say what the appointment does not: faculty on vacation and sick leave, part-time service. */
export function Arrangements({ personnelId, arrangements }: ArrangementsProps) {
  const [editing, setEditing] = useState<Arrangement | 'new'>();
  return (
    <Card withBorder component="section" aria-label="Orders about what is earned">
      <Group justify="space-between" mb="xs">
        <Title order={2}>Orders about what is earned</Title>
        <Button variant="default" onClick={() => setEditing('new')}>
          Add an order
        </Button>
      </Group>
      <Stack gap="xs">
        {arrangements.length === 0 && (
          <Text size="sm">None: what is earned follows from the appointment. An order puts faculty on vacation and sick leave.</Text>
        )}
        {arrangements.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap">
            <div>
              <Text fw={500}>
                {EARNS[one.earns]}
                {one.weekly_minutes !== FULL_WEEK * 60 && `, ${one.weekly_minutes / 60} hours a week`}
              </Text>
              <Text size="sm" c="dimmed">
                From {longDate(one.from)}
                {one.to && ` to ${longDate(one.to)}`} · {one.basis}
              </Text>
            </div>
            <Button variant="default" size="compact-sm" aria-label={`Change: ${one.basis}`} onClick={() => setEditing(one)}>
              Change
            </Button>
          </Group>
        ))}
      </Stack>
      {editing && (
        <ArrangementDialog
          personnelId={personnelId}
          arrangement={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  );
}

interface TypedArrangement {
  earns: Arrangement['earns'];
  hours: number | string;
  basis: string;
  from: string | null;
  to: string | null;
  reason: string;
}

const bodyOf = ({ hours, from, reason: _reason, ...typed }: TypedArrangement) => ({
  ...typed,
  weekly_minutes: Math.round(Number(hours) * 60),
  from: from ?? '',
});

interface ArrangementDialogProps {
  personnelId: number;
  arrangement: Arrangement | undefined;
  onClose: () => void;
}

function ArrangementDialog({ personnelId, arrangement, onClose }: ArrangementDialogProps) {
  const shared = {
    initial: {
      earns: arrangement?.earns ?? 'REGULAR',
      hours: (arrangement?.weekly_minutes ?? FULL_WEEK * 60) / 60,
      basis: arrangement?.basis ?? '',
      from: arrangement?.from ?? null,
      to: arrangement?.to ?? null,
      reason: '',
    } as TypedArrangement,
    draft: `arrangement:${personnelId}:${arrangement?.id ?? 'new'}`,
    submit: 'Save',
    success: 'The order was saved.',
    alsoRefresh: [readBalances],
    onDone: onClose,
  };
  const fields = (form: { getInputProps: (name: string) => object }) => (
    <Stack gap="sm">
      <Select label="Earns" data={choices(EARNS)} allowDeselect={false} {...form.getInputProps('earns')} />
      <NumberInput
        label="Hours a week"
        description="Part-time service earns in proportion to 40"
        min={1}
        max={60}
        {...form.getInputProps('hours')}
      />
      <TextInput label="Order" description="Such as: Office Order No. 12, s. 2026" required {...form.getInputProps('basis')} />
      <Group grow align="flex-start">
        <DateField label="From" required {...form.getInputProps('from')} />
        <DateField label="To" description="Empty while it lasts" {...form.getInputProps('to')} />
      </Group>
      {arrangement && <TextInput label="Reason" description="For anything but another end" {...form.getInputProps('reason')} />}
    </Stack>
  );
  return (
    <Dialog onClose={onClose} title={arrangement ? 'Change the order' : 'Add an order'} size="form">
      {arrangement ? (
        <FormShell
          endpoint={correctArrangement}
          params={{ id: personnelId, row: arrangement.id }}
          body={(typed) => ({ ...bodyOf(typed), reason: typed.reason })}
          {...shared}
        >
          {fields}
        </FormShell>
      ) : (
        <FormShell endpoint={addArrangement} params={{ id: personnelId }} body={bodyOf} {...shared}>
          {fields}
        </FormShell>
      )}
    </Dialog>
  );
}
