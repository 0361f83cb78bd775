import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { takeStep } from '../../contract/steps.ts';
import type { OpenAction } from '../../contract/timeline.ts';
import { useUndo } from './use-undo.ts';

interface Decided {
  id: number;
  title: string;
  seen: number;
}

/** Takes a step at once, after the question that its module asks, or opens its dialog where something has to be written with it. */
export function useStep(request: Decided | undefined, onDone?: () => void) {
  const [asking, setAsking] = useState<OpenAction>();
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const undoOf = useUndo();
  /** The one that is sent: another may be open when the answer comes. */
  const sent = useRef(0);
  const sending = useSend(takeStep, {
    onDone: ({ message, undo, no }) => {
      showSuccess(message, undoOf([{ id: sent.current, undo: undo === null ? null : { action: undo, seen: no } }]));
      onDone?.();
    },
  });
  const take = async (action: OpenAction) => {
    if (!request || action.on_its_screen) return;
    if (action.needs_reason !== null) return setAsking(action);
    if (action.question !== null) {
      setAsked(true);
      const isSure = await confirm({ title: request.title, question: action.question, action: action.label });
      setAsked(false);
      if (!isSure) return;
    }
    const input = { params: { id: request.id }, body: { action: action.action, seen: request.seen, remarks: '' } };
    // Every part of the screen may show what a step changed, also after a refusal because another user was faster.
    if (!sending.isPending) sent.current = request.id;
    sending.mutate(input, { onSettled: () => void client.invalidateQueries() });
  };
  return { take, asking, isAsked, close: () => setAsking(undefined), isPending: sending.isPending };
}
