import { Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { findHoldPeople, listHolds, placeHold } from '../../contract/holds.ts';
import { listRetention } from '../../contract/retention.ts';

/** Places a hold on the records of a person, of a kind, or of a person of one kind. */
export function PlaceForm({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const kinds = useCall(listRetention, { query: {} }).data?.kinds ?? [];
  const initial = {
    personnel_id: null as number | null,
    kind: null as string | null,
    grounds: '',
    since: today as string | null,
    until: null as string | null,
  };
  return (
    <Dialog title="Place a hold" size="form" onClose={onClose}>
      <FormShell
        endpoint={placeHold}
        initial={initial}
        body={({ since, ...values }) => ({ ...values, since: since ?? '' })}
        draft="hold:new"
        submit="Place"
        success={({ message }) => message}
        alsoRefresh={[listHolds, listRetention]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <RemotePicker
              label="Person"
              description="An employee, one who left, or an applicant; empty for everyone"
              endpoint={findHoldPeople}
              rows="personnel"
              option={personOption}
              clearable
              value={form.values.personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
              error={form.errors.personnel_id}
            />
            <Select
              label="Records"
              description="Empty for all kinds that are purged"
              data={kinds.map(({ id, title }) => ({ value: id, label: title }))}
              clearable
              {...form.getInputProps('kind')}
            />
            <Textarea
              label="Grounds"
              description="The case, audit or investigation, and its number"
              required
              autosize
              minRows={2}
              {...form.getInputProps('grounds')}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label="Since" required {...form.getInputProps('since')} />
              <DateField label="Until" description="Empty until it is released" clearable {...form.getInputProps('until')} />
            </SimpleGrid>
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
