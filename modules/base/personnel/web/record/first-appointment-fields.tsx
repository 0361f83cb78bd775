import { NumberInput, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { createPersonnel, findItems } from '../../contract/record.ts';
import { isPaidByFund } from '../../contract/funds-of-service.ts';
import { FundField } from '../fund-field.tsx';
import type { NewPerson } from './new-person-values.ts';

type Form = UseFormReturnType<NewPerson>;

/** Office, position or item, status and pay of a first appointment; an item fills position, office and grade. */
export function FirstAppointmentFields({ form }: { form: Form }) {
  const { appointment } = form.getValues();
  const lists = useCall(createPersonnel, { query: { on: appointment.from ?? undefined } }).data;
  const status = lists?.appointment_status.find(({ code }) => code === appointment.status_code);
  const isPaidByMonth = status ? status.government_service && status.code !== 'PT' : true;
  const set = (change: Partial<NewPerson['appointment']>) =>
    form.setValues({ appointment: { ...form.getValues().appointment, ...change } });
  const choices = (rows: { code: string; name: string }[] | undefined) =>
    (rows ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        First appointment
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        <DateField label="First day" required {...form.getInputProps('appointment.from')} />
        <SearchSelect
          label="Status"
          required
          isLoading={lists === undefined}
          data={choices(lists?.appointment_status)}
          {...form.getInputProps('appointment.status_code')}
        />
        <Select label="Nature" required data={choices(lists?.appointment_nature)} {...form.getInputProps('appointment.nature_code')} />
        <RemotePicker
          endpoint={findItems}
          rows="items"
          query={{ on: appointment.from ?? undefined }}
          label="Plantilla item"
          placeholder="Number or position"
          value={appointment.item_id}
          shown={appointment.shown_item}
          option={(row) => ({ label: row.item_number, note: [row.position, row.office].filter(Boolean).join(', ') })}
          onChange={(id, row) =>
            set(
              row
                ? {
                    item_id: id,
                    shown_item: row.item_number,
                    position_id: row.position_id,
                    shown_position: row.position,
                    salary_grade: row.salary_grade,
                    step: row.step,
                    ...(row.office_id === null ? {} : { office_id: row.office_id }),
                  }
                : { item_id: id, shown_item: '' },
            )
          }
          error={form.errors['appointment.item_id']}
        />
        <RemotePicker
          // It keeps what it first showed: an item names another position.
          key={appointment.item_id ?? 'free'}
          endpoint={listPositions}
          rows="positions"
          label="Position"
          required
          value={appointment.position_id}
          shown={appointment.shown_position}
          option={(row) => ({ label: row.name, note: row.salary_grade === null ? null : `Salary grade ${row.salary_grade}` })}
          onChange={(id, row) => set({ position_id: id, shown_position: row?.name ?? '', salary_grade: row?.salary_grade ?? null })}
          error={form.errors['appointment.position_id']}
        />
        <OfficePicker label="Office" required placeholder="Choose the office" {...form.getInputProps('appointment.office_id')} />
        {isPaidByMonth ? <MonthlyPay form={form} lists={lists} /> : <DailyPay form={form} />}
        <DateField
          label="Last day"
          required={Boolean(status?.max_months)}
          description={status?.max_months ? `At most ${status.max_months} months` : 'Empty until further notice'}
          clearable
          clearButtonProps={{ 'aria-label': 'No last day' }}
          {...form.getInputProps('appointment.to')}
        />
        <TextInput label="Authority" placeholder="Board resolution, contract number" {...form.getInputProps('appointment.authority')} />
        {isPaidByFund(appointment.status_code) && (
          <FundField
            paidAs="CASUAL"
            on={appointment.from}
            value={appointment.fund_source_id}
            onChange={(id) => set({ fund_source_id: id })}
            error={form.errors['appointment.fund_source_id']}
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}

function MonthlyPay({ form, lists }: { form: Form; lists: { salary_table: SalaryTable | null } | undefined }) {
  const { salary_grade: grade, step } = form.getValues().appointment;
  const found = lists?.salary_table?.steps.find((one) => one.salary_grade === grade && one.step === step);
  const table = lists?.salary_table;
  return (
    <Stack gap={4}>
      <SimpleGrid cols={2}>
        <NumberInput label="Salary grade" min={1} max={33} allowDecimal={false} {...numberProps(form, 'salary_grade')} />
        <NumberInput label="Step" min={1} max={8} allowDecimal={false} {...numberProps(form, 'step')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" aria-live="polite">
        {found && table
          ? `PHP ${formatMoney(found.amount)} a month (${table.law})`
          : lists && !table
            ? 'No salary table is in force on that day'
            : ''}
      </Text>
    </Stack>
  );
}

interface SalaryTable {
  law: string;
  steps: { salary_grade: number; step: number; amount: number }[];
}

function DailyPay({ form }: { form: Form }) {
  return (
    <NumberInput label="Daily rate" prefix="PHP " decimalScale={2} thousandSeparator="," min={0} {...numberProps(form, 'daily_rate')} />
  );
}

/** An emptied number field is nothing. */
function numberProps(form: Form, field: 'salary_grade' | 'step' | 'daily_rate') {
  return {
    value: form.getValues().appointment[field] ?? '',
    onChange: (value: string | number) => form.setFieldValue(`appointment.${field}`, value === '' ? null : Number(value)),
    error: form.errors[`appointment.${field}`],
  };
}
