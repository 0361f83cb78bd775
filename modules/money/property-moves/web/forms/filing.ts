import { useNavigate } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import type { HeldItemRow, readMovable } from '../../contract/moves.ts';
import { linkOf, type MoveKind } from '../../workflow.ts';

/** What a form of a request is about. */
export interface FilingFormProps {
  holder: Answer<typeof readMovable>['holder'];
  items: readonly HeldItemRow[];
  /** Those that the address names. */
  chosen: readonly number[];
}

/** Once it is filed one reads it; who leaves goes to the list. */
export function useFiled(kind: MoveKind) {
  const navigate = useNavigate();
  return {
    onDone: ({ id }: { id: number }) => void navigate(linkOf(kind, id), { replace: true }),
    onCancel: () => void navigate(-1),
  };
}
