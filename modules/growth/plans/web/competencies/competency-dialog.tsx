import { Checkbox, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addCompetency, CATEGORIES, changeCompetency, LEVEL_NAMES, type Competency } from '../../contract/competencies.ts';

const BLANK = { name: '', category: 'TECHNICAL' as Competency['category'], description: '', levels: ['', '', '', ''], is_retired: false };

/** Adds a competency, or changes the one given. */
export function CompetencyDialog({ competency, onClose }: { competency: Competency | null; onClose: () => void }) {
  const { name, category, description, levels, is_retired } = competency ?? BLANK;
  return (
    <Dialog size="form" title={competency ? 'Change competency' : 'Add competency'} onClose={onClose}>
      <FormShell
        endpoint={competency ? changeCompetency : addCompetency}
        params={(competency ? { id: competency.id } : {}) as never}
        initial={{ name, category, description, levels, is_retired }}
        draft={`competency:${competency?.id ?? 'new'}`}
        submit={competency ? 'Save' : 'Add competency'}
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Name" required {...form.getInputProps('name')} />
              <Select label="Category" required allowDeselect={false} data={choices(CATEGORIES)} {...form.getInputProps('category')} />
            </SimpleGrid>
            <Textarea label="Description" autosize minRows={2} {...form.getInputProps('description')} />
            {Object.values(LEVEL_NAMES).map((label, at) => (
              <Textarea key={label} label={`Level ${label}`} required autosize minRows={1} {...form.getInputProps(`levels.${at}`)} />
            ))}
            {competency && <Checkbox label="Retired: offered no more" {...form.getInputProps('is_retired', { type: 'checkbox' })} />}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
