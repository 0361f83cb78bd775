import { Select, SimpleGrid, Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { changeClearanceOffices, listClearanceOffices } from '../../contract/clearance-offices.ts';

const SIGNS = [
  { value: 'hr', label: 'HR' },
  { value: 'own', label: 'Office of the person' },
  { value: 'office', label: 'An office' },
];

/** Which office clears a person who leaves, of what. */
export function Screen() {
  const offices = useCall(listClearanceOffices, {});
  return (
    <Page
      title="Clearance offices"
      intro="The head of the office clears the line in their inbox. A change applies to clearances that are opened later."
    >
      {offices.isError && !offices.data && <LoadFailed failure={offices.error} onRetry={() => void offices.refetch()} />}
      {!offices.data && !offices.isError && <Skeleton h={320} aria-busy />}
      {offices.data && (
        <FormShell
          endpoint={changeClearanceOffices}
          initial={{ kinds: offices.data.kinds }}
          body={({ kinds }) => ({ kinds: kinds.map(({ name: _name, ...kind }) => kind) })}
          draft="clearance-offices"
          submit="Save"
          success="The offices were saved."
        >
          {(form) =>
            form.getValues().kinds.map(({ id, name, signs, office_id }, at) => (
              <SimpleGrid key={id} cols={{ base: 1, sm: 2 }}>
                <Select label={name} required allowDeselect={false} data={SIGNS} {...form.getInputProps(`kinds.${at}.signs`)} />
                {signs === 'office' && (
                  <OfficePicker
                    label="Office"
                    aria-label={`Office for ${name}`}
                    required
                    placeholder="Choose the office"
                    value={office_id}
                    onChange={(office) => form.setFieldValue(`kinds.${at}.office_id`, office)}
                    error={form.errors[`kinds.${at}.office_id`]}
                  />
                )}
              </SimpleGrid>
            ))
          }
        </FormShell>
      )}
    </Page>
  );
}
