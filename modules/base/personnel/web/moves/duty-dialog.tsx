import { Checkbox, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { personnelStatuses } from '@talaan/reference/contract/lists.ts';
import * as rows from '../../contract/move-rows.ts';
import { listMoves } from '../../contract/moves.ts';
import { ASSIGNMENT_KINDS } from '../../rules/moves/assignment-limits.ts';
import { CodePicker } from './code-picker.tsx';
import { DesignationConsequences } from './designation-consequences.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { lastDay } from './format-row.ts';
import { StandingConsequences } from './standing-consequences.tsx';

export type DutyKind = 'designation' | 'assignment' | 'standing' | 'leave';
export type DutyRow = rows.DesignationRow | rows.AssignmentRow | rows.StandingRow | rows.LeaveRow;

type Values = Record<string, string | number | boolean | null>;
type Form = UseFormReturnType<Values>;

interface Duty {
  calls: { add: Endpoint; correct: Endpoint };
  title: string;
  empty: Values;
  Fields: (props: { form: Form }) => React.ReactNode;
}

const DUTIES: Record<DutyKind, Duty> = {
  designation: {
    calls: rows.designations,
    title: 'Designation',
    empty: { office_id: null, title: '', is_in_charge: false, order_number: '', units_released: 0, has_rata: false },
    Fields: DesignationFields,
  },
  assignment: {
    calls: rows.assignments,
    title: 'Assignment',
    empty: { kind: 'reassignment', office_id: null, agency: '', order_number: '' },
    Fields: AssignmentFields,
  },
  standing: {
    calls: rows.standings,
    title: 'Away or suspended',
    empty: { status_code: '', authority: '' },
    Fields: StandingFields,
  },
  leave: { calls: rows.leavesWithoutPay, title: 'Absence without pay', empty: { days: 1000, remarks: '' }, Fields: LeaveFields },
};

interface DutyDialogProps {
  personId: number;
  kind: DutyKind;
  /** The one that is corrected; null for a new one. */
  row: DutyRow | null;
  version?: number | undefined;
  onClose: () => void;
}

/** A duty, standing or absence: entered, or corrected with a reason. */
export function DutyDialog({ personId, kind, row, version, onClose }: DutyDialogProps) {
  const { calls, title, empty, Fields } = DUTIES[kind];
  const kept = row as unknown as Values | null;
  const initial: Values = {
    ...Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, kept?.[name] ?? value])),
    from: row?.from ?? today().toString(),
    to: row ? lastDay(row) : null,
    ...(row ? { reason: '' } : {}),
  };
  return (
    <Dialog size="form" title={row ? `Correct: ${title.toLowerCase()}` : title} onClose={onClose}>
      <FormShell
        endpoint={row ? calls.correct : calls.add}
        params={row ? { id: personId, row: row.id } : { id: personId }}
        version={version}
        initial={initial}
        draft={`personnel:${personId}:${kind}:${row?.id ?? 'new'}`}
        submit={row ? 'Correct' : 'Save'}
        success={row ? 'It is corrected; what was stays on record.' : 'It is on record.'}
        alsoRefresh={[listMoves]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <Fields form={form} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label="From" required {...form.getInputProps('from')} />
              <DateField
                label="Last day"
                description={kind === 'leave' ? undefined : 'Empty until further notice'}
                clearable
                clearButtonProps={{ 'aria-label': 'No last day' }}
                {...form.getInputProps('to')}
              />
            </SimpleGrid>
            {kind === 'designation' && <DesignationConsequences personId={personId} insteadOf={row?.id} values={form.getValues()} />}
            {kind === 'standing' && <StandingConsequences personId={personId} insteadOf={row?.id} values={form.getValues()} />}
            {row && (
              <Textarea label="Reason for the correction" required autosize minRows={2} maxLength={500} {...form.getInputProps('reason')} />
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function DesignationFields({ form }: { form: Form }) {
  return (
    <>
      <TextInput label="Title" required placeholder="Dean, Director, Coordinator …" maxLength={150} {...form.getInputProps('title')} />
      <OfficePicker label="Office" required placeholder="Choose an office" {...form.getInputProps('office_id')} />
      <Checkbox label="As officer in charge" {...form.getInputProps('is_in_charge', { type: 'checkbox' })} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Order number" maxLength={100} {...form.getInputProps('order_number')} />
        <NumberInput label="Teaching units released" min={0} max={30} allowDecimal={false} {...form.getInputProps('units_released')} />
      </SimpleGrid>
      <Checkbox label="With representation and transportation allowance (RATA)" {...form.getInputProps('has_rata', { type: 'checkbox' })} />
    </>
  );
}

function AssignmentFields({ form }: { form: Form }) {
  const away = ['detail', 'secondment'].includes(String(form.getValues()['kind']));
  return (
    <>
      <Select
        label="Kind"
        required
        description="Reassignment and detail last a year at most, secondment three and only for who is permanent"
        data={choices(ASSIGNMENT_KINDS)}
        {...form.getInputProps('kind')}
      />
      {away ? (
        <TextInput label="Agency" required maxLength={200} {...form.getInputProps('agency')} />
      ) : (
        <OfficePicker label="Office" required placeholder="Choose an office" {...form.getInputProps('office_id')} />
      )}
      <TextInput label="Order number" maxLength={100} {...form.getInputProps('order_number')} />
    </>
  );
}

function StandingFields({ form }: { form: Form }) {
  return (
    <>
      <CodePicker
        label="Service status"
        required
        lookup={personnelStatuses}
        offer={(row) => row['ends_service'] !== true && row.code !== 'ACT'}
        {...form.getInputProps('status_code')}
      />
      <TextInput label="Authority" maxLength={200} {...form.getInputProps('authority')} />
    </>
  );
}

function LeaveFields({ form }: { form: Form }) {
  const { days } = form.getValues();
  return (
    <>
      <NumberInput
        label="Days without pay"
        required
        min={0.001}
        decimalScale={3}
        value={Number(days) / 1000}
        error={form.errors['days']}
        onChange={(value) => form.setFieldValue('days', Math.round(Number(value) * 1000))}
      />
      <TextInput label="Remarks" maxLength={500} {...form.getInputProps('remarks')} />
    </>
  );
}
