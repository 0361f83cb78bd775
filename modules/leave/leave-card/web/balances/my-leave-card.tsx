import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readLeaveBalances } from '@talaan/leave/contract/filing.ts';
import { EntitlementText } from '@talaan/leave/web/applications/entitlement.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { BalanceBars } from './balance-bars.tsx';

/** One's own leave on the home; nothing for an account without a personnel record. */
export function Card() {
  const { personnel } = useCurrentUser();
  return personnel && <OwnLeave personnelId={personnel.id} />;
}

function OwnLeave({ personnelId }: { personnelId: number }) {
  const year = useToday().slice(0, 4);
  const answer = useCall(readLeaveBalances, { query: {} });
  return (
    <CardFrame title={say('My leave')} more={{ label: say('Leave application'), to: '/account/leave-Application' }} answer={answer}>
      {({ balances, entitlement }) => (
        <Stack gap="xs">
          <EntitlementText entitlement={entitlement} />
          <BalanceBars personnelId={personnelId} balances={balances} />
          <Anchor component={Link} to={`/account/leave/${personnelId}/${year}/VL/own`} size="sm">
            {say('Leave record')}
          </Anchor>
        </Stack>
      )}
    </CardFrame>
  );
}
