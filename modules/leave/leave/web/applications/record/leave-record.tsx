import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline, type RequestView } from '@talaan/requests/contract/timeline.ts';
import { Decide } from '@talaan/requests/web/parts/decide.tsx';
import { Hindrances } from '@talaan/requests/web/parts/hindrances.tsx';
import { RequestTimeline } from '@talaan/requests/web/parts/request-timeline.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readApplication, type Application } from '../../../contract/applications.ts';
import { formatInclusive } from '../../../rules/format-inclusive.ts';
import { LeaveStateBadge } from '../leave-state.tsx';
import { LeaveParts } from './leave-parts.tsx';
import { PaperDialog, type LeavePaper } from './paper-dialog.tsx';
import { StepDialog, type LeaveStep } from './step-dialog.tsx';

/** One application whole: what it is, what pays for it, its papers and steps, and what is open to the reader. */
export function LeaveRecord({ id }: { id: number }) {
  const answer = useCall(readApplication, { params: { id } });
  const leave = answer.data?.application;
  // Who reaches its owner without a part in the request reads the application alone.
  const way = useCall(readTimeline, { params: { id } }, { search: true });
  const request = way.data?.request;
  if (answer.isError && !leave) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (leave?.id !== id || (request?.id !== id && !way.isError)) return <Skeleton h={320} aria-busy />;
  if (!request && way.error?.status !== 404) return <LoadFailed failure={way.error} onRetry={() => void way.refetch()} isSilent />;
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Title order={2} size="h4">
          {leave.type_name}
        </Title>
        <Group gap="xs">
          <LeaveStateBadge leave={leave} />
          <Text size="sm" c="dimmed">
            {leave.fullname}, {formatInclusive(leave.dates)}
          </Text>
        </Group>
      </Stack>
      <Buttons leave={leave} request={request} />
      {request && <Hindrances request={request} />}
      <LeaveParts leave={leave} />
      {request && (
        <Card withBorder padding="md">
          <RequestTimeline request={request} />
        </Card>
      )}
    </Stack>
  );
}

const OWN_STEPS: readonly string[] = ['shorten', 'recall'] satisfies LeaveStep[];

function Buttons({ leave, request }: { leave: Application; request: RequestView | undefined }) {
  const [step, setStep] = useState<LeaveStep>();
  const [paper, setPaper] = useState<LeavePaper>();
  const isOwn = useCurrentUser().personnel?.id === leave.personnel_id;
  const actions = request?.actions ?? [];
  const mayCorrect = actions.some(({ action }) => action === 'resubmit');
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setPaper('form')}>
        {say('CS Form No. 6')}
      </Button>
      {leave.allocation && (
        <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setPaper('allocation')}>
          {say('CS Form No. 6a')}
        </Button>
      )}
      {actions
        .filter(({ action }) => OWN_STEPS.includes(action))
        .map(({ action, label }) => (
          <Button key={action} variant="default" onClick={() => setStep(action as LeaveStep)}>
            {label}
          </Button>
        ))}
      {mayCorrect && (
        <Button component={Link} to={isOwn ? `/account/leave-Application?correct=${leave.id}` : `${adminForm(leave)}?correct=${leave.id}`}>
          {say('Correct and submit')}
        </Button>
      )}
      {request && <Decide request={request} onItsScreen />}
      {step && <StepDialog leave={leave} step={step} onClose={() => setStep(undefined)} />}
      {paper && <PaperDialog leave={leave} paper={paper} onClose={() => setPaper(undefined)} />}
    </Group>
  );
}

/** Where HR has the form of an application. */
export function adminForm({ id, personnel_id, type_name }: Pick<Application, 'id' | 'personnel_id' | 'type_name'>): string {
  return `/edats/LeaveAdminForm/${personnel_id}/${encodeURIComponent(type_name)}/${id}`;
}
