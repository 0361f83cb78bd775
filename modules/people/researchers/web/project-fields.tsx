import type { ReactNode } from 'react';
import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

export interface TypedProject {
  /** Tells the rows apart. */
  line: number;
  title: string;
  role: string;
  funder: string;
}

interface ProjectFieldsProps {
  projects: TypedProject[];
  errors: Record<string, ReactNode>;
  onChange: (projects: TypedProject[]) => void;
}

export function ProjectFields({ projects, errors, onChange }: ProjectFieldsProps) {
  const change = (at: number, part: Partial<TypedProject>) =>
    onChange(projects.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Fieldset legend="Projects">
      <Stack gap="sm">
        {projects.map((project, at) => (
          <Group key={project.line} align="flex-end" wrap="nowrap" gap="xs">
            <Stack gap="xs" flex={1}>
              <TextInput
                label={`Project ${at + 1}`}
                value={project.title}
                error={errors[`projects.${at}.title`]}
                onChange={(event) => change(at, { title: event.currentTarget.value })}
              />
              <Group grow gap="xs">
                <TextInput
                  aria-label={`Role in project ${at + 1}`}
                  placeholder="Role"
                  value={project.role}
                  onChange={(event) => change(at, { role: event.currentTarget.value })}
                />
                <TextInput
                  aria-label={`Funder of project ${at + 1}`}
                  placeholder="Funded by"
                  value={project.funder}
                  onChange={(event) => change(at, { funder: event.currentTarget.value })}
                />
              </Group>
            </Stack>
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={`Remove project ${at + 1}`}
              onClick={() => onChange(projects.filter((_, index) => index !== at))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              onChange([...projects, { line: Math.max(-1, ...projects.map(({ line }) => line)) + 1, title: '', role: '', funder: '' }])
            }
          >
            Add a project
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
