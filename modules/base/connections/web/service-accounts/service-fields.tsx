import { Checkbox, NumberInput, Select, TextInput, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { SERVICE_SCOPES, type ServiceScope } from '../../contract/service-accounts.ts';
import { SERVICE_GROUPS } from '../../rules/service-groups.ts';

export interface ServiceValues {
  name: string;
  purpose: string;
  groups: string[];
  scope: ServiceScope | null;
  office_id: number | null;
  campus_id: string | null;
  calls_a_minute: number | string;
  provisions: boolean;
}

/** The body of the call; what is missing is said by its schema. */
export function serviceBody({ groups, scope, campus_id, calls_a_minute, ...values }: ServiceValues) {
  return {
    ...values,
    groups: groups as Group[],
    scope: scope as ServiceScope,
    campus_id: campus_id ? Number(campus_id) : null,
    calls_a_minute: Number(calls_a_minute),
  };
}

const SCOPE_OPTIONS = choices(SERVICE_SCOPES);
const GROUP_OPTIONS = SERVICE_GROUPS.map((group) => ({ value: group, label: `${capitalized(GROUPS[group])} (${group})` }));

export function ServiceFields({ form }: { form: UseFormReturnType<ServiceValues> }) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const { scope } = form.getValues();
  return (
    <>
      <TextInput label="Name" withAsterisk {...form.getInputProps('name')} />
      <Textarea
        label="What it is for"
        description="Which system calls, and who looks after it."
        withAsterisk
        autosize
        {...form.getInputProps('purpose')}
      />
      <SearchMultiSelect
        label="View groups"
        description="What it opens. Payroll, health, users and roles are for people alone."
        withAsterisk={!form.getValues().provisions}
        data={GROUP_OPTIONS}
        {...form.getInputProps('groups')}
      />
      <Select label="Scope" withAsterisk data={SCOPE_OPTIONS} {...form.getInputProps('scope')} />
      {scope === 'office' && <OfficePicker label="Office" required placeholder="Choose the office" {...form.getInputProps('office_id')} />}
      {scope === 'campus' && (
        <Select
          label="Campus"
          withAsterisk
          data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.getInputProps('campus_id')}
        />
      )}
      <Checkbox
        label="Looks after accounts (SCIM)"
        description="The directory of the university, such as Entra ID: it adds accounts, names them and suspends them. Administrators stay beyond it."
        {...form.getInputProps('provisions', { type: 'checkbox' })}
      />
      <NumberInput
        label="Calls a minute"
        description="Further calls within the minute are refused (429)."
        withAsterisk
        min={1}
        max={6000}
        {...form.getInputProps('calls_a_minute')}
      />
    </>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
