import { Card, Skeleton } from '@mantine/core';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { printMyCertificate, readMyCredits } from '../../contract/credits.ts';
import { CreditAccounts } from './credit-accounts.tsx';

/** The reader's own credits. */
export function MyCredits() {
  const answer = useCall(readMyCredits, {});
  if (answer.isError && !answer.data)
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  return (
    <CreditAccounts
      credits={answer.data.credits}
      overtime={(id) => `/account/overtime/${id}`}
      print={(code) => fetchFile(printMyCertificate, { params: { code } })}
    />
  );
}
