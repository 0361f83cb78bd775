import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPrinter, IconTable } from '@tabler/icons-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openedLater } from '../shown-later.ts';
import { useSend } from '../calls/use-call.ts';
import { say } from '../../contract/say.ts';

const PrintedList = openedLater(async () => (await import('./list-print.tsx')).PrintedList);

interface ExportProps {
  endpoint: Endpoint;
  params: Record<string, unknown> | undefined;
  query: Record<string, unknown>;
}

/** Saves what is filtered, or prints it; what is not printed here has no such entry. */
export function ExportButton({ endpoint, params, query, onPrint }: ExportProps & { onPrint: () => void }) {
  const saving = useSend(endpoint);
  const save = (format: 'xlsx' | 'csv') => saving.mutate({ params, query: { ...withoutPage(query), format } });
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button data-list-export variant="default" leftSection={<IconDownload size={16} />} loading={saving.isPending}>
          {say('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {endpoint.download?.includes('application/pdf') && (
          <Menu.Item leftSection={<IconPrinter size={16} />} onClick={onPrint}>
            {say('Print…')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTable size={16} />} onClick={() => save('xlsx')}>
          {say('Excel workbook (XLSX)')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTable size={16} />} onClick={() => save('csv')}>
          {say('CSV')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface PrintProps extends ExportProps {
  title: string;
  /** The filters in words, for the head of the print. */
  said?: string;
  onClose: () => void;
}

/** The print of what is filtered, once it was asked for. */
export function ExportPrint({ query, said, ...rest }: PrintProps) {
  return <PrintedList {...rest} query={{ ...withoutPage(query), said }} />;
}

/** Both, where the button stays in sight. */
export function ExportMenu(props: Omit<PrintProps, 'onClose'>) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <ExportButton {...props} onPrint={() => setPrinting(true)} />
      {isPrinting && <ExportPrint {...props} onClose={() => setPrinting(false)} />}
    </>
  );
}

function withoutPage({ page: _page, per_page: _perPage, ...filtered }: Record<string, unknown>) {
  return filtered;
}
