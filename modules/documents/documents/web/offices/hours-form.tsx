import { Checkbox, SimpleGrid, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { editOfficeSettings, readOfficeSettings } from '../../contract/offices.ts';

type Found = Answer<typeof readOfficeSettings>;

const RECORDS = 'Keeps the records of the university';

/** The hours by which papers in the office count: fields for who may set them, facts for others. */
export function HoursForm({ found: { office, settings, may, running, version } }: { found: Found }) {
  const navigate = useNavigate();
  if (!may.hours) return <HoursFacts settings={settings} />;
  return (
    <FormShell
      endpoint={editOfficeSettings}
      params={{ id: office.id }}
      version={version}
      initial={settings}
      draft={`office-settings:${office.id}`}
      submit="Save"
      success="The settings of the office were saved."
      alsoRefresh={[readOfficeSettings]}
      onCancel={() => navigate('/dts/incoming')}
    >
      {(form) => (
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TimeField label="Morning from" required {...form.getInputProps('am_from')} />
            <TimeField label="Morning to" required {...form.getInputProps('am_to')} />
            <TimeField label="Afternoon from" required {...form.getInputProps('pm_from')} />
            <TimeField label="Afternoon to" required {...form.getInputProps('pm_to')} />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {running === 0
              ? 'No paper in the office has a running deadline.'
              : `${count(running, 'paper')} in the office: the hours that are left of each are counted by the new office hours. Late papers stay late.`}
          </Text>
          {may.records && (
            <Checkbox
              label={RECORDS}
              description="It releases, hands out and archives papers of all offices."
              {...form.getInputProps('keeps_records', { type: 'checkbox' })}
            />
          )}
        </Stack>
      )}
    </FormShell>
  );
}

function HoursFacts({ settings }: Pick<Found, 'settings'>) {
  const { am_from, am_to, pm_from, pm_to, keeps_records: keepsRecords } = settings;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          ['Morning', `${clockTime(am_from)} to ${clockTime(am_to)}`],
          ['Afternoon', `${clockTime(pm_from)} to ${clockTime(pm_to)}`],
          ['Records', keepsRecords && RECORDS],
        ]}
      />
      <Text size="sm" c="dimmed">
        The head of the office sets its hours.
      </Text>
    </Stack>
  );
}
