import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import type { SectionName } from '../../contract/sections.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { moved } from '../sheet/change-sheet.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { attempt } from '../sheet/use-sheet-store.ts';

interface RowMenuProps {
  section: SectionName;
  row: SheetRow;
  among: readonly SheetRow[];
  name: string;
}

export function RowMenu({ section, row, among, name }: RowMenuProps) {
  const { sheet, actions, savers } = useSheet();
  const shown = among.map(({ id }) => id);
  const at = shown.indexOf(row.id);
  const move = (by: -1 | 1) => {
    const all = sheet.sections[section].map(({ id }) => id);
    void attempt(() => actions.orderRows(section, moved(all, shown, row.id, by)));
  };
  const remove = async () => {
    if (!(await confirmRemoval(name))) return;
    await attempt(async () => {
      await actions.removeRow(section, row.id);
      savers.drop(section, row.id);
    });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={say('More about {name}', { name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={at === 0} onClick={() => move(-1)}>
          {say('Move up')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={at === shown.length - 1} onClick={() => move(1)}>
          {say('Move down')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} />} color="red" onClick={() => void remove()}>
          {say('Remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
