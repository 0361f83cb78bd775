import { NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addSchoolYear, changeSchoolYear, listSchoolYears, type SchoolYearRow } from '@talaan/leave/contract/school-years.ts';
import { listVacationPay } from '../../contract/vacation-pay.ts';

/** The long vacation and Christmas (domain page, 9.6). */
const USUAL_DAYS = 84;

interface TypedYear {
  name: string;
  first_day: string | null;
  last_day: string | null;
  christmas_from: string | null;
  christmas_to: string | null;
  vacation_days: number | string;
}

const bodyOf = ({ name, vacation_days, first_day, last_day, christmas_from, christmas_to }: TypedYear) => ({
  name,
  first_day: first_day ?? '',
  last_day: last_day ?? '',
  christmas_from: christmas_from ?? '',
  christmas_to: christmas_to ?? '',
  vacation_days: vacation_days === '' ? Number.NaN : Number(vacation_days),
});

const fields = (form: UseFormReturnType<TypedYear>) => (
  <Stack gap="md">
    <TextInput label="School year" description="Such as 2026-2027" required maxLength={30} {...form.getInputProps('name')} />
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <DateField label="First day" required {...form.getInputProps('first_day')} />
      <DateField label="Last day" required {...form.getInputProps('last_day')} />
      <DateField label="Christmas vacation from" required {...form.getInputProps('christmas_from')} />
      <DateField label="Christmas vacation to" required {...form.getInputProps('christmas_to')} />
    </SimpleGrid>
    <NumberInput
      label="Vacation days"
      description="Of the long vacation and Christmas together, for those who served the whole year"
      required
      min={1}
      max={183}
      allowDecimal={false}
      {...form.getInputProps('vacation_days')}
    />
  </Stack>
);

/** A new school year, or one that is corrected. */
export function SchoolYearDialog({ year, onClose }: { year: SchoolYearRow | null; onClose: () => void }) {
  const shared = {
    initial: {
      name: year?.name ?? '',
      first_day: year?.first_day ?? null,
      last_day: year?.last_day ?? null,
      christmas_from: year?.christmas_from ?? null,
      christmas_to: year?.christmas_to ?? null,
      vacation_days: year?.vacation_days ?? USUAL_DAYS,
    } as TypedYear,
    body: bodyOf,
    draft: `school-year:${year?.id ?? 'new'}`,
    success: 'The school year was saved.',
    alsoRefresh: [listSchoolYears, listVacationPay],
    onDone: onClose,
  };
  return (
    <Dialog size="form" title={year ? `School year ${year.name}` : 'Add a school year'} onClose={onClose}>
      {year ? (
        <FormShell endpoint={changeSchoolYear} params={{ id: year.id }} submit="Save" {...shared}>
          {fields}
        </FormShell>
      ) : (
        <FormShell endpoint={addSchoolYear} submit="Add" {...shared}>
          {fields}
        </FormShell>
      )}
    </Dialog>
  );
}
