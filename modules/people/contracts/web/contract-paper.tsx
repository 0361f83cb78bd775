import { useState } from 'react';
import { Alert, Button, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { ISSUABLE, issueContract, printContract, type ContractRecord } from '../contract.ts';

/** The contract on paper: a draft until funds are certified, then the paper that both sides sign. */
export function ContractPaper({ contract }: { contract: ContractRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setOpen(true)}>
        {say('Print')}
      </Button>
      {isOpen && (
        <Dialog title={say('Contract {contract}', { contract: contract.number })} size="paper" onClose={() => setOpen(false)}>
          <Paper contract={contract} />
        </Dialog>
      )}
    </>
  );
}

function Paper({ contract }: { contract: ContractRecord }) {
  const { id, number, code, state } = contract;
  const mayIssue = useMayCall(issueContract);
  const issuing = useSend(issueContract, { onDone: ({ message }) => showSuccess(message) });
  const fetchPdf = () => fetchFile(printContract, { params: { id } });
  // Its funds were certified before contracts had papers.
  if (code === null && mayIssue && ISSUABLE.some((one) => one === state))
    return (
      <DraftView
        of={['contract', contract]}
        fetchDraft={fetchPdf}
        name={`Contract ${number} draft.pdf`}
        isIssuing={issuing.isPending}
        onIssue={() => issuing.mutate({ params: { id } })}
      />
    );
  return (
    <Stack gap="sm">
      {code !== null && state === 'TERMINATED' && (
        <Alert color="yellow" title={say('This paper was withdrawn')}>
          {say('The contract was terminated; the paper shows the terms that were signed.')}
        </Alert>
      )}
      <IssuedPaper
        code={code}
        of={['contract', id, code, code === null && contract]}
        fetchPdf={fetchPdf}
        name={`Contract ${number}${code === null ? ' draft' : ''}.pdf`}
        isDraft={code === null}
      />
    </Stack>
  );
}
