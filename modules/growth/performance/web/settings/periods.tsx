import { useState } from 'react';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { addPeriod, changePeriod, readSettings, removePeriod, type Settings } from '../../contract/settings.ts';

import { pathOf } from './path-of.ts';

type Period = Settings['periods'][number];

/** Rating periods, the latest first. */
export function Periods({ periods }: { periods: readonly Period[] }) {
  const [editing, setEditing] = useState<Period | 'new'>();
  const removing = useSend(removePeriod, { alsoRefresh: [readSettings] });
  const remove = async (period: Period) => {
    const isSure = await confirm({ title: 'Delete a period', question: `Delete ${period.name}?`, action: 'Delete', danger: true });
    if (isSure) removing.mutate({ params: { id: period.id } });
  };
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
          Add a period
        </Button>
      </Group>
      <Card withBorder>
        {periods.length === 0 ? (
          <NothingHere
            title="No periods yet"
            description="A rating period has 90 days to a year, usually January to June and July to December."
          />
        ) : (
          <Stack gap="sm">
            {periods.map((period) => (
              <Group key={period.id} justify="space-between" gap="sm">
                <Stack gap={0}>
                  <Text fw={600} size="sm">
                    {period.name}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {longDate(period.from)} to {longDate(period.to)} · {count(period.forms, 'form')}
                    {period.open > 0 && `, ${period.open} open`}
                  </Text>
                </Stack>
                <Group gap="xs">
                  {period.forms === 0 && (
                    <Button
                      variant="subtle"
                      color="red"
                      size="compact-sm"
                      aria-label={`Delete ${period.name}`}
                      onClick={() => void remove(period)}
                    >
                      Delete
                    </Button>
                  )}
                  <Button variant="default" size="compact-sm" aria-label={`Change ${period.name}`} onClick={() => setEditing(period)}>
                    Change
                  </Button>
                </Group>
              </Group>
            ))}
          </Stack>
        )}
      </Card>
      {editing && <PeriodDialog period={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </Stack>
  );
}

function PeriodDialog({ period, onClose }: { period: Period | undefined; onClose: () => void }) {
  return (
    <Dialog title={period ? 'Change a period' : 'Add a period'} size="form" onClose={onClose}>
      <FormShell
        endpoint={period ? changePeriod : addPeriod}
        params={pathOf(period)}
        initial={{ name: period?.name ?? '', from: period?.from ?? (null as string | null), to: period?.to ?? (null as string | null) }}
        body={({ name, from, to }) => ({ name, from: from ?? '', to: to ?? '' })}
        draft={`rating-period:${period?.id ?? 'new'}`}
        submit={period ? 'Save' : 'Add'}
        success={({ message }) => message}
        alsoRefresh={[readSettings]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <TextInput label="Name" description="Such as January to June 2027" required {...form.getInputProps('name')} />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <DateField label="First day" required {...form.getInputProps('from')} />
              <DateField label="Last day" required {...form.getInputProps('to')} />
            </SimpleGrid>
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
