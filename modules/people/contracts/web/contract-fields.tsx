import { Checkbox, NumberInput, Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { readMoney, formatMoney } from '@talaan/kernel/contract/money.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { FundField } from '@talaan/personnel/web/fund-field.tsx';
import { CONTRACT_KINDS, RATE_KINDS } from '../contract.ts';
import { MOST_PREMIUM, nextPeriod, withPremium } from '../rules/contract-terms.ts';

export interface ContractValues {
  kind: 'JO' | 'COS';
  office_id: number | null;
  position_id: number | null;
  role: string;
  rate_kind: 'daily' | 'monthly';
  /** In pesos, as typed. */
  rate: string | number;
  premium: string | number;
  fund_source: string;
  fund_source_id: number | null;
  duties: string;
  first_signatory: string;
  second_signatory: string;
  allows_unpaid_absence: boolean;
  wellness_days: string | number;
  from: string | null;
  to: string | null;
}

/** What the fields mean to the call: money in centavos. */
export function bodyOf({ rate, premium, wellness_days, office_id, position_id, from, to, ...values }: ContractValues) {
  return {
    ...values,
    office_id: office_id ?? 0,
    position_id: position_id ?? 0,
    rate: readMoney(rate) ?? 0,
    premium: Number(premium) || 0,
    wellness_days: Number(wellness_days) || 0,
    from: from ?? '',
    to: to ?? '',
  };
}

interface ContractFieldsProps<V extends ContractValues> {
  form: UseFormReturnType<V>;
  /** The comparable position of the contract as it is. */
  position?: string;
}

export function ContractFields<V extends ContractValues>({ form: given, position }: ContractFieldsProps<V>) {
  const form = given as unknown as UseFormReturnType<ContractValues>;
  const { rate, premium, rate_kind: kind, from, fund_source_id: fund } = form.getValues();
  const centavos = readMoney(rate);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select label="Kind" required allowDeselect={false} data={choices(CONTRACT_KINDS)} {...form.getInputProps('kind')} />
        <OfficePicker label="Office" required placeholder="Where the work is done" {...form.getInputProps('office_id')} />
        <TextInput label="Role" required description="What the contract calls the work" {...form.getInputProps('role')} />
        <RemotePicker
          label="Comparable position"
          description="Position for comparing the rate"
          required
          endpoint={listPositions}
          rows="positions"
          shown={position}
          option={(row) => ({ label: row.name, note: row.salary_grade === null ? null : `Salary grade ${row.salary_grade}` })}
          value={form.getValues().position_id}
          onChange={(id) => form.setFieldValue('position_id', id)}
          error={form.errors.position_id}
        />
        <DateField
          label="First day"
          required
          {...form.getInputProps('from')}
          onChange={(day: string | null) => {
            form.setFieldValue('from', day);
            if (day && !form.getValues().to) form.setFieldValue('to', lastDayFrom(day));
          }}
        />
        <DateField label="Last day" required description="Six months at most, within the fiscal year" {...form.getInputProps('to')} />
        <NumberInput
          label="Rate in pesos"
          required
          min={0}
          decimalScale={2}
          thousandSeparator=","
          inputMode="decimal"
          {...form.getInputProps('rate')}
        />
        <Select label="The rate is for" allowDeselect={false} data={choices(RATE_KINDS)} {...form.getInputProps('rate_kind')} />
        <NumberInput
          label="Premium in percent"
          min={0}
          max={MOST_PREMIUM}
          allowDecimal={false}
          description={
            centavos !== null && centavos > 0
              ? `Pays ${formatMoney(withPremium(centavos, Number(premium) || 0))} ${RATE_KINDS[kind]}`
              : `${MOST_PREMIUM} at most`
          }
          {...form.getInputProps('premium')}
        />
        <FundField
          paidAs="CONTRACT"
          on={from}
          value={fund}
          onChange={(id) => form.setFieldValue('fund_source_id', id)}
          error={form.errors.fund_source_id}
          otherwise={
            <TextInput label="Fund source" description="Needed before it is sent for signature" {...form.getInputProps('fund_source')} />
          }
        />
      </SimpleGrid>
      <Textarea label="Duties" autosize minRows={4} {...form.getInputProps('duties')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Signs for the university" {...form.getInputProps('first_signatory')} />
        <TextInput label="Recommends" {...form.getInputProps('second_signatory')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Checkbox
          mt="lg"
          label="Allows absence without pay"
          description="Filed as leave without pay; approved days are not paid"
          {...form.getInputProps('allows_unpaid_absence', { type: 'checkbox' })}
        />
        <NumberInput
          label="Days of wellness leave"
          description="0 where the contract gives none; 5 at most"
          min={0}
          max={5}
          allowDecimal={false}
          {...form.getInputProps('wellness_days')}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        No employer and employee relation arises from it: no leave credits, no GSIS, no bonus, no government service (CSC-COA-DBM JC 1
        s.2025).
      </Text>
    </>
  );
}

function lastDayFrom(day: string): string {
  return nextPeriod(Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()).to;
}
