import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconClipboardCheck, IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import type { Report } from '../../contract/disposals.ts';

const EditDialog = openedLater(async () => (await import('./draft-dialogs.tsx')).EditDialog);
const ItemsDialog = openedLater(async () => (await import('./items-dialog.tsx')).ItemsDialog);
const SubmitDialog = openedLater(async () => (await import('./draft-dialogs.tsx')).SubmitDialog);
const VoidDialog = openedLater(async () => (await import('./draft-dialogs.tsx')).VoidDialog);
const WithdrawDialog = openedLater(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);
const RecordDialog = openedLater(async () => (await import('./record-dialog.tsx')).RecordDialog);

const DIALOGS = {
  edit: EditDialog,
  items: ItemsDialog,
  submit: SubmitDialog,
  void: VoidDialog,
  withdraw: WithdrawDialog,
  record: RecordDialog,
} as const;
type Opened = keyof typeof DIALOGS | undefined;

/** What the custodian does with a draft. */
export function DraftActs({ report }: { report: Report }) {
  const [opened, setOpened] = useState<Opened>();
  if (!report.is_kept || report.state !== 'DRAFTED') return null;
  const Opened = opened && DIALOGS[opened];
  const hasItems = report.lines.some(({ is_open: isOpen }) => isOpen);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} />}>
            {say('More')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened('items')}>{say('Add or remove items')}</Menu.Item>
          <Menu.Item color="red" onClick={() => setOpened('void')}>
            {say('Void the report')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" onClick={() => setOpened('edit')}>
        {say('Impairment and remarks')}
      </Button>
      {hasItems && (
        <MainAct>
          <Button onClick={() => setOpened('submit')}>{say('Submit to the committee')}</Button>
        </MainAct>
      )}
      {Opened && <Opened report={report} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const WITHDRAWN_FROM: readonly Report['state'][] = ['INSPECTING', 'INSPECTED', 'APPROVED'];

/** What is done beside the steps of the request: the committee inspects, the custodian records disposals and withdraws items. */
export function OwnActs({ report }: { report: Report }) {
  const [opened, setOpened] = useState<Opened>();
  const Opened = opened && DIALOGS[opened];
  const isLeft = report.lines.some(({ is_open: isOpen }) => isOpen);
  return (
    <>
      {report.is_mine_to_inspect && isLeft && (
        <Button
          component={Link}
          to={`/property/disposals/${report.id}/inspection`}
          leftSection={<IconClipboardCheck size={16} />}
          variant="default"
        >
          {say('Inspect')}
        </Button>
      )}
      {isLeft && report.is_kept && WITHDRAWN_FROM.includes(report.state) && (
        <Button variant="default" onClick={() => setOpened('withdraw')}>
          {say('Withdraw items')}
        </Button>
      )}
      {isLeft && report.actions.some(({ action }) => action === 'record') && (
        <Button onClick={() => setOpened('record')}>{say('Record a disposal')}</Button>
      )}
      {Opened && <Opened report={report} onClose={() => setOpened(undefined)} />}
    </>
  );
}
