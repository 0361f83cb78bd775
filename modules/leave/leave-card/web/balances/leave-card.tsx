import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { ReadCardAhead } from '@talaan/personnel/web/record/record-card.ts';
import { listApplications } from '@talaan/leave/contract/applications.ts';
import { readLeaveBalances } from '@talaan/leave/contract/filing.ts';
import { EntitlementText } from '@talaan/leave/web/applications/entitlement.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { BalanceBars } from './balance-bars.tsx';
import { ComingLeave, comingLeave } from './coming-leave.tsx';

const balancesOf = (id: number) => ({ query: { personnel_id: id } });

export const readAhead: ReadCardAhead = (ask, id) =>
  Promise.all([
    ask(readLeaveBalances, { ...balancesOf(id), together: true }),
    ask(listApplications, { ...comingLeave(id, today().toString()), together: true }),
  ]);

/** The leave of a person in the overview of their record. */
export function Card({ person }: { person: { id: number; idno: string } }) {
  const answer = useCall(readLeaveBalances, balancesOf(person.id));
  return (
    <CardFrame title={say('Leave')} more={{ label: say('Leave form'), to: `/edats/addLeaveAdmin/${person.id}` }} answer={answer}>
      {({ balances, entitlement }) => (
        <Stack gap="xs">
          <EntitlementText entitlement={entitlement} />
          <BalanceBars personnelId={person.id} balances={balances} />
          <ComingLeave personId={person.id} />
          <Anchor component={Link} to={`/edats/leave/${person.id}/VL/${person.idno}/leaveRecord`} size="sm">
            {say('Leave record')}
          </Anchor>
        </Stack>
      )}
    </CardFrame>
  );
}
