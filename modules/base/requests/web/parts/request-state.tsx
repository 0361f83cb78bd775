import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { toneOfState } from './tone-of-state.ts';

/** The state of a request. Its words are the kind’s own; the tone follows from whether it is closed and how. */
export function RequestState({ state, words, isClosed = false }: { state: string; words: string; isClosed?: boolean }) {
  return <StatusBadge tone={toneOfState(state, isClosed)}>{words}</StatusBadge>;
}
