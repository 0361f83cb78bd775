import { useState } from 'react';
import { Button, Card, Skeleton, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import {
  convertServiceCredits,
  listServiceCredits,
  readServiceCredits,
  type ServiceCreditAccount,
} from '../../../contract/service-credits.ts';
import { AccountCards } from './account-cards.tsx';
import { creditsIn } from './credits-in.ts';

/** The service credits of a person, and their conversion where the person is no longer on teacher leave. */
export function PersonCredits({ id }: { id: number }) {
  const answer = useCall(readServiceCredits, { params: { id } });
  const [isConverting, setConverting] = useState(false);
  const account = answer.data?.account;
  return (
    <Page
      title={account?.personnel.fullname ?? 'Service credits'}
      intro={account && [account.personnel.idno, account.personnel.office].filter(Boolean).join(', ')}
      actions={
        <Button component={Link} to="/edats/ServiceCredits" variant="default">
          All service credits
        </Button>
      }
      main={account && account.conversion.because === null && <Button onClick={() => setConverting(true)}>Convert into leave</Button>}
    >
      {answer.isError && !account ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : account ? (
        <AccountCards account={account} />
      ) : (
        <Skeleton h={320} aria-busy />
      )}
      {isConverting && account && <ConvertDialog account={account} onClose={() => setConverting(false)} />}
    </Page>
  );
}

function ConvertDialog({ account: { personnel, conversion }, onClose }: { account: ServiceCreditAccount; onClose: () => void }) {
  return (
    <Dialog size="form" title="Convert into leave" onClose={onClose}>
      <Text size="sm">
        {creditsIn(conversion.credits)} credits × 30 ÷ 69, half of it each: {(conversion.vl / 1000).toFixed(3)} days of vacation and{' '}
        {(conversion.sl / 1000).toFixed(3)} days of sick leave (DECS Order 77 s.1987).
      </Text>
      <FormShell
        endpoint={convertServiceCredits}
        params={{ id: personnel.id }}
        initial={{ order_no: '' }}
        draft={`convert-credits:${personnel.id}`}
        submit="Convert"
        success="The service credits were converted."
        alsoRefresh={[listServiceCredits, readServiceCredits]}
        onDone={onClose}
      >
        {(form) => (
          <TextInput
            label="Order"
            required
            description="Of the transfer or separation"
            maxLength={100}
            {...form.getInputProps('order_no')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
