import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { printContract, readScholarship, type Scholarship } from '../../contract/scholarships.ts';

const acts = () => import('./act-dialogs.tsx');
const own = () => import('./own-dialogs.tsx');
const DIALOGS = {
  contract: openedLater(async () => (await import('./contract-dialog.tsx')).ContractDialog),
  sign: openedLater(async () => (await acts()).SignDialog),
  extend: openedLater(async () => (await acts()).ExtendDialog),
  complete: openedLater(async () => (await acts()).CompleteDialog),
  discontinue: openedLater(async () => (await acts()).DiscontinueDialog),
  returnToDuty: openedLater(async () => (await acts()).ReturnDialog),
  breach: openedLater(async () => (await acts()).BreachDialog),
  pay: openedLater(async () => (await acts()).PayDialog),
  cost: openedLater(async () => (await acts()).CostDialog),
  term: openedLater(async () => (await acts()).TermDialog),
  resubmit: openedLater(async () => (await own()).CorrectDialog),
  admission: openedLater(async () => (await own()).AdmissionDialog),
};
type Opened = keyof typeof DIALOGS;

/** Steps that need more than a reason, in their order; the first that is open is the main one. */
const STEPS = ['resubmit', 'sign', 'complete', 'returnToDuty', 'pay'] as const;
const FURTHER = ['extend', 'discontinue', 'breach'] as const;
const SPENT: readonly Scholarship['state'][] = [
  'CONTRACT_SIGNED',
  'ONGOING',
  'EXTENDED',
  'COMPLETED',
  'DISCONTINUED',
  'SERVING_OBLIGATION',
];
const STUDY: readonly Scholarship['state'][] = ['CONTRACT_SIGNED', 'ONGOING', 'EXTENDED'];
const ON_ITS_WAY: readonly Scholarship['state'][] = ['APPLIED', 'ENDORSED', 'DELIBERATED', 'RETURNED'];

/** What is done with a scholarship beside the plain steps of its request. */
export function ScholarshipActs({ id }: { id: number }) {
  const scholarship = useCall(readScholarship, { params: { id } }).data?.scholarship;
  const [opened, setOpened] = useState<Opened | 'print'>();
  if (!scholarship) return null;
  const { state, is_kept: isKept, is_own: isOwn, contract, actions } = scholarship;
  const labelOf = (name: string) => actions.find(({ action }) => action === name)?.label;
  const main = STEPS.filter((name) => labelOf(name) !== undefined && !(name === 'sign' && contract === null));
  const further: [Opened, string][] = [
    ...FURTHER.flatMap((name): [Opened, string][] => (labelOf(name) === undefined ? [] : [[name, labelOf(name)!]])),
    ...(isKept && state === 'APPROVED' && contract !== null ? ([['contract', 'Change the contract']] as [Opened, string][]) : []),
    ...(isKept && SPENT.includes(state) ? ([['cost', 'Enter a cost']] as [Opened, string][]) : []),
    ...(isKept && STUDY.includes(state) ? ([['term', 'Add a term']] as [Opened, string][]) : []),
  ];
  const Opened = opened !== undefined && opened !== 'print' ? DIALOGS[opened] : undefined;
  const close = () => setOpened(undefined);
  return (
    <>
      {further.length > 0 && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} />}>
              {say('More')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {further.map(([name, label]) => (
              <Menu.Item key={name} {...(name === 'breach' && { color: 'red' })} onClick={() => setOpened(name)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {contract !== null && (
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setOpened('print')}>
          {say('Contract')}
        </Button>
      )}
      {isOwn && ON_ITS_WAY.includes(state) && (
        <Button variant="default" onClick={() => setOpened('admission')}>
          {scholarship.admission === null ? say('Add the notice of admission') : say('Replace the notice of admission')}
        </Button>
      )}
      {isKept && state === 'APPROVED' && contract === null && (
        <Button onClick={() => setOpened('contract')}>{say('Prepare the contract')}</Button>
      )}
      {main.map((name) => (
        <Button key={name} onClick={() => setOpened(name)}>
          {labelOf(name)}
        </Button>
      ))}
      {Opened && <Opened scholarship={scholarship} onClose={close} />}
      {opened === 'print' && (
        <Dialog title={say('Scholarship contract')} size="paper" onClose={close}>
          <PdfView
            of={['contract', id, JSON.stringify(contract), scholarship.signed_on]}
            name="Scholarship contract.pdf"
            fetchPdf={() => fetchFile(printContract, { params: { id } })}
          />
        </Dialog>
      )}
    </>
  );
}
