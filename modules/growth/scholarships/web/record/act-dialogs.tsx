import { Checkbox, Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { readMoney } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { BREACH_CAUSES, COST_NAMES } from '../../contract/codes.ts';
import * as steps from '../../contract/steps.ts';
import type { CostKind } from '../../rules/grant.ts';
import { ActDialog, type ActProps } from './act-dialog.tsx';
import { PesoField } from './peso-field.tsx';

/** A day that is chosen already, and may be emptied. */
const now = (): string | null => today().toString();

export function SignDialog(props: ActProps) {
  const initial = { signed_on: now(), notarized_on: null as string | null, no_case: false, case_note: '' };
  return (
    <ActDialog
      {...props}
      title={say('Record the contract')}
      endpoint={steps.signContract}
      initial={initial}
      body={({ signed_on, no_case, ...values }) => ({ ...values, signed_on: signed_on ?? '', no_case: no_case as true })}
      submit={say('Record the contract')}
    >
      {(form) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <DateField label={say('Signed on')} required {...form.getInputProps('signed_on')} />
            <DateField label={say('Notarized on')} required {...form.getInputProps('notarized_on')} />
          </SimpleGrid>
          <Checkbox label={say('No case is pending against the scholar')} {...form.getInputProps('no_case', { type: 'checkbox' })} />
          <TextInput
            label={say('Certified by')}
            description={say('Such as the certification of the legal office and its date')}
            required
            {...form.getInputProps('case_note')}
          />
        </>
      )}
    </ActDialog>
  );
}

export function ExtendDialog(props: ActProps) {
  return (
    <ActDialog
      {...props}
      title={say('Extend the study')}
      endpoint={steps.extendStudy}
      initial={{ to: null as string | null, remarks: '' }}
      body={({ to, remarks }) => ({ to: to ?? '', remarks })}
      submit={say('Extend')}
    >
      {(form) => (
        <>
          <DateField
            label={say('New last day')}
            description={say('Once, by at most {extension} months', { extension: props.scholarship.offered.extension })}
            required
            {...form.getInputProps('to')}
          />
          <Textarea label={say('Decision')} required autosize minRows={2} {...form.getInputProps('remarks')} />
        </>
      )}
    </ActDialog>
  );
}

export function CompleteDialog(props: ActProps) {
  return (
    <ActDialog
      {...props}
      title={say('Record completion')}
      endpoint={steps.completeStudy}
      initial={{ completed_on: null as string | null }}
      body={({ completed_on: day }) => ({ completed_on: day ?? '' })}
      submit={say('Record completion')}
    >
      {(form) => <DateField label={say('Degree finished on')} required {...form.getInputProps('completed_on')} />}
    </ActDialog>
  );
}

export function DiscontinueDialog(props: ActProps) {
  return (
    <ActDialog
      {...props}
      title={say('Discontinue the study')}
      endpoint={steps.discontinueStudy}
      initial={{ ended_on: null as string | null, remarks: '' }}
      body={({ ended_on: day, remarks }) => ({ ended_on: day ?? '', remarks })}
      submit={say('Discontinue')}
      danger
    >
      {(form) => (
        <>
          <DateField label={say('Last day of study')} required {...form.getInputProps('ended_on')} />
          <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('remarks')} />
        </>
      )}
    </ActDialog>
  );
}

export function ReturnDialog(props: ActProps) {
  return (
    <ActDialog
      {...props}
      title={say('Record the return to duty')}
      endpoint={steps.recordReturn}
      initial={{ reported_on: null as string | null }}
      body={({ reported_on: day }) => ({ reported_on: day ?? '' })}
      submit={say('Record the return')}
    >
      {(form) => <DateField label={say('Reported for duty on')} required {...form.getInputProps('reported_on')} />}
    </ActDialog>
  );
}

export function BreachDialog(props: ActProps) {
  const initial = { cause: null as string | null, last_day: now(), demanded_on: now(), remarks: '' };
  return (
    <ActDialog
      {...props}
      title={say('Declare a breach')}
      endpoint={steps.declareBreach}
      initial={initial}
      body={({ cause, last_day, demanded_on, remarks }) => ({
        cause: (cause ?? '') as keyof typeof BREACH_CAUSES,
        last_day: last_day ?? '',
        demanded_on: demanded_on ?? '',
        remarks,
      })}
      submit={say('Declare the breach')}
      danger
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('The refund is worked out as of the last day of service and kept with its figures. The scholar is notified.')}
          </Text>
          <Select label={say('Cause')} required data={choices(BREACH_CAUSES)} {...form.getInputProps('cause')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <DateField label={say('Last day of service that counts')} required {...form.getInputProps('last_day')} />
            <DateField
              label={say('Demanded on')}
              description={say('From this day interest runs, by the contract')}
              required
              {...form.getInputProps('demanded_on')}
            />
          </SimpleGrid>
          <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('remarks')} />
        </>
      )}
    </ActDialog>
  );
}

export function PayDialog(props: ActProps) {
  return (
    <ActDialog
      {...props}
      title={say('Record a payment')}
      endpoint={steps.recordPayment}
      initial={{ on: now(), amount: '', receipt: '' }}
      body={({ on, amount, receipt }) => ({ on: on ?? '', amount: readMoney(amount) ?? 0, receipt })}
      submit={say('Record the payment')}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DateField label={say('Paid on')} required {...form.getInputProps('on')} />
          <PesoField label={say('Amount (PHP)')} required {...form.getInputProps('amount')} />
          <TextInput label={say('Official receipt')} required {...form.getInputProps('receipt')} />
        </SimpleGrid>
      )}
    </ActDialog>
  );
}

interface CostValues {
  paid_on: string | null;
  kind: CostKind;
  amount: string | number;
  reference: string;
}

export function CostDialog(props: ActProps) {
  const initial: CostValues = { paid_on: now(), kind: 'TUITION', amount: '', reference: '' };
  return (
    <ActDialog
      {...props}
      title={say('Enter a cost')}
      endpoint={steps.addCost}
      initial={initial}
      body={({ paid_on, amount, ...values }) => ({ ...values, paid_on: paid_on ?? '', amount: readMoney(amount) ?? 0 })}
      submit={say('Enter')}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DateField label={say('Paid on')} required {...form.getInputProps('paid_on')} />
          <Select label={say('What for')} required allowDeselect={false} data={choices(COST_NAMES)} {...form.getInputProps('kind')} />
          <PesoField label={say('Amount (PHP)')} required {...form.getInputProps('amount')} />
          <TextInput label={say('Reference')} description={say('Such as the voucher')} {...form.getInputProps('reference')} />
        </SimpleGrid>
      )}
    </ActDialog>
  );
}

export function TermDialog(props: ActProps) {
  return (
    <ActDialog
      {...props}
      title={say('Add a term')}
      endpoint={steps.addTerm}
      initial={{ name: '', ends_on: null as string | null }}
      body={({ name, ends_on: day }) => ({ name, ends_on: day ?? '' })}
      submit={say('Add')}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={say('Term')}
            description={say('Such as First semester 2027 to 2028')}
            required
            {...form.getInputProps('name')}
          />
          <DateField label={say('Last day')} required {...form.getInputProps('ends_on')} />
        </SimpleGrid>
      )}
    </ActDialog>
  );
}
