import { useState, type ReactNode } from 'react';
import { Checkbox, NumberInput, SegmentedControl, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { readMoney } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { amendLoss, decideLoss, recoverLost, submitLoss } from '../../contract/losses.ts';
import { findFreeItems } from '../../contract/moves.ts';
import { knownBody, KnownFields, type KnownValues } from '../forms/known-fields.tsx';
import { StepDialog, type StepProps } from './step-dialog.tsx';

/** The police report and the notary often come later than the report of the loss. */
export function AmendDialog({ move, onClose }: StepProps) {
  const { police_notified, police_station, police_on, notarized_on, notary, identity_paper } = move.loss!;
  const initial: KnownValues = { police_notified, police_station, police_on, notarized_on, notary, identity_paper, files: [] };
  return (
    <StepDialog
      move={move}
      title={say('Add what is known now')}
      endpoint={amendLoss}
      initial={initial}
      body={knownBody}
      draft="amend"
      submit={say('Save')}
      onClose={onClose}
    >
      {(form) => <KnownFields form={form} withNotary />}
    </StepDialog>
  );
}

export function SubmitDialog({ move, onClose }: StepProps) {
  const today = useToday();
  const initial: { submitted_on: string | null; submission_no: string } = { submitted_on: today, submission_no: '' };
  return (
    <StepDialog
      move={move}
      title={say('Record the submission')}
      endpoint={submitLoss}
      initial={initial}
      body={({ submitted_on, submission_no }) => ({ submitted_on: submitted_on ?? '', submission_no })}
      draft="submit"
      submit={say('Record')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('The notarized report went to the Commission on Audit with the request for relief. The clock of 30 days stops.')}
          </Text>
          <DateField label={say('Submitted on')} required {...form.getInputProps('submitted_on')} />
          <TextInput label={say('Number or receipt of the submission')} required {...form.getInputProps('submission_no')} />
        </>
      )}
    </StepDialog>
  );
}

const DECISIONS = { relieve: 'Relieved', pay: 'Paid', replace: 'Replaced' } as const;
type Decision = keyof typeof DECISIONS;

interface DecisionValues {
  decision: Decision;
  decided_on: string | null;
  decision_no: string;
  /** As it is typed, in pesos. */
  paid: string | number;
  receipt_no: string;
  replacement_id: number | null;
}

/** How a loss ended. */
export function DecideDialog({ move, onClose }: StepProps) {
  const today = useToday();
  const open = (Object.keys(DECISIONS) as Decision[]).filter((name) => move.actions.some(({ action }) => action === name));
  const initial: DecisionValues = {
    decision: open[0]!,
    decided_on: today,
    decision_no: '',
    paid: '',
    receipt_no: '',
    replacement_id: null,
  };
  return (
    <StepDialog
      move={move}
      title={say('Record the decision')}
      endpoint={decideLoss}
      initial={initial}
      body={({ decided_on, paid, ...values }) => ({
        ...values,
        decided_on: decided_on ?? '',
        paid: values.decision === 'pay' ? readMoney(paid) : null,
        receipt_no: values.decision === 'pay' ? values.receipt_no : '',
        replacement_id: values.decision === 'replace' ? values.replacement_id : null,
      })}
      draft="decide"
      submit={say('Record')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SegmentedControl
            aria-label={say('How it ended')}
            data={open.map((value) => ({ value, label: say(DECISIONS[value]) }))}
            {...form.getInputProps('decision')}
          />
          <Text size="sm">{say('{holder} is no longer accountable for it afterwards.', { holder: move.holder ?? '' })}</Text>
          <DateField label={say('Date')} required {...form.getInputProps('decided_on')} />
          <TextInput
            label={say('Decision of the Commission on Audit')}
            description={say('Its number')}
            required={form.values.decision === 'relieve'}
            {...form.getInputProps('decision_no')}
          />
          {form.values.decision === 'pay' && (
            <>
              <NumberInput
                label={say('Paid (PHP)')}
                required
                min={0}
                thousandSeparator=","
                inputMode="decimal"
                hideControls
                clampBehavior="none"
                {...form.getInputProps('paid')}
              />
              <TextInput label={say('Official receipt')} required {...form.getInputProps('receipt_no')} />
            </>
          )}
          {form.values.decision === 'replace' && (
            <ReplacementField
              value={form.values.replacement_id}
              onChange={(id) => form.setFieldValue('replacement_id', id)}
              error={form.errors['replacement_id']}
            />
          )}
        </>
      )}
    </StepDialog>
  );
}

/** What was found after the loss was decided; the rest stays missing. */
export function RecoverDialog({ move, onClose }: StepProps) {
  const missing = move.lines.filter(({ left_because: left }) => left === null);
  const initial: { item_ids: number[]; reason: string } = {
    item_ids: missing.length === 1 ? missing.map(({ id }) => id) : [],
    reason: '',
  };
  return (
    <StepDialog
      move={move}
      title={say('Found later')}
      endpoint={recoverLost}
      initial={initial}
      draft="recover"
      submit={say('Record as found')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('It is in stock again under its number. The loss stays closed, and {holder} is notified.', { holder: move.holder ?? '' })}
          </Text>
          <Checkbox.Group
            label={say('What was found')}
            required
            value={form.values.item_ids.map(String)}
            onChange={(ids) => form.setFieldValue('item_ids', ids.map(Number))}
            error={form.errors['item_ids'] ?? form.errors['item_ids.0']}
          >
            <Stack gap="xs" mt={4}>
              {missing.map(({ id, article, property_no }) => (
                <Checkbox key={id} value={String(id)} label={`${article}, ${property_no}`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Textarea label={say('Where and how it was found')} required autosize minRows={2} {...form.getInputProps('reason')} />
        </>
      )}
    </StepDialog>
  );
}

/** The item that was brought in its place: recorded as a delivery first, and in stock. */
function ReplacementField({ value, onChange, error }: { value: number | null; onChange: (id: number | null) => void; error: ReactNode }) {
  const [label, setLabel] = useState('');
  return (
    <RemotePicker
      label={say('Replaced by')}
      description={say('An item in stock, by number, article or serial number')}
      required
      endpoint={findFreeItems}
      rows="items"
      value={value}
      shown={label}
      error={error}
      onChange={(id, row) => {
        setLabel(row?.property_no ?? '');
        onChange(id);
      }}
      option={({ property_no, article, serial }) => ({ label: `${property_no} ${article}`, note: serial })}
    />
  );
}
