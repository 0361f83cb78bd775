import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Endpoint } from '../contract/endpoint.ts';
import { useSend } from './use-call.ts';

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
        <Button data-list-export variant="default" leftSection={<IconDownload size={16} />} loading={saving.isPending}>
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
