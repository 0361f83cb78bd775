import { useState } from 'react';
import { NumberInput, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FilesField } from '@talaan/kernel/web/files/files-field.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { MOST_FILES, listOpenItems, type OpenItem } from '../contract.ts';
import { hasRate, HIRE_KINDS, STATUS_NAMES, STATUSES_OF_KIND, type HireKind } from '../rules/hire-terms.ts';
import { REASONS } from '../rules/reason-of-vacancy.ts';
import type { Standards } from '../rules/standards.ts';
import type { FormValues } from './form-values.ts';
import { ItemField } from './item-field.tsx';
import { RateFields } from './rate-fields.tsx';
import { StandardsCard } from './standards-card.tsx';

interface RequestFieldsProps<V extends FormValues> {
  form: UseFormReturnType<V>;
  officeId: number | null;
  /** The request as it is: its number, position and standards. */
  request?: { id: number; position: string; standards: Standards };
}

export function RequestFields<V extends FormValues>({ form: given, officeId, request }: RequestFieldsProps<V>) {
  const form = given as unknown as UseFormReturnType<FormValues>;
  const [ofPosition, setOfPosition] = useState(request?.standards);
  const { kind, item_ids: chosen, position_id } = form.getValues();
  const isPlantilla = kind === 'plantilla';
  const answer = useCall(
    listOpenItems,
    { query: { office_id: officeId ?? 0, of: request?.id } },
    { enabled: isPlantilla && officeId !== null },
  );
  const items = officeId === null ? [] : answer.data?.items;
  const item = items?.find(({ id }) => id === chosen[0]);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="What is asked for"
          required
          allowDeselect={false}
          data={choices(HIRE_KINDS)}
          {...form.getInputProps('kind')}
          onChange={(value) => chooseKind(form, value as HireKind)}
        />
        <Select
          label="Status"
          required
          allowDeselect={false}
          data={STATUSES_OF_KIND[kind].map((value) => ({ value, label: STATUS_NAMES[value] ?? value }))}
          {...form.getInputProps('status_code')}
        />
      </SimpleGrid>
      {isPlantilla ? (
        <ItemField items={items} value={chosen} onChange={(ids) => chooseItems(form, ids, items)} error={form.errors.item_ids} />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <RemotePicker
            label="Position"
            required
            endpoint={listPositions}
            rows="positions"
            shown={request?.position}
            option={(row) => ({ label: row.name, note: row.salary_grade === null ? null : `Salary grade ${row.salary_grade}` })}
            value={position_id}
            onChange={(id, row) => {
              form.setFieldValue('position_id', id);
              setOfPosition(row && { ...row, training: '' });
            }}
            error={form.errors.position_id}
          />
          <NumberInput label="Number needed" required min={1} max={99} allowDecimal={false} {...form.getInputProps('needed')} />
        </SimpleGrid>
      )}
      <StandardsCard standards={isPlantilla ? item?.standards : position_id === null ? undefined : ofPosition} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select label="Reason" required allowDeselect={false} data={choices(REASONS)} {...form.getInputProps('reason')} />
        <TextInput label="Vice" description="Who left the position" {...form.getInputProps('vice')} />
        <DateField label="Needed by" required {...form.getInputProps('needed_by')} />
      </SimpleGrid>
      {hasRate(kind) && <RateFields form={form} />}
      <Textarea label="Justification" required autosize minRows={3} {...form.getInputProps('justification')} />
      <Textarea label="Duties" required description="One on each line" autosize minRows={4} {...form.getInputProps('duties')} />
      <Textarea label="Preferred competencies" autosize minRows={2} {...form.getInputProps('preferred')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Fund source"
          description="The budget office names it when it certifies the funds"
          {...form.getInputProps('fund_source')}
        />
        <TextInput label="Program" description="Program, project or activity" {...form.getInputProps('program')} />
      </SimpleGrid>
      <FilesField
        label="Files"
        most={MOST_FILES}
        value={form.getValues().added_files}
        onChange={(files) => form.setFieldValue('added_files', files)}
        error={form.errors.added_files}
      />
    </>
  );
}

/** Another kind has other statuses, and is paid otherwise. */
function chooseKind(form: UseFormReturnType<FormValues>, kind: HireKind): void {
  form.setFieldValue('kind', kind);
  form.setFieldValue('status_code', STATUSES_OF_KIND[kind][0]!);
  form.setFieldValue('rate_kind', kind === 'part-time lecturer' ? 'hourly' : kind === 'job order' ? 'daily' : null);
  if (kind !== 'plantilla') form.setFieldValue('reason', 'additional load');
}

/** With the first item comes who left it and why, as the records say. */
function chooseItems(form: UseFormReturnType<FormValues>, ids: number[], items: readonly OpenItem[] | undefined): void {
  const first = items?.find(({ id }) => id === ids[0]);
  if (first && ids[0] !== form.getValues().item_ids[0]) {
    form.setFieldValue('vice', first.vice ?? '');
    form.setFieldValue('reason', first.reason);
  }
  form.setFieldValue('item_ids', ids);
}
