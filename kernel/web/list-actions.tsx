import { ActionIcon, Button, Checkbox, Menu, Popover, Stack, Tooltip } from '@mantine/core';
import { IconColumns3, IconDownload } from '@tabler/icons-react';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ListColumn } from './list-columns.tsx';
import { useSend } from './use-call.ts';

export function ColumnChooser({
  columns,
  shown,
  onShown,
}: {
  columns: ListColumn<never>[];
  shown: string[];
  onShown: (shown: string[]) => void;
}) {
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Tooltip label="Choose columns">
          <ActionIcon variant="default" size={36} aria-label="Choose columns">
            <IconColumns3 size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group value={shown} onChange={onShown} label="Columns">
          <Stack gap="xs" mt="xs">
            {columns.slice(1).map((column) => (
              <Checkbox key={column.key} value={column.key} label={column.title} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Saves what is filtered. */
export function ExportMenu({
  endpoint,
  params,
  query,
}: {
  endpoint: Endpoint;
  params: Record<string, unknown> | undefined;
  query: Record<string, unknown>;
}) {
  const saving = useSend(endpoint);
  const { page: _page, per_page: _perPage, ...filtered } = query;
  const save = (format: 'xlsx' | 'csv') => saving.mutate({ params, query: { ...filtered, format } });
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving.isPending}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('xlsx')}>Excel workbook (XLSX)</Menu.Item>
        <Menu.Item onClick={() => save('csv')}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
