import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { readEstimate } from '../../contract/payments.ts';
import { PaymentList } from './payment-list.tsx';

const TITLE = 'Monetization and terminal leave';
const TABS = { requests: 'Requests', payroll: 'For payroll' } as const;

/** Monetization and terminal leave of all within the reach of HR and the budget office, and what of a month payroll pays. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  return useScreenPart(TABS) === 'payroll' ? <ForPayroll parts={parts} /> : <Requests parts={parts} />;
}

function Requests({ parts }: { parts: ReactNode }) {
  return (
    <PaymentList
      title={TITLE}
      intro="HR computes and certifies, the budget office certifies funds, the President approves, payroll pays."
      whose="all"
      parts={parts}
      views={[
        { name: 'To certify', filters: { state: 'SUBMITTED' } },
        { name: 'For funds', filters: { state: 'CERTIFIED' } },
        { name: 'To pay', filters: { state: 'APPROVED' } },
      ]}
      main={
        <ForCallers of={readEstimate}>
          <Button component={Link} to="/HR/leaves/payments/new" leftSection={<IconPlus size={16} />}>
            New request
          </Button>
        </ForCallers>
      }
      empty={{ title: 'No requests yet', description: 'Credits that are asked for in money are listed here.' }}
    />
  );
}

function ForPayroll({ parts }: { parts: ReactNode }) {
  const { search, change } = useAddress();
  const last = today().toString().slice(0, 7);
  const month = monthInAddress(search, 'month') ?? last;
  return (
    <PaymentList
      title={TITLE}
      intro="Approved in the month, with the fund source; the voucher is noted once it is paid."
      whose="all"
      month={month}
      parts={parts}
      actions={<MonthField w={170} month={month} last={last} onChange={(chosen) => change({ month: chosen, page: null })} />}
      empty={{
        title: `Nothing approved in ${monthName(month)}`,
        description: 'Payments of leave credits are listed here once they are approved.',
      }}
    />
  );
}
