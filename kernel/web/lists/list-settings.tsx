import { useState } from 'react';
import { ActionIcon, Popover, Skeleton, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { openedLater } from '../shown-later.ts';
import type { ListSettingsProps } from './list-settings-fields.tsx';
import { say } from '../../contract/say.ts';

const ListSettingsFields = openedLater(async () => (await import('./list-settings-fields.tsx')).ListSettingsFields);

/** Which columns, how high the rows are and how many make a page: fields that are fetched when they open. */
export function ListSettings(props: ListSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Tooltip label={say('Columns and rows')}>
          <ActionIcon variant="default" size={32} aria-label={say('Columns and rows')} onClick={() => setOpen(!isOpen)}>
            <IconAdjustmentsHorizontal size={16} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <ListSettingsFields meanwhile={<Skeleton w={180} h={320} />} onClose={() => setOpen(false)} {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
