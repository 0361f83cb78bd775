import type { ReactNode } from 'react';
import { Paper, Stack, Text, Title } from '@mantine/core';
import './figure-card.css';

interface FigureCardProps {
  title: string;
  /** How it is counted, in one sentence. */
  note: string;
  children: ReactNode;
}

/** One figure of the screen, with how it is counted. */
export function FigureCard({ title, note, children }: FigureCardProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{title}</Title>
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
