import { useState } from 'react';
import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { enterPunches } from '../../contract/punches.ts';
import { usePersonName } from '../use-person-name.ts';
import { PunchesOfDay } from './punches-of-day.tsx';
import '@mantine/dates/styles.css';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';

interface EnterForm {
  personnel_id: number | null;
  date: string | null;
  times: string[];
  reason: string;
}

const MOST_TIMES = 10;

/** Punches that no device kept, beside those of the day that are there. */
export function EnterPunches() {
  const [round, setRound] = useState(0);
  const [search] = useSearchParams();
  const asked = Number(search.get('person')) || null;
  const { name, isReading } = usePersonName(asked);
  const initial: EnterForm = { personnel_id: asked, date: dayInAddress(search, 'date') ?? today().toString(), times: [''], reason: '' };
  return (
    <Card withBorder padding="lg">
      <FormShell
        key={round}
        endpoint={enterPunches}
        initial={initial}
        draft={`punches:enter:${asked ?? ''}`}
        body={bodyOf}
        submit="Enter"
        success="The punches have been entered."
        onDone={() => setRound(round + 1)}
      >
        {(form) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            <Stack gap="md">
              <Text size="sm">Entered punches stay marked as such for ever, with your name and the reason.</Text>
              {!isReading && (
                <PersonPicker
                  label="Person"
                  required
                  value={form.values.personnel_id}
                  shown={name}
                  onChange={(id) => form.setFieldValue('personnel_id', id)}
                  error={form.errors.personnel_id}
                />
              )}
              <DateField
                label="Date"
                required
                value={form.values.date}
                onChange={(date) => form.setFieldValue('date', date)}
                error={form.errors.date}
              />
              <Times form={form} />
              <Textarea
                label="Reason"
                required
                autosize
                minRows={2}
                maxLength={500}
                description="At least 5 characters"
                {...form.getInputProps('reason')}
              />
            </Stack>
            {form.values.personnel_id !== null && form.values.date !== null && (
              <PunchesOfDay personnelId={form.values.personnel_id} date={form.values.date} />
            )}
          </SimpleGrid>
        )}
      </FormShell>
    </Card>
  );
}

function bodyOf({ personnel_id, date, times, reason }: EnterForm) {
  return { personnel_id: personnel_id ?? undefined, date: date ?? '', times: times.filter(Boolean), reason };
}

function Times({ form }: { form: UseFormReturnType<EnterForm> }) {
  const { times } = form.values;
  return (
    <Stack gap="xs">
      {times.map((_, index) => (
        <Group key={form.key(`times.${index}`)} gap="xs" align="flex-end" wrap="nowrap">
          <TimeInput
            label={index === 0 ? 'Time' : undefined}
            aria-label={`Time ${index + 1}`}
            required
            maw={180}
            flex={1}
            {...form.getInputProps(`times.${index}`)}
            error={form.errors[`times.${index}`] ?? (index === 0 && form.errors.times)}
          />
          {times.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove time ${index + 1}`}
              onClick={() => form.removeListItem('times', index)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {times.length < MOST_TIMES && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          leftSection={<IconPlus size={14} />}
          onClick={() => form.insertListItem('times', '')}
        >
          Another time
        </Button>
      )}
    </Stack>
  );
}
