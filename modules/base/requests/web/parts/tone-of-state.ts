import type { Tone } from '@talaan/kernel/web/status-badge.tsx';

/** Somebody said no, or it came to nothing. */
const REFUSED = /^NOT_|LAPSED|DISAPPROVED|REJECTED|REFUSED|TERMINATED/;
/** It no longer counts, and nobody said no: given up, voided, put aside or over. */
const OVER = /CANCELLED|WITHDRAWN|VOID|SET_ASIDE|^ENDED|^RECALLED/;
const AGAIN = /RETURNED/;
const BEGUN = /DRAFT/;

/** The tone of a state of any kind of request: its sign never contradicts its words. */
export function toneOfState(state: string, isClosed: boolean): Tone {
  if (REFUSED.test(state)) return 'bad';
  if (OVER.test(state)) return 'past';
  if (AGAIN.test(state)) return 'warning';
  if (BEGUN.test(state)) return 'neutral';
  return isClosed ? 'good' : 'waiting';
}
