import type { ReactNode } from 'react';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { Line, ShownForm } from '../../contract/forms.ts';

/** The lines of a form under their functions with the weights; two parts where a designation is held. */
export function FormGroups({
  form,
  render,
}: {
  form: Pick<ShownForm, 'lines' | 'weights'>;
  render: (line: Line, at: number) => ReactNode;
}) {
  const isParted = form.weights.length > 1;
  return (
    <Stack gap="lg">
      {form.weights.flatMap((part) =>
        part.groups.map((group) => {
          const lines = form.lines.filter((line) => line.part === part.code && line.group === group.code);
          if (lines.length === 0) return null;
          return (
            <Stack key={`${part.code} ${group.code}`} gap="xs" component="section" aria-label={group.name}>
              <Group gap="xs" align="baseline">
                <Title order={3} size="h5">
                  {isParted ? `${part.name}: ${group.name}` : group.name}
                </Title>
                <Text size="sm" c="dimmed">
                  {isParted ? `${group.weight} % of ${part.weight} %` : `${group.weight} %`}
                </Text>
              </Group>
              {lines.map((line) => render(line, form.lines.indexOf(line)))}
            </Stack>
          );
        }),
      )}
    </Stack>
  );
}
