import type { ReactNode } from 'react';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useTellHeading } from '../heading.ts';
import { MainAct } from '../phone/main-act.tsx';
import './page.css';
import { say, saidIfText } from '../../contract/say.ts';

/** A title of up to so many letters is whole in the top bar of a phone, in two lines. */
const IN_TOP_BAR = 32;

interface PageProps {
  title: string;
  /** One sentence under the title, where the title alone does not say it. */
  intro?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  /** What one came to do, after the others; on a phone at the foot of the screen. */
  main?: ReactNode;
  children: ReactNode;
}

/** The head and body of every screen. On a phone the title is that of the top bar. */
export function Page({ title: written, intro, actions, main, children }: PageProps) {
  const title = say(written);
  useTellHeading(title);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end" gap="sm" className="page-head">
        <Stack gap={2} className="page-words">
          <Title order={1} data-in-top-bar={title.length <= IN_TOP_BAR || undefined}>
            {title}
          </Title>
          {intro && (
            <Text c="dimmed" size="sm">
              {saidIfText(intro)}
            </Text>
          )}
        </Stack>
        {(actions || main) && (
          <Group gap="xs" className="is-dense">
            {actions}
            {main && <MainAct>{main}</MainAct>}
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  );
}
