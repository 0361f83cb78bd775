import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { call } from '@talaan/kernel/web/call.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { myForm, readPrintSetting, theirForm } from '../../contract/print.ts';
import { REVISIONS, type Revision } from '../../contract/sheet.ts';
import { FormPaper } from './form-paper.tsx';
import { useSheet } from './sheet-context.ts';
import { attempt } from './use-sheet-store.ts';
import { callsOf } from './sheet-owner.ts';

const NEWEST_FIRST = REVISIONS.toReversed();

/** CS Form No. 212 in any of its revisions: as PDF to look at and print, as a workbook to save. */
export function PrintMenu() {
  const { whose, sheet, savers } = useSheet();
  const [shown, setShown] = useState<Revision>();
  const [isOpen, setOpen] = useState(false);
  const usual = useCall(readPrintSetting, {}, { enabled: isOpen }).data?.revision;
  const calls = whose === 'me' ? (myForm as unknown as typeof theirForm) : theirForm;
  const { params } = callsOf(whose);
  const name = (revision: Revision) => `Revised ${revision}${revision === usual ? ' (usual)' : ''}`;
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={16} />}>
            Print
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>PDF</Menu.Label>
          {NEWEST_FIRST.map((revision) => (
            <Menu.Item
              key={revision}
              leftSection={<IconFileText size={16} />}
              onClick={() => void savers.flush().then(() => setShown(revision))}
            >
              {name(revision)}
            </Menu.Item>
          ))}
          <Menu.Label>Workbook (XLSX)</Menu.Label>
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
      <Dialog
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        size="paper"
        title={shown && `CS Form No. 212, revised ${shown}`}
      >
        {shown && (
          <FormPaper
            whose={whose}
            of={[sheet.personnel_id, sheet.standing.version]}
            query={{ revision: shown }}
            name={`CS Form 212 ${sheet.fullname}.pdf`}
          />
        )}
      </Dialog>
    </>
  );
}
