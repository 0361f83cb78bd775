import { Stack } from '@mantine/core';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import type { ApplicationRow } from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';
import { AwayCalendar } from './away/away-calendar.tsx';
import { LeaveList } from './list/leave-list.tsx';
import { NOTHING_OPEN } from './opened.ts';
import { LeaveDrawer } from './record/leave-drawer.tsx';

const PARTS = { list: 'Applications', calendar: 'Who is away' } as const;

/** Leave of the offices that one heads: applications to act on, and who is away when. */
export function Screen() {
  const { linkTo } = useAddress();
  const { bulk, dialog } = useBulkSteps<typeof leaveFlow, ApplicationRow>(leaveFlow, ['recommend', 'recommendDisapproval', 'return']);
  const parts = <ScreenParts parts={PARTS} by="view" />;
  if (useScreenPart(PARTS, 'view') === 'calendar')
    return (
      <Page title="Leave to act on" actions={parts}>
        <Stack gap="md">
          <AwayCalendar />
          <LeaveDrawer />
        </Stack>
      </Page>
    );
  return (
    <>
      <LeaveList
        title="Leave to act on"
        intro="HR has certified the credits of what you recommend. Open an application to see who else is away."
        whose="department"
        open={(row) => linkTo({ ...NOTHING_OPEN, leave: row.id })}
        parts={parts}
        bulk={bulk}
        views={[
          { name: 'To recommend', filters: { state: 'CERTIFIED' }, sort: 'due_on', opens: true },
          { name: 'Away today', filters: { show: 'away' } },
          { name: 'To come', filters: { show: 'coming' } },
        ]}
        empty={{ title: 'No leave in your offices', description: 'Applications of your people appear here once they are filed.' }}
      />
      {dialog}
      <LeaveDrawer />
    </>
  );
}
