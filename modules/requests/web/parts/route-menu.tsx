import { useState } from 'react';
import { ActionIcon, Menu, Textarea } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { pauseRequest, rerouteRequest, resumeRequest } from '../../contract/steps.ts';
import type { RequestView } from '../../contract/timeline.ts';

const FORMS = {
  pause: { endpoint: pauseRequest, title: 'Pause the clock', success: 'The clock is paused.' },
  reroute: { endpoint: rerouteRequest, title: 'Find the deciders again', success: 'The route was made again.' },
} as const;

/** What is rare: pausing the clock while papers are missing, and making the route again. */
export function RouteMenu({ request }: { request: RequestView }) {
  const [opened, setOpened] = useState<keyof typeof FORMS>();
  const client = useQueryClient();
  const resuming = useSend(resumeRequest, { onDone: ({ message }) => showSuccess(message) });
  const isPaused = request.clock?.paused_since != null;
  if (!request.may_pause && !request.may_reroute) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More actions">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {request.may_pause && !isPaused && <Menu.Item onClick={() => setOpened('pause')}>Pause the clock…</Menu.Item>}
          {request.may_pause && isPaused && (
            <Menu.Item onClick={() => resuming.mutate({ params: { id: request.id } })}>Resume the clock</Menu.Item>
          )}
          {request.may_reroute && <Menu.Item onClick={() => setOpened('reroute')}>Find the deciders again…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {opened && (
        <Dialog onClose={() => setOpened(undefined)} title={FORMS[opened].title}>
          <FormShell
            endpoint={FORMS[opened].endpoint}
            params={{ id: request.id }}
            initial={{ reason: '' }}
            draft={`${opened}:${request.id}`}
            submit={FORMS[opened].title}
            success={FORMS[opened].success}
            onDone={() => {
              setOpened(undefined);
              void client.invalidateQueries();
            }}
          >
            {(form) => <Textarea label="Reason" required autosize minRows={2} data-autofocus {...form.getInputProps('reason')} />}
          </FormShell>
        </Dialog>
      )}
    </>
  );
}
