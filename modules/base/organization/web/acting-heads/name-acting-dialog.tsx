import { Group, Textarea } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { findCandidates, listNameableOffices, nameActingHead } from '../../contract/acting-heads.ts';

interface Values {
  office_id: string | null;
  personnel_id: number | null;
  from: string | null;
  to: string | null;
  reason: string;
}

/** Names an officer in charge of one of one's offices. */
export function NameActingDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const offices = useCall(listNameableOffices, {}).data?.offices;
  if (!offices) return null;
  const only = offices.length === 1 ? String(offices[0]!.id) : null;
  const initial: Values = { office_id: only, personnel_id: null, from: today, to: null, reason: '' };
  return (
    <Dialog onClose={onClose} title="Add OIC head">
      <FormShell
        endpoint={nameActingHead}
        initial={initial}
        body={({ office_id, personnel_id, from, to, reason }) => ({
          office_id: office_id ?? '',
          personnel_id: personnel_id ?? '',
          from: from ?? '',
          to: to ?? '',
          reason,
        })}
        draft="acting-head:new"
        submit="Name the officer in charge"
        success="The officer in charge has been named."
        onDone={onClose}
      >
        {(form) => (
          <>
            <SearchSelect
              label="Office"
              withAsterisk
              data={offices.map(({ id, acronym, fullname }) => ({ value: String(id), label: `${acronym} · ${fullname}` }))}
              description={formatHead(offices.find(({ id }) => String(id) === form.getValues().office_id)?.head)}
              {...form.getInputProps('office_id')}
            />
            <RemotePicker
              label="Officer in Charge"
              withAsterisk
              endpoint={findCandidates}
              rows="people"
              value={form.getValues().personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
              option={personOption}
              error={form.errors.personnel_id}
            />
            <Group grow align="flex-start">
              <DateField label="From" withAsterisk {...form.getInputProps('from')} />
              <DateField label="Last day" withAsterisk {...form.getInputProps('to')} />
            </Group>
            <Textarea
              label="Reason"
              withAsterisk
              autosize
              minRows={2}
              description="Such as the travel order, or the leave of the head"
              {...form.getInputProps('reason')}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

function formatHead(head: string | null | undefined): string | undefined {
  return head ? `Acting for ${head}` : undefined;
}
