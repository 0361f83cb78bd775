import { Button } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listForPayroll, listUnpaidPay, takePayrollListBack } from '../../contract/without-pay.ts';
import { formatHalf } from '../../rules/payroll/half-month.ts';

/** Lists a half-month for payroll, or takes the last list back. */
export function ListButtons({ found }: { found: Answer<typeof listUnpaidPay> }) {
  return (
    <ForCallers of={listForPayroll}>
      <Buttons found={found} />
    </ForCallers>
  );
}

function Buttons({ found }: { found: Answer<typeof listUnpaidPay> }) {
  const listing = useSend(listForPayroll, { onDone: ({ message }) => showSuccess(message) });
  const taking = useSend(takePayrollListBack, { alsoRefresh: [listUnpaidPay], onDone: ({ message }) => showSuccess(message) });
  const { half } = found;
  const list = async () => {
    const { sums, total } = found;
    const question = `${count(total, 'line')} of all campuses, ${formatPesos(sums.salary + sums.pera)} in all. The list stays as it is then; what changes later is an adjustment of a later list.`;
    if (await confirm({ title: `List ${formatHalf(half)} for payroll?`, question, action: 'List for payroll' }))
      listing.mutate({ body: { half } });
  };
  const takeBack = async () => {
    const question = 'The half-month is open again, with all that has changed since. Tell payroll where it has used the list already.';
    if (await confirm({ title: `Take the list of ${formatHalf(half)} back?`, question, action: 'Take back', danger: true }))
      taking.mutate({ params: { half } });
  };
  if (found.can_take_back)
    return (
      <Button size="xs" variant="default" loading={taking.isPending} onClick={() => void takeBack()}>
        Take back the list
      </Button>
    );
  return (
    <Button size="xs" loading={listing.isPending} disabled={!found.can_list} onClick={() => void list()}>
      List for payroll
    </Button>
  );
}
