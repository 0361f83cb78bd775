import { Group, Select } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { listRoles, SCOPES, type ScopeKind } from '../../contract/roles.ts';

/** A role over a scope, from and to a day, as a form has it. */
export interface GrantValues {
  role_id: string | null;
  scope: ScopeKind | null;
  office_id: number | null;
  campus_id: string | null;
  from: string | null;
  to: string | null;
}

export function emptyGrant(today: string): GrantValues {
  return { role_id: null, scope: null, office_id: null, campus_id: null, from: today, to: null };
}

/** The body of the call; what is missing is told by its schema. */
export function grantBody({ role_id, scope, office_id, campus_id, from, to }: GrantValues) {
  return {
    role_id: role_id ?? '',
    scope: scope as ScopeKind,
    office_id,
    campus_id: campus_id ? Number(campus_id) : null,
    from: from ?? '',
    to,
  };
}

const SCOPE_OPTIONS = choices(SCOPES);

export function GrantFields<V extends GrantValues>({ form, required }: { form: UseFormReturnType<V>; required: boolean }) {
  const answer = useCall(listRoles, { query: { per_page: 999 } });
  const roles = answer.data?.roles ?? [];
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const { role_id, scope } = form.getValues();
  const chosen = roles.find(({ id }) => String(id) === role_id);
  return (
    <>
      <SearchSelect
        label="Role"
        clearable={!required}
        withAsterisk={required}
        description={chosen?.description}
        isLoading={answer.isPending}
        data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.getInputProps('role_id')}
      />
      <Select
        label="Scope"
        withAsterisk={required}
        description={scope === 'headed' ? 'Follows who heads which office on the day.' : undefined}
        data={SCOPE_OPTIONS}
        {...form.getInputProps('scope')}
      />
      {scope === 'office' && <OfficePicker label="Office" required placeholder="Choose the office" {...form.getInputProps('office_id')} />}
      {scope === 'campus' && (
        <Select
          label="Campus"
          withAsterisk
          data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.getInputProps('campus_id')}
        />
      )}
      <Group grow align="flex-start">
        <DateField label="From" withAsterisk={required} {...form.getInputProps('from')} />
        <DateField label="Last day" clearable description="Without an end if left empty" {...form.getInputProps('to')} />
      </Group>
    </>
  );
}
