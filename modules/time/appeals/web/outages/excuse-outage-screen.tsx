import { SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { useNavigate } from 'react-router';
import { listDevices } from '@talaan/devices/contract/devices.ts';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { Consequences, WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { excuseOutage, listOutages, previewOutage } from '../../contract/outages.ts';
import { AffectedPeople } from './affected-people.tsx';

interface Values {
  of: 'device' | 'office';
  device_id: number | null;
  office_id: number | null;
  date: string | null;
  from_minute: number | null;
  to_minute: number | null;
  reason: string;
  without: number[];
}

const LIST = '/edats/time-log-appeals/outages';
const EIGHT = 480;
const FIVE = 1020;

/** Missing punches of an outage, for all who were affected at once. */
export function Screen() {
  const navigate = useNavigate();
  const initial: Values = {
    of: 'device',
    device_id: null,
    office_id: null,
    date: today().subtract({ days: 1 }).toString(),
    from_minute: EIGHT,
    to_minute: FIVE,
    reason: '',
    without: [],
  };
  return (
    <Page
      title="Excuse an outage"
      intro="Employees with a missing punch in these hours get it at the scheduled time. It can be undone as a whole."
    >
      <FormShell
        endpoint={excuseOutage}
        initial={initial}
        body={bodyOf}
        draft="outage:new"
        submit="Enter the missing punches"
        success="The missing punches were entered."
        alsoRefresh={[listOutages]}
        onDone={() => void navigate(LIST)}
        onCancel={() => void navigate(LIST)}
      >
        {(form) => <Fields form={form} />}
      </FormShell>
    </Page>
  );
}

function bodyOf({ of, device_id, office_id, ...values }: Values): never {
  return { ...values, device_id: of === 'device' ? device_id : null, office_id: of === 'office' ? office_id : null } as never;
}

function Fields({ form }: { form: UseFormReturnType<Values> }) {
  const { of, device_id, office_id, date, from_minute, to_minute, without } = form.getValues();
  const listed = useCall(listDevices, { query: { per_page: 999 } });
  const devices = listed.data?.devices ?? [];
  const chosen = of === 'device' ? device_id : office_id;
  const isWhole = chosen !== null && date !== null && from_minute !== null && to_minute !== null && from_minute < to_minute;
  const query = {
    date: date ?? '',
    from_minute: from_minute ?? 0,
    to_minute: to_minute ?? 0,
    device_id: of === 'device' ? (device_id ?? undefined) : undefined,
    office_id: of === 'office' ? (office_id ?? undefined) : undefined,
  };
  const answer = useCall(previewOutage, { query }, { enabled: isWhole });
  return (
    <WithConsequences
      fields={
        <Stack gap="md">
          <Stack gap={4}>
            <Text size="sm" fw={500} id="outage-of">
              Outage of
            </Text>
            <SegmentedControl
              aria-labelledby="outage-of"
              data={[
                { value: 'device', label: 'A device' },
                { value: 'office', label: 'An office' },
              ]}
              {...form.getInputProps('of')}
            />
          </Stack>
          {of === 'device' ? (
            <SearchSelect
              label="Device"
              required
              isLoading={listed.isPending}
              data={devices.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={device_id === null ? null : String(device_id)}
              error={form.errors['device_id']}
              onChange={(id) => form.setFieldValue('device_id', id === null ? null : Number(id))}
            />
          ) : (
            <OfficePicker
              label="Office with its units"
              required
              placeholder="Choose an office"
              value={office_id}
              error={form.errors['office_id'] ?? form.errors['device_id']}
              onChange={(id) => form.setFieldValue('office_id', id)}
            />
          )}
          <DateField label="Date" required {...form.getInputProps('date')} />
          <TimeField label="From" required {...form.getInputProps('from_minute')} />
          <TimeField label="To" required {...form.getInputProps('to_minute')} />
          <Textarea
            label="Reason"
            required
            autosize
            minRows={2}
            maxLength={300}
            description="All who are affected read it"
            {...form.getInputProps('reason')}
          />
        </Stack>
      }
    >
      <Consequences hint={isWhole ? undefined : 'Choose the device or office, the date and the hours.'} answer={answer}>
        {(found) => <AffectedPeople {...found} without={without} onWithout={(ids) => form.setFieldValue('without', ids)} />}
      </Consequences>
    </WithConsequences>
  );
}
