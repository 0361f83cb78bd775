import { Anchor, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconArrowMoveRight, IconDots, IconDoor, IconPencil, IconTypography, IconUserPlus, IconArrowsSplit2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { OfficeRecord } from '../../contract/departments.ts';
import type { AskedOfOffice } from './forms/office-dialog.tsx';
import { OfficeHeads } from './office-heads.tsx';
import { OfficeTimeline } from './office-timeline.tsx';

const OfficeDialog = openedLater(async () => (await import('./forms/office-dialog.tsx')).OfficeDialog);

interface OfficeDetailsProps {
  office: OfficeRecord;
  version: number | undefined;
  droppedOn: { parentId: number | null } | null;
  onDropDone: () => void;
  onChoose: (id: number) => void;
}

/** An office: what it is, who heads it, what may be done with it, and what has been. */
export function OfficeDetails({ office, version, droppedOn, onDropDone, onChoose }: OfficeDetailsProps) {
  const [chosen, setChosen] = useState<AskedOfOffice | null>(null);
  const asked = droppedOn ? 'move' : chosen;
  const close = () => {
    setChosen(null);
    onDropDone();
  };
  const parent = office.places.find((place) => (place.parent?.id ?? null) === office.parent_id)?.parent;
  const ask = (what: AskedOfOffice) => () => setChosen(what);
  return (
    <Stack gap="lg">
      <Stack gap={4} pe="xl">
        <Title order={2}>{office.fullname}</Title>
        <Group gap="xs">
          <Text c="dimmed">
            {office.acronym} · {office.campus}
          </Text>
          {!office.is_active && <StatusBadge tone="past">Closed</StatusBadge>}
        </Group>
        {parent && (
          <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onChoose(parent.id)}>
            Under {parent.fullname}
          </Anchor>
        )}
      </Stack>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconTypography size={16} />} onClick={ask('rename')}>
          Rename
        </Button>
        <Button variant="default" leftSection={<IconArrowMoveRight size={16} />} onClick={ask('move')}>
          Move to …
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component={Link}
              to={`/personnel_setting/departments/${office.id}/split-unit`}
              leftSection={<IconArrowsSplit2 size={16} />}
            >
              Split
            </Menu.Item>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={ask('correct')}>
              Correct a typing error
            </Menu.Item>
            <Menu.Item leftSection={<IconDoor size={16} />} onClick={ask(office.is_active ? 'close' : 'reopen')}>
              {office.is_active ? 'Close' : 'Reopen'}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={3}>Heads</Title>
          <Button variant="subtle" size="compact-sm" leftSection={<IconUserPlus size={16} />} onClick={ask('head')}>
            Designate a head
          </Button>
        </Group>
        <OfficeHeads heads={office.heads} onEnd={setChosen} />
      </Stack>
      <Stack gap="xs">
        <Title order={3}>History</Title>
        <OfficeTimeline office={office} />
      </Stack>
      {asked !== null && <OfficeDialog asked={asked} office={office} version={version} droppedOn={droppedOn} onClose={close} />}
    </Stack>
  );
}
