import { Autocomplete, Stack } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { Head } from '../../../contract/departments.ts';
import { addHeadTitle, endHeadTitle, findHeadCandidates, listHeadTitles } from '../../../contract/heads.ts';
import { HeadConsequences } from './head-consequences.tsx';

interface AddHeadProps {
  officeId: number;
  onDone: () => void;
}

/** Who heads the office, by what title, from and to. */
export function AddHeadForm({ officeId, onDone }: AddHeadProps) {
  const titles = useCall(listHeadTitles, {}).data?.titles ?? [];
  return (
    <FormShell
      endpoint={addHeadTitle}
      initial={{ personnel: null as number | null, title: '', from: today().toString(), to: null as string | null }}
      body={(values) => ({ ...values, department: officeId })}
      draft={`office:${officeId}:head`}
      submit="Designate"
      success="The head has been designated."
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <RemotePicker
            label="Person"
            required
            endpoint={findHeadCandidates}
            rows="people"
            value={form.getValues().personnel}
            error={form.errors['personnel']}
            onChange={(id) => form.setFieldValue('personnel', id)}
            option={personOption}
          />
          <Autocomplete
            label="Title"
            required
            placeholder="Dean, Director, University Registrar …"
            data={titles}
            {...form.getInputProps('title')}
          />
          <DateField label="From" required {...form.getInputProps('from')} />
          <DateField
            label="Last day"
            description="Empty while it has no end"
            clearable
            clearButtonProps={{ 'aria-label': 'No last day' }}
            {...form.getInputProps('to')}
          />
          <HeadConsequences officeId={officeId} from={form.getValues().from} to={form.getValues().to} />
        </Stack>
      )}
    </FormShell>
  );
}

interface EndHeadProps {
  head: Head;
  onDone: () => void;
}

export function EndHeadForm({ head, onDone }: EndHeadProps) {
  return (
    <FormShell
      endpoint={endHeadTitle}
      initial={{ last: head.to ?? today().toString() }}
      body={({ last }) => ({ last, department: head.office_id, from: head.from }) as never}
      draft={`office:${head.office_id}:end:${head.from}`}
      submit="Save last day"
      success="The last day has been saved."
      onDone={onDone}
    >
      {(form) => <DateField label={`Last day of ${head.name}`} required {...form.getInputProps('last')} />}
    </FormShell>
  );
}
