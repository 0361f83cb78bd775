import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { assess, type readHeld } from '../../contract/competencies.ts';
import type { CompetencyLevel } from '../../rules/needs.ts';
import { HeldList } from './held-list.tsx';

interface AssessDialogProps {
  found: Answer<typeof readHeld>;
  onClose: () => void;
}

const NONE = '-';
const LEVELS = [{ value: NONE, label: '—' }, ...['1', '2', '3', '4'].map((value) => ({ value, label: value }))];

/** At which levels a person is, chosen beside what the position asks for. */
export function AssessDialog({ found: { person, held, may_assess: mayAssess }, onClose }: AssessDialogProps) {
  const today = useToday();
  const title = `${person.fullname}, ${person.position ?? 'without a position'}`;
  if (!mayAssess)
    return (
      <Dialog size="form" title={title} onClose={onClose}>
        <HeldList held={held} />
      </Dialog>
    );
  const initial = { assessed_on: today as string | null, levels: held.map(({ has }) => (has === null ? NONE : String(has))) };
  return (
    <Dialog size="form" title={title} onClose={onClose}>
      <FormShell
        endpoint={assess}
        params={{ id: person.id }}
        initial={initial}
        body={({ assessed_on, levels }) => ({
          assessed_on: assessed_on ?? '',
          levels: levels.flatMap((level, at) =>
            level === NONE || level === initial.levels[at]
              ? []
              : [{ competency_id: held[at]!.competency_id, level: Number(level) as CompetencyLevel }],
          ),
        })}
        draft={`assessment:${person.id}`}
        submit="Save assessment"
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <DateField label="Assessed on" required {...form.getInputProps('assessed_on')} />
            {form.errors.levels && (
              <Text size="sm" c="red" role="alert">
                {form.errors.levels}
              </Text>
            )}
            {held.map(({ competency_id: id, name, level, levels }, at) => {
              const chosen = form.getValues().levels[at]!;
              const meaning = levels[(chosen === NONE ? level : Number(chosen)) - 1];
              return (
                <Stack key={id} gap={4}>
                  <Group justify="space-between" gap="sm">
                    <Text size="sm" fw={500} flex="1 1 200px">
                      {name}
                    </Text>
                    <SegmentedControl
                      size="xs"
                      aria-label={`Level of ${name}`}
                      data={LEVELS}
                      value={chosen}
                      onChange={(value) => form.setFieldValue(`levels.${at}`, value)}
                    />
                  </Group>
                  <Text size="xs" c="dimmed">
                    {chosen === NONE ? `Asked: level ${level}. ${meaning}` : `Asked: level ${level}. Level ${chosen}: ${meaning}`}
                  </Text>
                </Stack>
              );
            })}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
