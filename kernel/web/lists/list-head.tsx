import { useState, type MouseEvent, type ReactNode } from 'react';
import { ActionIcon, Group, Popover, Text, Title } from '@mantine/core';
import { IconDots, IconInfoCircle } from '@tabler/icons-react';
import { saidIfText, say } from '../../contract/say.ts';

interface ListHeadProps {
  title: string;
  /** How many rows there are, in words. */
  total?: string | undefined;
  intro?: ReactNode;
  /** Its views, as tabs. */
  views: ReactNode;
  actions: ReactNode;
}

/** One line: the title, how many there are, what the list is about on demand, its views, and what can be done. */
export function ListHead({ title, total, intro, views, actions }: ListHeadProps) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" className="list-head is-dense" mih={32}>
      <Group gap="xs" wrap="nowrap" flex="none">
        <Title order={1}>{say(title)}</Title>
        {total !== undefined && (
          <Text c="dimmed" size="md" className="list-total">
            {total}
          </Text>
        )}
        {intro && (
          <Popover position="bottom-start" shadow="md" width={360} trapFocus returnFocus>
            <Popover.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={say('About this list')}>
                <IconInfoCircle size={18} stroke={1.75} />
              </ActionIcon>
            </Popover.Target>
            <Popover.Dropdown>
              <Text size="sm">{saidIfText(intro)}</Text>
            </Popover.Dropdown>
          </Popover>
        )}
      </Group>
      {views ?? <div />}
      <Group gap="xs" wrap="nowrap" flex="none" ms="auto">
        {actions}
      </Group>
    </Group>
  );
}

/** On a phone the top bar has the title, and what can be done waits behind a button; what was chosen takes its place. */
export function PhoneActions({ intro, children }: { intro?: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const closeWhenChosen = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest('a, button');
    if (pressed && !pressed.hasAttribute('aria-haspopup')) setOpened(false);
  };
  return (
    <Popover position="bottom-end" shadow="md" trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ActionIcon variant="default" size={44} aria-label={say('More')} onClick={() => setOpened((now) => !now)}>
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="phone-actions" maw={320} onClick={closeWhenChosen}>
        {intro && <Text size="sm">{saidIfText(intro)}</Text>}
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
