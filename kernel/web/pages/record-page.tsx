import type { ReactNode } from 'react';
import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTellHeading } from '../heading.ts';
import { MainAct } from '../phone/main-act.tsx';
import type { Neighbours } from './use-neighbours.ts';
import './record-page.css';
import { say } from '../../contract/say.ts';

interface RecordPageProps {
  name: string;
  photo?: ReactNode;
  /** A badge, where the state is not the usual one. */
  state?: ReactNode;
  /** What it is today, in one line. */
  line: string;
  neighbours: Neighbours | undefined;
  /** The address of a neighbour. */
  open: (id: number) => string;
  /** The menu of the other actions. */
  actions?: ReactNode;
  /** What one came to do; on a phone at the foot of the screen. */
  main?: ReactNode;
  children: ReactNode;
}

/** A record as a page: its name, state and main action stay in sight, and the next of the list is one click away. */
export function RecordPage({ name, photo, state, line, neighbours, open, actions, main, children }: RecordPageProps) {
  useTellHeading(name);
  return (
    <Stack gap="md">
      <Group className="record-head" gap="sm" wrap="nowrap">
        {photo}
        <Stack gap={0} flex={1} miw={0}>
          <Group gap="xs" className="record-name">
            <Title order={1} lineClamp={1}>
              {name}
            </Title>
            {state}
          </Group>
          <Text size="sm" c="dimmed" truncate title={line}>
            {line}
          </Text>
        </Stack>
        {neighbours && <Walk neighbours={neighbours} open={open} />}
        <Group gap="xs" wrap="nowrap">
          {main && <MainAct>{main}</MainAct>}
          {actions}
        </Group>
      </Group>
      {children}
    </Stack>
  );
}

function Walk({ neighbours: { at, of, before, after }, open }: { neighbours: Neighbours; open: (id: number) => string }) {
  return (
    <Group gap={4} wrap="nowrap" visibleFrom="sm" component="nav" aria-label={say('The list you came from')}>
      <Step label={say('Previous')} to={before === undefined ? undefined : open(before)} icon={<IconChevronLeft size={18} />} />
      <Text size="sm" c="dimmed">
        {say('{at} of {of}', { at, of })}
      </Text>
      <Step label={say('Next')} to={after === undefined ? undefined : open(after)} icon={<IconChevronRight size={18} />} />
    </Group>
  );
}

function Step({ label, to, icon }: { label: string; to: string | undefined; icon: ReactNode }) {
  if (to === undefined)
    return (
      <ActionIcon variant="subtle" color="gray" disabled aria-label={label}>
        {icon}
      </ActionIcon>
    );
  return (
    <ActionIcon variant="subtle" color="gray" component={Link} to={to} aria-label={label}>
      {icon}
    </ActionIcon>
  );
}
