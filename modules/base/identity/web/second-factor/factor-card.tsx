import type { ReactNode } from 'react';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';

interface FactorCardProps {
  title: string;
  /** Whether it is turned on; absent where that is no question. */
  isOn?: boolean;
  description: string;
  children: ReactNode;
}

export function FactorCard({ title, isOn, description, children }: FactorCardProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={2} size="h3">
            {title}
          </Title>
          {isOn !== undefined && <StatusBadge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        {children}
      </Stack>
    </Paper>
  );
}
