import { useState } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { InboxRow } from '../../contract/inbox.ts';
import { takeSteps, type Outcome } from '../../contract/steps.ts';
import type { OpenAction } from '../../contract/timeline.ts';
import { OutcomeList } from '../parts/outcome-list.tsx';
import { useUndo } from '../parts/use-undo.ts';
import { sharedActions } from './shared-actions.ts';

const BulkDialog = openedLater(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

interface BulkDecideProps {
  rows: readonly InboxRow[];
  onClear: () => void;
}

/** Takes one step in all ticked requests. Each is decided alone; those that were not are listed with the reason, and what was done can be undone from its toast where the route has a way back. */
export function BulkDecide({ rows, onClear }: BulkDecideProps) {
  const [asking, setAsking] = useState<OpenAction>();
  const [result, setResult] = useState<{ message: string; left: Outcome[]; jobId: string | undefined }>();
  const client = useQueryClient();
  const undoOf = useUndo();
  const sending = useSend(takeSteps, {
    onDone: ({ message, outcomes, job }) => {
      const left = outcomes.filter(({ done }) => !done);
      const isAll = left.length === 0 && !job;
      if (isAll) showSuccess(message, undoOf(outcomes));
      setResult(isAll ? undefined : { message, left, jobId: job?.id });
      setAsking(undefined);
      onClear();
      void client.invalidateQueries();
    },
  });
  const take = (action: OpenAction, remarks = '') =>
    sending.mutate({ body: { action: action.action, remarks, items: rows.map(({ id, seen }) => ({ id, seen })) } });
  const actions = sharedActions(rows);
  return (
    <>
      {result && (
        <Alert
          color={result.left.length > 0 ? 'yellow' : 'green'}
          withCloseButton
          onClose={() => setResult(undefined)}
          title={result.message}
        >
          {result.jobId && <JobProgress id={result.jobId} onFinished={() => void client.invalidateQueries()} />}
          {result.left.length > 0 && <OutcomeList left={result.left} />}
        </Alert>
      )}
      {rows.length > 0 && (
        <Group gap="xs" role="toolbar" aria-label={say('Ticked requests')}>
          <Text size="sm">{count(rows.length, 'request')}</Text>
          {actions.map((action) => (
            <Button
              key={action.action}
              size="xs"
              variant={action.key === 'a' ? 'filled' : 'default'}
              loading={sending.isPending}
              onClick={() => (action.needs_reason === null ? take(action) : setAsking(action))}
            >
              {action.label}
            </Button>
          ))}
          {actions.length === 0 && (
            <Text size="xs" c="dimmed">
              {say('No action is open in all of them.')}
            </Text>
          )}
          <Button size="xs" variant="subtle" onClick={onClear}>
            {say('Clear')}
          </Button>
        </Group>
      )}
      {asking && (
        <BulkDialog
          action={asking}
          requests={rows.length}
          isPending={sending.isPending}
          onClose={() => setAsking(undefined)}
          onTake={(remarks) => take(asking, remarks)}
        />
      )}
    </>
  );
}
