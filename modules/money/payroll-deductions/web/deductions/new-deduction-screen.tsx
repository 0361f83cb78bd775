import { Box, Input, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { centavosOf } from '@talaan/property/web/desk/centavos.ts';
import { MoneyField } from '@talaan/property/web/desk/money-field.tsx';
import { enterDeduction, findPayrollPeople, listDeductions } from '../../contract/deductions.ts';
import { listLoanItems } from '../../contract/items.ts';

interface Values {
  personnel_id: number | null;
  code: string | null;
  reference_no: string;
  monthly: string | number;
  is_loan: boolean;
  principal: string | number;
  paid_before: string | number;
  from_month: string;
  has_end: boolean;
  to_month: string;
  authorized_on: string | null;
}

/** What a person authorized; of a loan also its principal, by which its balance is known. */
export function Screen() {
  const navigate = useNavigate();
  const items = useCall(listLoanItems, {}).data?.items.filter(({ is_used: isUsed }) => isUsed) ?? [];
  const present = today();
  const month = present.toPlainYearMonth().toString();
  const initial: Values = {
    personnel_id: null,
    code: null,
    reference_no: '',
    monthly: '',
    is_loan: true,
    principal: '',
    paid_before: '',
    from_month: month,
    has_end: false,
    to_month: month,
    authorized_on: present.toString(),
  };
  return (
    <Page title="New deduction" intro="It is in the next run that is computed. A run takes it as far as the net take-home pay allows.">
      <FormShell
        endpoint={enterDeduction}
        initial={initial}
        maw={760}
        body={({ is_loan: isLoan, has_end: hasEnd, ...values }) => ({
          ...values,
          personnel_id: values.personnel_id ?? 0,
          code: values.code ?? '',
          monthly: centavosOf(values.monthly),
          principal: isLoan ? centavosOf(values.principal) : null,
          paid_before: isLoan ? centavosOf(values.paid_before) : 0,
          to_month: hasEnd ? values.to_month : null,
          authorized_on: values.authorized_on ?? '',
        })}
        draft="payroll-deduction"
        submit="Enter the deduction"
        success={({ message }) => message}
        alsoRefresh={[listDeductions]}
        onDone={({ id }) => void navigate(`/payroll/deductions/${id}`, { replace: true })}
        onCancel={() => void navigate('/payroll/deductions')}
      >
        {(form) => (
          <Stack gap="md">
            <RemotePicker
              label="Person"
              description="By name or employee number"
              required
              endpoint={findPayrollPeople}
              rows="personnel"
              option={personOption}
              value={form.values.personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
              error={form.errors['personnel_id']}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <SearchSelect
                label="Item"
                required
                placeholder="Choose"
                data={items.map(({ code, name }) => ({ value: code, label: name }))}
                {...form.getInputProps('code')}
              />
              <TextInput label="Reference" description="The number with the lender" {...form.getInputProps('reference_no')} />
              <MoneyField label="Monthly (PHP)" required {...form.getInputProps('monthly')} />
              <DateField label="Authorized" required {...form.getInputProps('authorized_on')} />
            </SimpleGrid>
            <Switch label="It is a loan, which ends when its principal is paid" {...form.getInputProps('is_loan', { type: 'checkbox' })} />
            {form.values.is_loan && (
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
                <MoneyField label="Principal (PHP)" required {...form.getInputProps('principal')} />
                <MoneyField
                  label="Paid before (PHP)"
                  description="Before the first deduction here"
                  {...form.getInputProps('paid_before')}
                />
              </SimpleGrid>
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <Input.Wrapper label="From" required error={form.errors['from_month']}>
                <Box>
                  <MonthField w={220} month={form.values.from_month} onChange={(next) => form.setFieldValue('from_month', next)} />
                </Box>
              </Input.Wrapper>
              {form.values.has_end && (
                <Input.Wrapper label="Last month" required error={form.errors['to_month']}>
                  <Box>
                    <MonthField w={220} month={form.values.to_month} onChange={(next) => form.setFieldValue('to_month', next)} />
                  </Box>
                </Input.Wrapper>
              )}
            </SimpleGrid>
            <Switch label="It has a last month" {...form.getInputProps('has_end', { type: 'checkbox' })} />
          </Stack>
        )}
      </FormShell>
    </Page>
  );
}
