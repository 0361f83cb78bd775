import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readLeaveBalances } from '../../contract/filing.ts';
import { BalanceBars } from './balance-bars.tsx';

/** One's own leave on the home; nothing for an account without a personnel record. */
export function Card() {
  const { personnel } = useCurrentUser();
  return personnel && <OwnLeave />;
}

function OwnLeave() {
  const answer = useCall(readLeaveBalances, { query: {} });
  return (
    <CardFrame title="My leave" more={{ label: 'Leave application', to: '/account/leave-Application' }} answer={answer}>
      {({ balances }) => <BalanceBars balances={balances} />}
    </CardFrame>
  );
}
