import { Checkbox, Fieldset, NumberInput, SegmentedControl, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { appointmentNatures, appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { OptionText } from '@talaan/kernel/web/forms/option-text.tsx';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import type { DesignationRow } from '../../contract/move-rows.ts';
import { listAwayIncumbents } from '../../contract/moves.ts';
import { findItems } from '../../contract/record.ts';
import { isPaidByFund } from '../../contract/funds-of-service.ts';
import { FundField } from '../fund-field.tsx';
import { CodePicker } from './code-picker.tsx';
import { isRunning, formatDays } from './format-row.ts';

export interface AppointmentValues {
  nature_code: string;
  status_code: string;
  place: 'item' | 'position';
  item_id: number | null;
  position_id: number | null;
  /** What the pickers show for what was chosen before. */
  shown_item?: string;
  shown_position?: string;
  office_id: number | null;
  salary_grade: number | null;
  step: number | null;
  from: string | null;
  to: string | null;
  authority: string;
  remarks: string;
  fund_source_id: number | null;
  end_designations: number[];
}

type Form = UseFormReturnType<AppointmentValues>;

const numberOf = (value: string | number) => (value === '' ? null : Number(value));

/** The fields of a new appointment of somebody on record. */
export function AppointmentFields({ form, designations }: { form: Form; designations: readonly DesignationRow[] }) {
  const values = form.getValues();
  const running = designations.filter(isRunning);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CodePicker
          label="Nature of appointment"
          required
          lookup={appointmentNatures}
          offer={(row) => row['is_appointment'] === true}
          {...form.getInputProps('nature_code')}
        />
        <CodePicker
          label="Status"
          required
          lookup={appointmentStatuses}
          offer={(row) => row['government_service'] === true}
          {...form.getInputProps('status_code')}
        />
        <DateField label="Effective" required {...form.getInputProps('from')} />
        <DateField
          label="Last day"
          description="Empty until further notice"
          clearable
          clearButtonProps={{ 'aria-label': 'No last day' }}
          {...form.getInputProps('to')}
        />
      </SimpleGrid>
      <Fieldset legend="Position">
        <Stack gap="sm">
          {values.status_code === 'SUBS' ? <AwayIncumbentPicker form={form} /> : <PlaceFields form={form} />}
          <NumberInput
            label="Step"
            description="Empty for the step that the rules give: the present one in the same grade, on promotion step 1 or the lowest that pays more"
            min={1}
            max={8}
            allowDecimal={false}
            maw={320}
            value={values.step ?? ''}
            error={form.errors['step']}
            onChange={(value) => form.setFieldValue('step', numberOf(value))}
          />
        </Stack>
      </Fieldset>
      {isPaidByFund(values.status_code) && (
        <FundField
          paidAs="CASUAL"
          on={values.from}
          value={values.fund_source_id}
          onChange={(id) => form.setFieldValue('fund_source_id', id)}
          error={form.errors['fund_source_id']}
        />
      )}
      <TextInput
        label="Authority"
        placeholder="NOSCA No., Board Resolution No. 12, s. 2026"
        maxLength={200}
        {...form.getInputProps('authority')}
      />
      <Textarea label="Remarks" autosize minRows={2} maxLength={1000} {...form.getInputProps('remarks')} />
      {running.length > 0 && (
        <Checkbox.Group
          label="Designations that end with it"
          error={form.errors['end_designations']}
          value={values.end_designations.map(String)}
          onChange={(ids) => form.setFieldValue('end_designations', ids.map(Number))}
        >
          <Stack gap="xs" mt="xs">
            {running.map((row) => (
              <Checkbox key={row.id} value={String(row.id)} label={`${row.title}, ${row.office}, ${formatDays(row)}`} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Stack>
  );
}

function PlaceFields({ form }: { form: Form }) {
  const values = form.getValues();
  return (
    <>
      <SegmentedControl
        aria-label="To what"
        data={[
          { value: 'item', label: 'A plantilla item' },
          { value: 'position', label: 'Without an item' },
        ]}
        {...form.getInputProps('place')}
      />
      {values.place === 'item' ? (
        <RemotePicker
          label="Vacant item"
          required
          description="By item number, position or office; position, grade and office come from it"
          endpoint={findItems}
          rows="items"
          query={{ on: values.from ?? undefined }}
          shown={values.shown_item}
          value={values.item_id}
          error={form.errors['item_id'] ?? form.errors['position_id'] ?? form.errors['office_id']}
          onChange={(id, row) => {
            form.setFieldValue('item_id', id);
            if (row) form.setFieldValue('shown_item', row.item_number);
          }}
          option={(row) => ({ label: row.item_number, note: `${row.position}, SG ${row.salary_grade}, ${row.office ?? ''}` })}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <RemotePicker
            label="Position"
            required
            endpoint={listPositions}
            rows="positions"
            shown={values.shown_position}
            value={values.position_id}
            error={form.errors['position_id']}
            onChange={(id, row) => {
              form.setFieldValue('position_id', id);
              if (row) form.setFieldValue('shown_position', row.name);
            }}
            option={(row) => ({ label: row.name, note: row.salary_grade === null ? null : `SG ${row.salary_grade}` })}
          />
          <OfficePicker label="Office" required placeholder="Choose an office" {...form.getInputProps('office_id')} />
          <NumberInput
            label="Salary grade"
            description="Only where the position has none of its own"
            min={1}
            max={33}
            allowDecimal={false}
            value={values.salary_grade ?? ''}
            error={form.errors['salary_grade']}
            onChange={(value) => form.setFieldValue('salary_grade', numberOf(value))}
          />
        </SimpleGrid>
      )}
    </>
  );
}

/** A substitute sits beside an incumbent who is away. */
function AwayIncumbentPicker({ form }: { form: Form }) {
  const { from, item_id: item } = form.getValues();
  const answer = useCall(listAwayIncumbents, { query: { on: from ?? '' } }, { enabled: from !== null });
  const incumbents = answer.data?.incumbents ?? [];
  const byItem = new Map(incumbents.map((one) => [String(one.item_id), one]));
  return (
    <SearchSelect
      label="In place of"
      required
      description="An incumbent who is absent on the first day"
      isLoading={answer.isFetching}
      data={incumbents.map((one) => ({
        value: String(one.item_id),
        label: `${one.fullname}, ${one.position}, ${one.item_number} (${one.away})`,
      }))}
      renderOption={({ option }) => <OptionText label={option.label} picture={<PersonAvatar {...byItem.get(option.value)!} size={32} />} />}
      nothingFoundMessage="No incumbent is absent on that day"
      value={item === null ? null : String(item)}
      error={form.errors['item_id']}
      onChange={(id) => form.setFieldValue('item_id', id === null ? null : Number(id))}
    />
  );
}
