import { Card, Select, Skeleton, Stack, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { STATES } from '../../contract/fields.ts';
import { listOwnLoans, readOwnLoan, type OwnLoan } from '../../contract/own-loans.ts';
import { LoanLedger } from '../loan-ledger.tsx';

/** What is deducted of one's own pay, and what is left of each loan. */
export function Screen() {
  const { search, change } = useAddress();
  const answer = useCall(listOwnLoans, {});
  const loans = answer.data?.loans ?? [];
  const wanted = Number(search.get('loan') ?? loans[0]?.id ?? 0);
  const shown = useCall(readOwnLoan, { params: { id: wanted } }, { enabled: wanted > 0 });
  const deduction = shown.data?.deduction.id === wanted ? shown.data.deduction : undefined;
  if (answer.isError)
    return (
      <Page title={say('My loans and deductions')}>
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      </Page>
    );
  if (!answer.data) return <Skeleton h={420} aria-busy />;
  if (loans.length === 0 && wanted === 0)
    return (
      <Page title={say('My loans and deductions')} intro={say('What is deducted of your pay beside tax and contributions.')}>
        <Card withBorder>
          <NothingHere
            title={say('Nothing is deducted')}
            description={say('Loans and dues that you authorize are here once payroll has entered them.')}
          />
        </Card>
      </Page>
    );
  return (
    <Page title={say('My loans and deductions')} intro={introOf(loans)}>
      <Stack gap="md">
        <Select
          label={say('Loan or deduction')}
          maw={460}
          allowDeselect={false}
          data={loans.map((loan) => ({ value: String(loan.id), label: labelOf(loan) }))}
          value={String(wanted)}
          onChange={(loan) => change({ loan })}
        />
        {shown.isError ? (
          <Card withBorder>
            <LoadFailed failure={shown.error} onRetry={() => void shown.refetch()} />
          </Card>
        ) : deduction ? (
          <>
            <LoanLedger deduction={deduction} />
            <Text size="sm" c="dimmed">
              {say('Is something wrong? Ask the payroll office; each reading of your payslips and deductions is noted in your account.')}
            </Text>
          </>
        ) : (
          <Skeleton h={320} aria-busy />
        )}
      </Stack>
    </Page>
  );
}

function labelOf({ item, reference_no: reference, state, balance }: OwnLoan): string {
  const what = reference === '' ? item : `${item} ${reference}`;
  if (state !== 'RUNNING') return `${what}: ${STATES[state].toLowerCase()}`;
  return balance === null ? what : `${what}: ${formatPesos(balance)} left`;
}

function introOf(loans: readonly OwnLoan[]): string {
  const running = loans.filter(({ state }) => state === 'RUNNING');
  const monthly = running.reduce((sum, loan) => sum + loan.monthly, 0);
  return running.length === 0 ? 'Nothing is deducted any more.' : `${formatPesos(monthly)} is due each month.`;
}
