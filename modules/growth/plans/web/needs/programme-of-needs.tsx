import { Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { programmeBody, ProgrammeFieldset, typedProgramme } from '@talaan/trainings/web/programmes/programme-fields.tsx';
import { listNeeds, makeProgramme, type NeedRow } from '../../contract/needs.ts';

interface ProgrammeOfNeedsProps {
  needs: readonly NeedRow[];
  onClose: () => void;
}

/** A training that is made for chosen needs; its sessions are added where trainings are kept. */
export function ProgrammeOfNeeds({ needs, onClose }: ProgrammeOfNeedsProps) {
  const subjects = [...new Set(needs.map(({ competency, title }) => competency ?? title))];
  return (
    <Dialog size="form" title="Make a training of needs" onClose={onClose}>
      <FormShell
        endpoint={makeProgramme}
        initial={{ ...typedProgramme(null), venue: 'UNIVERSITY' as const, title: subjects.length === 1 ? subjects[0]! : '' }}
        body={(values) => ({ needs: needs.map(({ id }) => id), programme: { ...programmeBody(values), sessions: [] } })}
        draft="need:programme"
        submit="Add the training"
        success={({ message }) => message}
        alsoRefresh={[listNeeds]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">
              {`${count(needs.length, 'need')}: ${subjects.slice(0, 3).join('; ')}${subjects.length > 3 ? ` and ${subjects.length - 3} more` : ''}.`}
            </Text>
            {form.errors.needs && (
              <Text size="sm" c="red" role="alert">
                {form.errors.needs}
              </Text>
            )}
            <ProgrammeFieldset form={form} within="programme." />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
