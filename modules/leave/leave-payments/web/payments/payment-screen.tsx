import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { printPayment, readPayment } from '../../contract/payments.ts';
import { monetizationFlow, terminalFlow } from '../../rules/payment-flows.ts';

/** One payment of credits: its computation, its steps and the computation sheet. */
export function Screen() {
  const id = Number(useParams().id);
  const payment = useCall(readPayment, { params: { id } }).data?.payment;
  const [isShown, setShown] = useState(false);
  return (
    <Page
      title={say('Monetization and terminal leave')}
      actions={
        payment && (
          <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setShown(true)}>
            {say('Computation sheet')}
          </Button>
        )
      }
    >
      <RequestPanel id={id} kinds={[monetizationFlow.kind, terminalFlow.kind]} onItsScreen />
      {isShown && payment && (
        <Dialog size="paper" title={say('Computation sheet')} onClose={() => setShown(false)}>
          <IssuedPaper
            code={payment.code}
            of={['leave-payment', id, payment.state, payment.code]}
            fetchPdf={() => fetchFile(printPayment, { params: { id } })}
            name={`Computation sheet ${id}.pdf`}
            isDraft={payment.code === null}
          />
        </Dialog>
      )}
    </Page>
  );
}
