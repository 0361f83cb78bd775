import { useState } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { resumeRequest } from '../../contract/steps.ts';
import type { RequestView } from '../../contract/timeline.ts';
import type { RouteChange } from './route-dialog.tsx';

const RouteDialog = openedLater(async () => (await import('./route-dialog.tsx')).RouteDialog);

/** What is rare: pausing the clock while papers are missing, and making the route again. */
export function RouteMenu({ request }: { request: RequestView }) {
  const [opened, setOpened] = useState<RouteChange>();
  const resuming = useSend(resumeRequest, { onDone: ({ message }) => showSuccess(message) });
  const isPaused = request.clock?.paused_since != null;
  if (!request.may_pause && !request.may_reroute) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={say('More actions')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {request.may_pause && !isPaused && <Menu.Item onClick={() => setOpened('pause')}>{say('Pause the deadline…')}</Menu.Item>}
          {request.may_pause && isPaused && (
            <Menu.Item onClick={() => resuming.mutate({ params: { id: request.id } })}>{say('Resume the deadline')}</Menu.Item>
          )}
          {request.may_reroute && <Menu.Item onClick={() => setOpened('reroute')}>{say('Find the deciders again…')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {opened && <RouteDialog id={request.id} what={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
