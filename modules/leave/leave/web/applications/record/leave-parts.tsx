import { Card, Stack } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Application } from '../../../contract/applications.ts';
import { PartTitle } from '../part-title.tsx';
import { BalancesTable, Checks, SplitFigures } from '../what-it-takes.tsx';
import { AttendedAlert } from './attended-alert.tsx';
import { CertifiedBox } from './certified-box.tsx';
import { LeaveFacts } from './leave-facts.tsx';
import { PaperList } from './paper-list.tsx';

/** What an application is and what it comes to, for its owner and for those who decide. */
export function LeaveParts({ leave }: { leave: Application }) {
  // What stands against a step of the reader is told above.
  const toldAbove = useCall(readTimeline, { params: { id: leave.id } }, { search: true }).data?.request.not_now ?? [];
  return (
    <Stack gap="md">
      <AttendedAlert leave={leave} />
      <Checks checks={leave.checks.filter(({ text }) => !toldAbove.some(({ because }) => because.startsWith(text)))} />
      <Card withBorder padding="md">
        <Stack gap="sm">
          <SplitFigures split={leave.split} dates={leave.dates.filter(({ is_live }) => is_live)} />
          <BalancesTable balances={leave.balances} />
        </Stack>
      </Card>
      <Card withBorder padding="md">
        <LeaveFacts leave={leave} />
      </Card>
      {leave.certified && <CertifiedBox certified={leave.certified} by={leave.certified_by} />}
      {leave.is_private_shown && leave.papers.length > 0 && (
        <Card withBorder padding="md" component="section" aria-label={say('Papers')}>
          <Stack gap="sm">
            <PartTitle>{say('Papers')}</PartTitle>
            <PaperList leave={leave} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
