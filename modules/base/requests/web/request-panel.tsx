import type { ComponentType, ReactNode } from 'react';
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Navigate } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useLoaded } from '@talaan/kernel/web/use-loaded.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readTimeline } from '../contract/timeline.ts';
import { ClockLine } from './parts/clock-line.tsx';
import { Decide } from './parts/decide.tsx';
import { elsewhere } from './parts/elsewhere.ts';
import { Hindrances } from './parts/hindrances.tsx';
import { RequestState } from './parts/request-state.tsx';
import { RequestTimeline } from './parts/request-timeline.tsx';
import { RouteMenu } from './parts/route-menu.tsx';
import { requestParts, type RequestPartProps } from './request-part.ts';

interface RequestPanelProps {
  id: number;
  /** What the screen shows: a request of another kind leads to its own address. The inbox shows all. */
  kinds: readonly string[] | 'all';
  /** Of what kind it is, where a list says so: the part of its module is fetched while the request is read. */
  kind?: string | undefined;
  /** Buttons before those of the request, such as the way back on a phone. */
  before?: ReactNode;
  onDone?: () => void;
  /** It has left the list: what it was open to when it was last read is offered no more. */
  isGone?: boolean;
  /** On the screen of the module itself, which has its own form for what needs more than a reason. */
  onItsScreen?: boolean;
}

/** One request, in the inbox and on the screens of its module: its state and steps, what its module shows the one who decides, and the buttons. */
export function RequestPanel({ id, kinds, kind, before, onDone, isGone = false, onItsScreen }: RequestPanelProps) {
  const answer = useCall(readTimeline, { params: { id } });
  const request = answer.data?.request.id === id ? answer.data.request : undefined;
  const own = useOwnPart(request?.kind ?? kind);
  if (answer.isError && !request) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!request) return <Skeleton h={320} aria-busy />;
  const address = elsewhere(request, kinds);
  if (address !== null) return <Navigate replace to={address} />;
  return (
    <Stack gap="md" component="section" aria-label={request.title}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4}>
          <Title order={2} size="h4">
            {say(request.title)}
          </Title>
          <Group gap="xs">
            <RequestState state={request.state} words={request.state_words} isClosed={request.is_closed} />
            <Text size="sm" c="dimmed">
              {say(request.kind_title)}
              {request.owner !== null && `, ${request.owner}`}
            </Text>
          </Group>
          <ClockLine clock={request.clock} />
        </Stack>
        <Group gap="xs" className="request-buttons">
          {before}
          <RouteMenu request={request} />
          {!isGone && <Decide request={request} onDone={onDone} onItsScreen={onItsScreen} />}
        </Group>
      </Group>
      <Hindrances request={request} />
      {own && <own.Part recordId={request.record_id} ownerId={request.owner_id} />}
      <Card withBorder padding="md">
        <RequestTimeline request={request} />
      </Card>
    </Stack>
  );
}

/** What the module of the kind contributes; until it is loaded its place is held. */
function useOwnPart(kind: string | undefined): { Part: ComponentType<RequestPartProps> } | undefined {
  const part = useContributed(requestParts).find((one) => one.kind === kind);
  const loaded = useLoaded(part?.load);
  return loaded ?? (part && { Part: Place });
}

function Place() {
  return <Skeleton h={120} aria-busy />;
}
