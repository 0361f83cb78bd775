import { Checkbox, Fieldset, NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { BOX_NAMES, CHARGE_NAMES, DETAIL_NAMES, UNIT_NAMES } from '../../rules/format-type.ts';
import { PaperFields } from './paper-fields.tsx';
import type { TypedTerms } from './typed-terms.ts';

const TEACHERS = {
  ANY: 'Teachers too',
  NOT_ON_TEACHER_LEAVE: 'Not teachers on teacher leave',
  ONLY_ON_TEACHER_LEAVE: 'Only teachers on teacher leave',
};

/** All that applies to a type of leave. */
export function TypeFields({ form, isNew }: { form: UseFormReturnType<TypedTerms>; isNew: boolean }) {
  const answer = useCall(appointmentStatuses.list, { query: { all: 1 } });
  const statuses = answer.data?.appointment_status ?? [];
  const { per, charge, event } = form.values;
  const asksForEvent = per === 'EVENT' || event !== '';
  const input = (name: keyof TypedTerms) => form.getInputProps(name);
  const tick = (name: keyof TypedTerms) => form.getInputProps(name, { type: 'checkbox' });
  const number = (name: keyof TypedTerms, label: string, description: string) => (
    <NumberInput label={label} description={description} min={0} allowDecimal={false} {...input(name)} />
  );
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {isNew && <TextInput label="Code" description="Short, as the leave card shows it" required maxLength={10} {...input('code')} />}
        <TextInput label="Name" required {...input('name')} />
        <DateField label="Applies from" description={isNew ? undefined : 'Today or later'} required {...input('effective_on')} />
        <TextInput label="Law or resolution" required {...input('law')} />
      </SimpleGrid>
      <Fieldset legend="What it gives">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select label="Taken from" data={choices(CHARGE_NAMES)} allowDeselect={false} {...input('charge')} />
          <Select label="Given" data={choices({ YEAR: 'Each year', EVENT: 'For each event' })} clearable {...input('per')} />
          <NumberInput
            label="Days"
            description="Empty where only the balance limits it"
            min={0}
            decimalScale={3}
            required={charge === 'OWN' && per === 'YEAR'}
            {...input('amount')}
          />
          <Select label="Counted in" data={choices(UNIT_NAMES)} allowDeselect={false} {...input('unit')} />
          {asksForEvent && (
            <TextInput
              label="Date of the event"
              description="As the form asks for it, such as Date of delivery"
              required={per === 'EVENT'}
              {...input('event')}
            />
          )}
          {asksForEvent && <Checkbox label="The event may still be to come when it is filed" {...tick('event_may_come')} />}
          {number('most_events', 'Most events', 'Empty without limit')}
          <Select label="Smallest part" data={choices({ DAY: 'A day', HALF: 'Half a day' })} allowDeselect={false} {...input('smallest')} />
          <Checkbox label="A date counts as one day, whatever the hours of the schedule" {...tick('counts_dates')} />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend="Who may use it">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SearchMultiSelect
            label="Status of appointment"
            isLoading={answer.isPending}
            data={statuses.map(({ code, name }) => ({ value: code, label: name }))}
            required
            {...input('statuses')}
          />
          <Select label="Teachers" data={choices(TEACHERS)} allowDeselect={false} {...input('teachers')} />
          <Select label="Sex" placeholder="Any" data={['Female', 'Male']} clearable {...input('sex')} />
          {number('service_months', 'Months of service', 'Before the first use')}
          <NumberInput
            label="Vacation leave at least"
            description="Days of balance that one must have"
            min={0}
            decimalScale={3}
            {...input('least_balance')}
          />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend="Filing">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {number('notice_days', 'Days before it begins', 'Empty where it may be filed on return')}
          {number('longest_run', 'Dates in a row at most', 'Empty without limit')}
          {number('before_days', 'Working days before the event', '0: not before it; empty without limit')}
          {number('within_days', 'Last day after the event', 'So many days after it at most')}
          {number('filed_within_days', 'Filed after the event', 'So many days after it at most')}
          <Select label="Box of CS Form No. 6" data={choices(BOX_NAMES)} allowDeselect={false} {...input('box')} />
          <Select label="Details of box 6.B" placeholder="None" data={choices(DETAIL_NAMES)} clearable {...input('details')} />
        </SimpleGrid>
      </Fieldset>
      <PaperFields papers={form.values.papers} errors={form.errors} onChange={(papers) => form.setFieldValue('papers', papers)} />
      <Stack gap="xs">
        <Checkbox label="It may be filed before its papers, which follow after the return" {...tick('papers_may_follow')} />
        <Checkbox label="Vacation and sick leave are earned while on it" {...tick('earns')} />
        <Checkbox label="Confidential: only HR and who approves see what it is" {...tick('is_confidential')} />
        <Checkbox label="It may be disapproved for the needs of the service" {...tick('is_discretionary')} />
        <Checkbox label="It can be applied for" {...tick('is_filed')} />
      </Stack>
    </Stack>
  );
}
