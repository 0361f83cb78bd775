import type { ReactNode } from 'react';
import { Box, Drawer, NavLink, Progress, Stack, Text, UnstyledButton, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertCircle, IconChevronDown, IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatStanding, standingOf, type SectionState } from './section-state.ts';
import './section-rail.css';

interface RailProps {
  sections: SectionState[];
  /** The name of the open one. */
  open: string;
  /** Out of 100. */
  score: number;
  /** The address of a section. */
  to: (name: string) => string;
  /** Stands with the rail, in sight however far one scrolled: whether what was typed is saved. */
  foot: ReactNode;
}

const ICONS = { returned: IconAlertCircle, missing: IconCircleDashed, none: IconCircleMinus, complete: IconCircleCheck };
const COLORS = { returned: 'red', missing: undefined, none: 'dimmed', complete: 'green' };

/** The sections of a long form at its left, each with how it stands; it stays in sight while the form scrolls. */
export function SectionRail(props: RailProps) {
  return (
    <nav aria-label={say('Sections')} className="section-rail">
      <RailLinks {...props} />
      <Box px="xs" pt="sm">
        {props.foot}
      </Box>
    </nav>
  );
}

/** The same on a phone: the open section and how far one is, and the others behind it. */
export function SectionSelect(props: RailProps) {
  const [opened, { open, close }] = useDisclosure();
  const at = props.sections.findIndex(({ name }) => name === props.open);
  const current = props.sections[at];
  if (!current) return null;
  return (
    <>
      <UnstyledButton className="section-select" onClick={open} aria-haspopup="dialog">
        <Group justify="space-between" wrap="nowrap" px="sm" py="xs">
          <Stack gap={0} miw={0}>
            <Text size="xs" c="dimmed">
              {say('Section {at} of {length} · {score}% complete', { at: at + 1, length: props.sections.length, score: props.score })}
            </Text>
            <Text fw={600} truncate>
              {current.label}
            </Text>
          </Stack>
          <IconChevronDown size={20} aria-hidden />
        </Group>
        <Progress value={props.score} size="xs" radius={0} aria-hidden />
      </UnstyledButton>
      {props.foot && <div className="section-foot">{props.foot}</div>}
      <Drawer opened={opened} onClose={close} title={say('Sections')} position="bottom" size="85%">
        <nav aria-label={say('Sections')}>
          <RailLinks {...props} onFollow={close} />
        </nav>
      </Drawer>
    </>
  );
}

function RailLinks({ sections, open, to, onFollow }: Omit<RailProps, 'foot'> & { onFollow?: () => void }) {
  return (
    <Stack gap={2} component="ol" className="rail-links">
      {sections.map((section) => {
        const standing = standingOf(section);
        const Icon = ICONS[standing];
        return (
          <li key={section.name}>
            <NavLink
              component={Link}
              to={to(section.name)}
              onClick={onFollow}
              active={section.name === open}
              aria-current={section.name === open ? 'step' : undefined}
              label={section.label}
              description={formatStanding(section)}
              leftSection={
                <Text c={COLORS[standing]} lh={0} component="span">
                  <Icon size={18} aria-hidden />
                </Text>
              }
              className="rail-link"
            />
          </li>
        );
      })}
    </Stack>
  );
}
