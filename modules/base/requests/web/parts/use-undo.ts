import { useQueryClient } from '@tanstack/react-query';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { reportFailure, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { takeStep, takeSteps, type Outcome } from '../../contract/steps.ts';

/** What the record says of a step that was taken back from its toast. */
const REMARKS = 'Undone right after the step.';

type Undone = NonNullable<Outcome['undo']> & { id: number };

/** Makes of steps just taken what takes them back, for their toast; undefined where the route has no way back for any of them. */
export function useUndo(): (taken: readonly { id: number; undo: Outcome['undo'] }[]) => (() => void) | undefined {
  const client = useQueryClient();
  const undoAll = async (action: string, items: Undone[]) => {
    const [first, ...others] = items;
    try {
      // A kind that is decided one by one is taken back so too.
      const { message } =
        others.length === 0
          ? await call(takeStep, { params: { id: first!.id }, body: { action, seen: first!.seen, remarks: REMARKS } })
          : await call(takeSteps, { body: { action, remarks: REMARKS, items } });
      showSuccess(say('Undone. {message}', { message }));
    } catch (failure) {
      await reportFailure(failure);
    }
    await client.invalidateQueries();
  };
  return (taken) => {
    const undone = taken.flatMap(({ id, undo }) => (undo ? [{ id, ...undo }] : []));
    return undone.length > 0 ? () => void undoAll(undone[0]!.action, undone) : undefined;
  };
}
