import { Checkbox, Radio, Group, Stack, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { addService, editService, readPaperForm, type Service } from '../../contract/settings.ts';

interface ServiceDialogProps {
  service: Service | null;
  types: readonly { id: number; name: string }[];
  onClose: () => void;
}

interface Values {
  name: string;
  kind: 'external' | 'internal';
  office_id: number | null;
  is_active: boolean;
  type_ids: string[];
}

/** Adds a service of the Citizen’s Charter, or changes one. */
export function ServiceDialog({ service, types, onClose }: ServiceDialogProps) {
  const initial: Values = {
    name: service?.name ?? '',
    kind: service && !service.is_external ? 'internal' : 'external',
    office_id: service?.office_id ?? null,
    is_active: service?.is_active ?? true,
    type_ids: (service?.type_ids ?? []).map(String),
  };
  return (
    <Dialog title={service ? service.name : 'Add a service'} size="form" onClose={onClose}>
      <FormShell<typeof addService, Values>
        endpoint={service ? (editService as unknown as typeof addService) : addService}
        params={(service ? { id: service.id } : {}) as never}
        initial={initial}
        body={({ kind, type_ids: chosen, ...values }) => ({ ...values, is_external: kind === 'external', type_ids: chosen.map(Number) })}
        draft={`feedback-service:${service?.id ?? 'new'}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={[readPaperForm]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <TextInput label="Service" description="As the Citizen’s Charter names it" required {...form.getInputProps('name')} />
            <Radio.Group label="Kind" required {...form.getInputProps('kind')}>
              <Group gap="md" mt={4}>
                <Radio value="external" label="External: for clients" />
                <Radio value="internal" label="Internal: for employees" />
              </Group>
            </Radio.Group>
            <OfficePicker
              label="Office"
              description="Left empty, each office gives it that releases such a paper"
              placeholder="Any office"
              value={form.values.office_id}
              onChange={(id) => form.setFieldValue('office_id', id)}
              error={form.errors.office_id}
            />
            <SearchMultiSelect
              label="Document types"
              description="Papers of these types are its transactions. A type of another service goes over to this one."
              data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...form.getInputProps('type_ids')}
            />
            <Checkbox label="In use" {...form.getInputProps('is_active', { type: 'checkbox' })} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
