import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { myForm, readPrintSetting, theirForm } from '../../contract/print.ts';
import { REVISIONS, type Revision } from '../../contract/sheet.ts';
import { useSheet } from './sheet-context.ts';
import { attempt } from './use-sheet-store.ts';
import { callsOf } from './sheet-owner.ts';

const FormDialog = openedLater(async () => (await import('./form-dialog.tsx')).FormDialog);
const NEWEST_FIRST = REVISIONS.toReversed();

/** CS Form No. 212 in any of its revisions: as PDF to look at and print, as a workbook to save. */
export function PrintMenu() {
  const { whose, savers } = useSheet();
  const [shown, setShown] = useState<Revision>();
  const [isOpen, setOpen] = useState(false);
  const usual = useCall(readPrintSetting, {}, { enabled: isOpen }).data?.revision;
  const calls = whose === 'me' ? (myForm as unknown as typeof theirForm) : theirForm;
  const { params } = callsOf(whose);
  const name = (revision: Revision) =>
    revision === usual ? say('Revised {revision} (usual)', { revision }) : say('Revised {revision}', { revision });
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={16} />}>
            {say('Print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{say('PDF')}</Menu.Label>
          {NEWEST_FIRST.map((revision) => (
            <Menu.Item
              key={revision}
              leftSection={<IconFileText size={16} />}
              onClick={() => void savers.flush().then(() => setShown(revision))}
            >
              {name(revision)}
            </Menu.Item>
          ))}
          <Menu.Label>{say('Workbook (XLSX)')}</Menu.Label>
          {NEWEST_FIRST.map((revision) => (
            <Menu.Item
              key={revision}
              leftSection={<IconFileSpreadsheet size={16} />}
              onClick={() => void savers.flush().then(() => attempt(() => call(calls.workbook, { params, query: { revision } })))}
            >
              {name(revision)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {shown && <FormDialog revision={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
