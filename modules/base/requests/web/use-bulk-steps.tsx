import { useState, type ReactNode } from 'react';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkAction } from '@talaan/kernel/web/lists/list-screen.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ActionOf, AnyKind } from '../contract/request-kind.ts';
import { takeSteps, type Outcome } from '../contract/steps.ts';
import type { OpenSteps } from '../contract/timeline.ts';
import { useUndo } from './parts/use-undo.ts';

const BulkDialog = openedLater(async () => (await import('./inbox/bulk-dialog.tsx')).BulkDialog);
const OutcomeDialog = openedLater(async () => (await import('./parts/outcome-dialog.tsx')).OutcomeDialog);

/** A row of a module's list of requests; the number is that of the request. */
type Row = OpenSteps & { id: number };

const ICONS = { a: <IconCheck size={16} />, d: <IconX size={16} />, r: <IconArrowBackUp size={16} /> };

/**
 * Decisions from the list of a module: these steps of its kind as acts on one selected row or many, with the keys of the steps. Each
 * request is decided alone; those that were not are listed with the reason.
 */
export function useBulkSteps<K extends AnyKind, R extends Row>(kind: K, actions: readonly ActionOf<K>[]): BulkSteps<R> {
  const [asking, setAsking] = useState<{ action: string; rows: R[] }>();
  const [result, setResult] = useState<{ message: string; left: Outcome[]; jobId: string | undefined }>();
  const client = useQueryClient();
  const undoOf = useUndo();
  const sending = useSend(takeSteps, {
    onDone: ({ message, outcomes, job }) => {
      const left = outcomes.filter(({ done }) => !done);
      setAsking(undefined);
      if (left.length === 0 && !job) showSuccess(message, undoOf(outcomes));
      else setResult({ message, left, jobId: job?.id });
    },
  });
  const take = (action: string, rows: readonly R[], remarks: string) =>
    sending.mutate(
      { body: { action, remarks, items: rows.map(({ id, seen }) => ({ id, seen })) } },
      { onSettled: () => void client.invalidateQueries() },
    );
  const bulk = actions.map((action): BulkAction<R> => {
    const { label, key, needsReason } = kind.stepOf(action);
    const isOpen = (row: R) => row.actions.some((one) => one.action === action);
    return {
      label,
      opens: isOpen,
      icon: key && ICONS[key],
      danger: key === 'd',
      hotkey: key,
      sends: takeSteps,
      run: (rows) => {
        const open = rows.filter(isOpen);
        if (sending.isPending) return;
        if (open.length === 0) return showError(say('“{label}” is open in none of the selected requests.', { label }));
        if (needsReason === undefined) take(action, open, '');
        else setAsking({ action, rows: open });
      },
    };
  });
  const dialog = (
    <>
      {asking && (
        <BulkDialog
          action={asking.rows[0]!.actions.find(({ action }) => action === asking.action)!}
          requests={asking.rows.length}
          isPending={sending.isPending}
          onClose={() => setAsking(undefined)}
          onTake={(remarks) => take(asking.action, asking.rows, remarks)}
        />
      )}
      {result && <OutcomeDialog {...result} onClose={() => setResult(undefined)} />}
    </>
  );
  return { bulk, dialog };
}

interface BulkSteps<R> {
  bulk: BulkAction<R>[];
  /** What is asked and what became of them; beside the list. */
  dialog: ReactNode;
}
