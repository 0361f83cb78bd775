import { Checkbox, Group, Select, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useNavigate, useParams } from 'react-router';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { centavosOf } from '@talaan/property/web/desk/centavos.ts';
import { MoneyField } from '@talaan/property/web/desk/money-field.tsx';
import { listCharges, listPostings, readMonthToPay, recordPayment, type Payee } from '../../contract/charges.ts';
import { listSources, readSource } from '../../contract/sources.ts';
import { monthWord } from '../month-word.ts';

interface Values {
  reference: string;
  closes: boolean;
  payments: { charge_id: number; is_paid: boolean; amount: string | number }[];
}

const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthWord(at + 1) }));

/** What a payroll or voucher paid for a month takes the place of what was obligated. */
export function Screen() {
  const id = Number(useParams().id);
  const { search, change } = useAddress();
  const month = Number(search.get('month')) || today().month;
  const answer = useCall(readMonthToPay, { params: { id, month } });
  const found = answer.isPlaceholderData ? undefined : answer.data;
  if (answer.isError) return <RecordFailed title="Record a payment" list="/payroll/casual_fund_source" answer={answer} />;
  return (
    <Page
      title="Record a payment"
      intro={found && `${found.source.name}. What was paid takes the place of what was obligated for the month.`}
    >
      <Stack gap="md" maw={860}>
        <Select
          label="Month"
          w={220}
          allowDeselect={false}
          data={MONTHS}
          value={String(month)}
          onChange={(next) => change({ month: next })}
        />
        {!found ? (
          <Skeleton h={320} aria-busy />
        ) : found.payees.length === 0 ? (
          <NothingHere title={`No one is paid in ${monthWord(month)}`} description="Choose another month." />
        ) : (
          <Payment key={month} id={id} month={month} payees={found.payees} />
        )}
      </Stack>
    </Page>
  );
}

function Payment({ id, month, payees }: { id: number; month: number; payees: readonly Payee[] }) {
  const navigate = useNavigate();
  const initial: Values = {
    reference: '',
    closes: true,
    payments: payees.map(({ charge_id, to_pay, is_closed }) => ({ charge_id, is_paid: !is_closed && to_pay > 0, amount: to_pay / 100 })),
  };
  const back = () => void navigate(`/payroll/casual_fund_source/${id}`);
  return (
    <FormShell
      endpoint={recordPayment}
      params={{ id, month }}
      initial={initial}
      body={({ reference, closes, payments }) => ({
        reference,
        closes,
        payments: payments.flatMap(({ charge_id, is_paid, amount }) => (is_paid ? [{ charge_id, amount: centavosOf(amount) }] : [])),
      })}
      draft={`fund-payment:${id}:${month}`}
      submit="Record payment"
      success={({ message }) => message}
      alsoRefresh={[listSources, readSource, listCharges, listPostings, readMonthToPay]}
      onDone={back}
      onCancel={back}
    >
      {(form) => <Fields form={form} payees={payees} />}
    </FormShell>
  );
}

function Fields({ form, payees }: { form: UseFormReturnType<Values>; payees: readonly Payee[] }) {
  const { payments } = form.getValues();
  const paid = payments.filter(({ is_paid }) => is_paid);
  const sum = paid.reduce((total, { amount }) => total + centavosOf(amount), 0);
  const due = payees.reduce((total, { to_pay }, at) => total + (payments[at]!.is_paid ? to_pay : 0), 0);
  const tick = (isPaid: boolean) =>
    form.setFieldValue(
      'payments',
      payments.map((one) => ({ ...one, is_paid: isPaid })),
    );
  return (
    <Stack gap="md">
      <TextInput label="Payroll or voucher no." required maw={320} {...form.getInputProps('reference')} />
      <Checkbox
        label="It is the last payment of this month"
        description="What was obligated for the month and not paid is freed"
        {...form.getInputProps('closes', { type: 'checkbox' })}
      />
      <Table.ScrollContainer minWidth={330} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={44}>
                <Checkbox
                  aria-label="All"
                  checked={paid.length === payments.length}
                  indeterminate={paid.length > 0 && paid.length < payments.length}
                  onChange={({ currentTarget: { checked } }) => tick(checked)}
                />
              </Table.Th>
              <Table.Th>Name</Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                Obligated
              </Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                Paid before
              </Table.Th>
              <Table.Th ta="end" w={{ base: 132, sm: 170 }}>
                Paid (PHP)
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {payees.map((payee, at) => (
              <Table.Tr key={payee.charge_id}>
                <Table.Td>
                  <Checkbox
                    aria-label={`Paid: ${payee.fullname}`}
                    {...form.getInputProps(`payments.${at}.is_paid`, { type: 'checkbox' })}
                  />
                </Table.Td>
                <Table.Td>
                  <NamedFace fullname={payee.fullname} avatar={payee.avatar} office={payee.office} />
                  <Text size="xs" c="dimmed">
                    {payee.title}, {payee.office}
                  </Text>
                  <Text size="xs" c="dimmed" hiddenFrom="sm">
                    {formatMoney(payee.to_pay)} obligated
                  </Text>
                </Table.Td>
                <Table.Td ta="end" visibleFrom="sm">
                  {formatMoney(payee.to_pay)}
                </Table.Td>
                <Table.Td ta="end" visibleFrom="sm">
                  {payee.paid === 0 ? '—' : formatMoney(payee.paid)}
                </Table.Td>
                <Table.Td>
                  <MoneyField
                    aria-label={`Paid to ${payee.fullname} in pesos`}
                    disabled={!payments[at]!.is_paid}
                    {...form.getInputProps(`payments.${at}.amount`)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{formatPesos(sum)}</Text>
        <Text size="sm" c="dimmed">
          {sum === due ? 'As obligated' : `${formatPesos(Math.abs(due - sum))} ${sum < due ? 'less' : 'more'} than obligated`}
        </Text>
      </Group>
      {form.errors.payments && (
        <Text size="sm" c="red">
          {form.errors.payments}
        </Text>
      )}
    </Stack>
  );
}
