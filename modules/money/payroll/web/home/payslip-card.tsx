import { Text } from '@mantine/core';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readLatestPayslip } from '../../contract/home.ts';

/** The latest payslip by its month: what it pays is for nobody who looks over a shoulder. */
export function Card() {
  const answer = useCall(readLatestPayslip, {});
  const payslip = answer.data?.payslip;
  if (!payslip) return null;
  return (
    <CardFrame
      title={say('Payslip')}
      more={{ label: say('Open it'), to: `/account/payroll/payslip?run=${payslip.run_id}` }}
      answer={answer}
    >
      {() => (
        <Text size="sm">{say('{month}, released {date}', { month: monthName(payslip.month), date: longDate(payslip.released_on) })}</Text>
      )}
    </CardFrame>
  );
}
