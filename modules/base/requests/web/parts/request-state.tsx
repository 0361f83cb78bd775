import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';

const REFUSED = /^NOT_|LAPSED|DISAPPROVED|REJECTED|CANCELLED|TERMINATED|WITHDRAWN|VOID/;
const AGAIN = /RETURNED/;
const BEGUN = /DRAFT/;

/** The state of a request. Its words are the kind’s own; the tone follows from whether it is closed and how. */
export function RequestState({ state, words, isClosed = false }: { state: string; words: string; isClosed?: boolean }) {
  return <StatusBadge tone={toneOf(state, isClosed)}>{words}</StatusBadge>;
}

function toneOf(state: string, isClosed: boolean): Tone {
  if (REFUSED.test(state)) return 'bad';
  if (AGAIN.test(state)) return 'warning';
  if (BEGUN.test(state)) return 'neutral';
  return isClosed ? 'good' : 'waiting';
}
