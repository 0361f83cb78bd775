import { Stack, Switch, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import type { Lookup, LookupRow } from '@talaan/kernel/contract/lookup.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { ExtraField } from './extra-fields.ts';

type Values = Record<string, string | boolean>;

interface NameDialogProps {
  lookup: Lookup;
  fields: readonly ExtraField[];
  row: LookupRow | undefined;
  onClose: () => void;
}

/** Adds a name to a list, or edits one. */
export function NameDialog({ lookup, fields, row, onClose }: NameDialogProps) {
  const now = row as unknown as Values | undefined;
  const initial: Values = {
    name: row?.name ?? '',
    ...(row ? {} : { code: '' }),
    ...Object.fromEntries(fields.map((field) => [field.name, now?.[field.name] ?? (field.kind === 'text' ? '' : false)])),
  };
  return (
    <Dialog onClose={onClose} title={row ? `Edit ${row.name}` : `Add ${lookup.named}`}>
      <FormShell
        endpoint={row ? lookup.change : lookup.add}
        params={row ? { id: row.id } : undefined}
        initial={initial}
        draft={`${lookup.table}:${row?.id ?? 'new'}`}
        submit={row ? 'Save' : 'Add'}
        success={row ? 'The name has been saved.' : 'The name has been added.'}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <TextInput
              label="Name"
              required
              data-autofocus
              description={row ? 'Papers that are printed from now on carry the new name' : undefined}
              {...form.getInputProps('name')}
            />
            {!row && <TextInput label="Code" description="Made from the name if left empty; it stays" {...form.getInputProps('code')} />}
            {fields.map((field) =>
              field.kind === 'text' ? (
                <TextInput key={field.name} label={field.title} description={field.description} {...form.getInputProps(field.name)} />
              ) : (
                <Switch
                  key={field.name}
                  label={field.title}
                  description={field.description}
                  {...form.getInputProps(field.name, { type: 'checkbox' })}
                />
              ),
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
