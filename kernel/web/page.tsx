import type { ReactNode } from 'react';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useTellHeading } from './heading.ts';

interface PageProps {
  title: string;
  /** One sentence under the title, where the title alone does not say it. */
  intro?: ReactNode;
  /** Buttons on the right, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The head and body of every screen. */
export function Page({ title, intro, actions, children }: PageProps) {
  useTellHeading(title);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end" gap="sm">
        <Stack gap={2} flex="1 1 16rem">
          <Title order={1}>{title}</Title>
          {intro && (
            <Text c="dimmed" size="sm">
              {intro}
            </Text>
          )}
        </Stack>
        {actions && (
          <Group gap="xs" className="is-dense">
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  );
}
