import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SlipRow } from '../../contract/pass-slips.ts';
import { passSlipFlow } from '../../workflow.ts';

/** The state of a slip; who is out is told instead of that it was approved. */
export function SlipState({ slip: { state, left_at } }: { slip: Pick<SlipRow, 'state' | 'left_at'> }) {
  if (state === 'APPROVED')
    return left_at === null ? (
      <StatusBadge tone="good">{say('Approved')}</StatusBadge>
    ) : (
      <StatusBadge tone="info">{say('Out')}</StatusBadge>
    );
  return <RequestState state={state} words={passSlipFlow.words[state]} isClosed={passSlipFlow.ends.some((end) => end === state)} />;
}
