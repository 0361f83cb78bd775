import { ActionIcon, Group, Menu, Stack, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconClockOff, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Lookup, LookupRow } from '@talaan/kernel/contract/lookup.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { countListUses } from '../../contract/lists.ts';
import type { ExtraField } from './extra-fields.ts';

interface NameRowProps {
  lookup: Lookup;
  fields: readonly ExtraField[];
  row: LookupRow;
  /** From 1. */
  place: number;
  last: number;
  uses: { count: number; where: string[] } | undefined;
  onRename: () => void;
  onRetire: () => void;
}

/** One name of a list, with what may be done with it. */
export function NameRow({ lookup, fields, row, place, last, uses, onRename, onRetire }: NameRowProps) {
  const change = useSend(lookup.change);
  const restore = useSend(lookup.change, { onDone: () => showSuccess(`${row.name} is offered again.`) });
  const remove = useSend(lookup.remove, { onDone: () => showSuccess(`${row.name} was removed.`), alsoRefresh: [countListUses] });
  const today = useToday();
  const move = (to: number) => change.mutate({ params: { id: row.id }, body: { place: to } });
  const askToRemove = async () => {
    if (await confirmRemoval(row.name)) remove.mutate({ params: { id: row.id } });
  };
  const isBusy = change.isPending || restore.isPending || remove.isPending;
  return (
    <Group gap="sm" wrap="nowrap" role="group" aria-label={row.name}>
      <Stack gap={0} flex={1} miw={0}>
        <Group gap="xs">
          <Text size="sm">{row.name}</Text>
          {row.retired_on && (
            <StatusBadge tone="neutral">
              {row.retired_on <= today ? 'Retired' : 'Retires'} {longDate(row.retired_on)}
            </StatusBadge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {[row.code, ...saidOf(fields, row)].join(' · ')}
        </Text>
      </Stack>
      {uses && (
        <Tooltip label={uses.where.join(', ')}>
          <Text size="xs" c="dimmed">
            {uses.count.toLocaleString('en-PH')} in use
          </Text>
        </Tooltip>
      )}
      <ForCallers of={lookup.change}>
        <Group gap={2} wrap="nowrap">
          <ActionIcon variant="subtle" aria-label={`Move ${row.name} up`} disabled={place === 1 || isBusy} onClick={() => move(place - 1)}>
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={`Move ${row.name} down`}
            disabled={place === last || isBusy}
            onClick={() => move(place + 1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" aria-label={`More about ${row.name}`} loading={isBusy}>
                <IconDotsVertical size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
                Edit
              </Menu.Item>
              {row.retired_on ? (
                <Menu.Item
                  leftSection={<IconArrowBackUp size={16} />}
                  onClick={() => restore.mutate({ params: { id: row.id }, body: { retired_on: null } })}
                >
                  Restore
                </Menu.Item>
              ) : (
                <Menu.Item leftSection={<IconClockOff size={16} />} onClick={onRetire}>
                  Retire
                </Menu.Item>
              )}
              {!uses && (
                <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void askToRemove()}>
                  Remove
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </Group>
      </ForCallers>
    </Group>
  );
}

/** Its further columns in words: the text, or the title of what is true. */
function saidOf(fields: readonly ExtraField[], row: LookupRow): string[] {
  const values = row as unknown as Record<string, string | boolean>;
  return fields.flatMap(({ name, title }) => {
    const value = values[name];
    return value === true ? [title] : typeof value === 'string' && value !== '' ? [value] : [];
  });
}
