import { useState, type ReactNode } from 'react';
import { Button, CloseButton, Group, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { grantServiceCredits, listServiceCredits, listServiceGrants } from '../../../contract/service-credits.ts';
import { creditsForMinutes } from '../../../rules/service-credits.ts';
import { creditsIn } from './credits-in.ts';

interface Worker {
  personnel_id: number;
  name: string;
  hours: number | string;
}

const BLANK = { order_no: '', activity: '', from: null as string | null, to: null as string | null, people: [] as Worker[] };

/** Grants credits to several teachers by one order. */
export function GrantButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ForCallers of={grantServiceCredits}>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
        Grant credits
      </Button>
      {isOpen && (
        <Dialog size="form" title="Grant service credits" onClose={() => setOpen(false)}>
          <FormShell
            endpoint={grantServiceCredits}
            initial={BLANK}
            body={({ people, from, to, ...said }) => ({
              ...said,
              from: from ?? '',
              to: to ?? '',
              people: people.map(({ personnel_id, hours }) => ({
                personnel_id,
                minutes: hours === '' ? NaN : Math.round(Number(hours) * 60),
              })),
            })}
            draft="service-grant:new"
            submit="Grant"
            success="The credits were granted."
            alsoRefresh={[listServiceCredits, listServiceGrants]}
            onDone={() => setOpen(false)}
          >
            {(form) => (
              <Stack gap="md">
                <TextInput label="Order" required description="Its number" maxLength={100} {...form.getInputProps('order_no')} />
                <Textarea label="Work" required autosize minRows={2} maxLength={300} {...form.getInputProps('activity')} />
                <Group gap="md">
                  <DateField label="From" required {...form.getInputProps('from')} />
                  <DateField label="To" required {...form.getInputProps('to')} />
                </Group>
                <Workers
                  value={form.getValues().people}
                  error={faultOf(form.errors)}
                  onChange={(people) => form.setFieldValue('people', people)}
                />
              </Stack>
            )}
          </FormShell>
        </Dialog>
      )}
    </ForCallers>
  );
}

/** The first fault of the people, wherever it is. */
function faultOf(errors: Record<string, ReactNode>): ReactNode {
  return Object.entries(errors).find(([name]) => name.startsWith('people'))?.[1];
}

function Workers({ value, error, onChange }: { value: Worker[]; error: ReactNode; onChange: (value: Worker[]) => void }) {
  return (
    <Stack gap="xs">
      <PersonPicker
        label="Teachers"
        required
        description="Each with the hours of work"
        value={null}
        error={error}
        onChange={(_id, row) => {
          if (row && !value.some(({ personnel_id }) => personnel_id === row.id))
            onChange([...value, { personnel_id: row.id, name: row.fullname, hours: 8 }]);
        }}
      />
      {value.map((one, at) => (
        <Group key={one.personnel_id} gap="xs" justify="space-between" wrap="nowrap">
          <Text size="sm">{one.name}</Text>
          <Group gap="xs" wrap="nowrap">
            <NumberInput
              aria-label={`Hours of ${one.name}`}
              w={100}
              min={0.5}
              max={1000}
              step={4}
              decimalScale={1}
              suffix=" h"
              value={one.hours}
              onChange={(hours) => onChange(value.with(at, { ...one, hours }))}
            />
            <Text size="sm" w={90}>
              {creditsIn(creditsForMinutes(Math.round(Number(one.hours) * 60)))} credits
            </Text>
            <CloseButton aria-label={`Remove ${one.name}`} onClick={() => onChange(value.filter((_, place) => place !== at))} />
          </Group>
        </Group>
      ))}
    </Stack>
  );
}
