import { Fieldset, Group, SegmentedControl, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { SUSPENDED_TRACKS } from '../../contract/suspensions.ts';
import { CampusSelect } from '../campus-select.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { AffectedPeople } from './affected-people.tsx';
import { PeopleField, PositionsField } from './chosen-field.tsx';
import { LastExemptions } from './last-exemptions.tsx';
import { OfficesField } from './offices-field.tsx';
import { scopeOf, type SuspensionValues } from './suspension-values.ts';

interface SuspensionFieldsProps {
  form: UseFormReturnType<SuspensionValues>;
  insteadOf?: number;
}

/** The order on the left; beside it whom it affects, before it is saved. */
export function SuspensionFields({ form, insteadOf }: SuspensionFieldsProps) {
  const values = form.getValues();
  const scope = scopeOf(values);
  const isWhole = scope.from_minute !== undefined && scope.to_minute !== undefined;
  return (
    <WithConsequences
      fields={
        <Stack gap="md">
          <DateField label="Date" required {...form.getInputProps('date')} />
          <HoursFields form={form} />
          <ScopeFields form={form} />
          <ExemptFields form={form} />
          <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          <TextInput label="Issued by" description="The office that issued the order" {...form.getInputProps('issued_by')} />
          <AttachmentField
            label="Memorandum"
            value={values.memo}
            error={form.errors.attachment_path}
            onChange={(memo) => form.setFieldValue('memo', memo)}
          />
        </Stack>
      }
    >
      <AffectedPeople
        date={isWhole ? values.date : null}
        scope={{ ...scope, from_minute: scope.from_minute ?? null, to_minute: scope.to_minute ?? null }}
        insteadOf={insteadOf}
      />
    </WithConsequences>
  );
}

function HoursFields({ form }: SuspensionFieldsProps) {
  const { extent } = form.getValues();
  return (
    <>
      <Stack gap={4}>
        <Text size="sm" fw={500} id="suspension-extent">
          How long
        </Text>
        <SegmentedControl
          aria-labelledby="suspension-extent"
          data={[
            { value: 'day', label: 'The whole day' },
            { value: 'from', label: 'From an hour on' },
            { value: 'between', label: 'Between hours' },
          ]}
          value={extent}
          onChange={(value) => form.setFieldValue('extent', value)}
        />
      </Stack>
      {extent !== 'day' && (
        <Group align="flex-start">
          <TimeField label="From" required description="Work is suspended" {...form.getInputProps('from_minute')} />
          {extent === 'between' && <TimeField label="To" required description="Work resumes" {...form.getInputProps('to_minute')} />}
        </Group>
      )}
    </>
  );
}

function ScopeFields({ form }: SuspensionFieldsProps) {
  const { campus_id, office_ids, track } = form.getValues();
  return (
    <>
      <CampusSelect label="Where" everywhere="Every campus" {...form.getInputProps('campus_id')} />
      <OfficesField
        label="Offices"
        placeholder="All offices"
        description="Each with all below it"
        campus={campus_id}
        value={office_ids}
        error={form.errors.office_ids}
        onChange={(ids) => form.setFieldValue('office_ids', ids)}
      />
      <Select
        label="Applies to"
        data={[{ value: '', label: 'Teaching and non-teaching' }, ...choices(SUSPENDED_TRACKS)]}
        allowDeselect={false}
        value={track ?? ''}
        onChange={(value) => form.setFieldValue('track', (value || null) as SuspensionValues['track'])}
      />
    </>
  );
}

function ExemptFields({ form }: SuspensionFieldsProps) {
  const { campus_id, exempt_office_ids, exempt_positions, exempt_personnel } = form.getValues();
  const hasExemptions = exempt_office_ids.length + exempt_positions.length + exempt_personnel.length > 0;
  return (
    <Fieldset legend="Personnel required to work">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Security, medical and skeleton force: their day is a usual working day.
        </Text>
        {!hasExemptions && <LastExemptions campus={campus_id} onTake={(exemptions) => form.setValues(exemptions)} />}
        <OfficesField
          label="Offices that work on"
          placeholder="None"
          campus={campus_id}
          value={exempt_office_ids}
          error={form.errors.exempt_office_ids}
          onChange={(ids) => form.setFieldValue('exempt_office_ids', ids)}
        />
        <PositionsField
          value={exempt_positions}
          error={form.errors.exempt_position_ids}
          onChange={(positions) => form.setFieldValue('exempt_positions', positions)}
        />
        <PeopleField
          value={exempt_personnel}
          error={form.errors.exempt_personnel_ids}
          onChange={(people) => form.setFieldValue('exempt_personnel', people)}
        />
      </Stack>
    </Fieldset>
  );
}
