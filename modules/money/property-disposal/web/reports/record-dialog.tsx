import { Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listItems } from '@talaan/property/contract/items.ts';
import { centavosOf } from '@talaan/property/web/desk/centavos.ts';
import { MoneyField } from '@talaan/property/web/desk/money-field.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { listReports, type Report, type ReportLine } from '../../contract/disposals.ts';
import { recordDisposal } from '../../contract/steps.ts';
import { MODES, type Mode } from '../../contract/fields.ts';
import { LineChoice } from './line-choice.tsx';

interface Values {
  mode: Mode;
  other_mode: string;
  disposed_on: string | null;
  item_ids: number[];
  /** As typed, by item. */
  amounts: Record<number, string | number>;
  or_no: string;
  or_on: string | null;
  buyer: string;
  certificate_no: string;
  witnesses: string;
  agency: string;
  received_by: string;
  approved_by: string;
  approved_position: string;
}

/** How items were disposed of; those that the committee recommends for the first way are chosen. */
export function RecordDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const open = report.lines.filter(({ is_open: isOpen }) => isOpen);
  const today = useToday();
  const mode = open[0]?.mode ?? 'SALE';
  const initial: Values = {
    mode,
    other_mode: open[0]?.other_mode ?? '',
    disposed_on: today,
    item_ids: recommendedFor(open, mode),
    amounts: Object.fromEntries(open.map(({ item_id: id }) => [id, ''])),
    or_no: '',
    or_on: today,
    buyer: '',
    certificate_no: '',
    witnesses: '',
    agency: '',
    received_by: '',
    approved_by: '',
    approved_position: '',
  };
  return (
    <Dialog size="form" title={say('Record a disposal')} onClose={onClose}>
      <FormShell
        endpoint={recordDisposal}
        params={{ id: report.id }}
        initial={initial}
        body={({ item_ids: ids, amounts, disposed_on: day, ...values }) => ({
          ...values,
          disposed_on: day ?? '',
          lines: ids.map((id) => ({ item_id: id, amount: values.mode === 'SALE' ? centavosOf(amounts[id] || 0) : 0 })),
        })}
        draft={`property-disposal:record:${report.id}`}
        submit={say('Record')}
        success={({ message }) => message}
        alsoRefresh={[listReports, listItems, readTimeline]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select
              label={say('Disposed of by')}
              allowDeselect={false}
              data={choices(MODES)}
              {...form.getInputProps('mode')}
              onChange={(chosen) => {
                form.setFieldValue('mode', chosen as Mode);
                form.setFieldValue('item_ids', recommendedFor(open, chosen as Mode));
              }}
            />
            <LineChoice
              lines={open}
              value={form.values.item_ids}
              onChange={(ids) => form.setFieldValue('item_ids', ids)}
              error={form.errors['lines']}
            />
            <DateField label={say('Disposed of on')} required {...form.getInputProps('disposed_on')} />
            <FieldsOf form={form} open={open} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function recommendedFor(lines: readonly ReportLine[], mode: Mode): number[] {
  return lines.filter((line) => line.mode === mode).map(({ item_id: id }) => id);
}

/** What one way of disposal asks. */
function FieldsOf({ form, open }: { form: UseFormReturnType<Values>; open: readonly ReportLine[] }) {
  const { mode, item_ids: ids } = form.values;
  if (mode === 'SALE')
    return (
      <>
        {open
          .filter(({ item_id: id }) => ids.includes(id))
          .map(({ item_id: id, article, property_no }) => (
            <MoneyField
              key={id}
              label={say('Sold for (PHP): {article}, {propertyNo}', { article, propertyNo: property_no })}
              required
              {...form.getInputProps(`amounts.${id}`)}
              error={form.errors[`lines.${ids.indexOf(id)}.amount`]}
            />
          ))}
        <Group grow align="flex-start" gap="sm">
          <TextInput label={say('Official receipt no.')} required {...form.getInputProps('or_no')} />
          <DateField label={say('Date of the receipt')} required {...form.getInputProps('or_on')} />
        </Group>
        <TextInput label={say('Buyer')} {...form.getInputProps('buyer')} />
        <TextInput label={say('Witness')} {...form.getInputProps('witnesses')} />
      </>
    );
  if (mode === 'DESTRUCTION')
    return (
      <>
        <TextInput label={say('Certificate of destruction no.')} required {...form.getInputProps('certificate_no')} />
        <Textarea
          label={say('Witnesses')}
          description={say('Names and positions')}
          required
          autosize
          minRows={2}
          {...form.getInputProps('witnesses')}
        />
      </>
    );
  if (mode === 'TRANSFER')
    return (
      <>
        <Text size="sm">{say('The transfer report (PTR, ITR) is made with it.')}</Text>
        <TextInput label={say('Agency')} required {...form.getInputProps('agency')} />
        <TextInput
          label={say('Received there by')}
          description={say('Name and designation')}
          required
          {...form.getInputProps('received_by')}
        />
        <Group grow align="flex-start" gap="sm">
          <TextInput label={say('Approved by')} required {...form.getInputProps('approved_by')} />
          <TextInput label={say('Designation')} {...form.getInputProps('approved_position')} />
        </Group>
      </>
    );
  return (
    <>
      <TextInput label={say('Which way')} required {...form.getInputProps('other_mode')} />
      <TextInput label={say('Witnesses')} {...form.getInputProps('witnesses')} />
    </>
  );
}
