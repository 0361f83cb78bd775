import { Alert, Button, Group, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { fileTerminal, listPayments, type Estimate } from '../../contract/payments.ts';
import { valueOfCredits } from '../../rules/credit-value.ts';
import { Equation } from './computation.tsx';

interface ClaimTerminalProps {
  /** By HR, for another; null for oneself. */
  personnelId: number | null;
  estimate: Estimate;
  onDone: (id: number) => void;
}

/** What all credits come to; who has left claims them from here. */
export function ClaimTerminal({ personnelId, estimate, onDone }: ClaimTerminalProps) {
  const { monthly, factor, vl, sl, last_day, terminal_because } = estimate;
  const sending = useSend(fileTerminal, {
    alsoRefresh: [listPayments],
    onDone: ({ id, message }) => {
      showSuccess(message);
      onDone(id);
    },
  });
  if (monthly === null || vl + sl === 0) return null;
  return (
    <Alert color="gray" title={say('Terminal leave')}>
      <Group justify="space-between" gap="sm" align="flex-end">
        <div>
          <Text fw={700}>{formatPesos(valueOfCredits(monthly, vl + sl, factor))}</Text>
          <Equation monthly={monthly} thousandths={vl + sl} factor={factor} />
          <Text size="sm">
            {terminal_because ??
              say('All credits, claimed after the last day of service, {lastDay}, with papers and clearance.', {
                lastDay: longDate(last_day!),
              })}
          </Text>
        </div>
        {terminal_because === null && (
          <Button loading={sending.isPending} onClick={() => sending.mutate({ body: { personnel_id: personnelId } })}>
            {say('Claim terminal leave')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
