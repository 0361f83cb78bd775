import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { SLIP_STATES, type SlipState } from '../contract/fields.ts';
import { disposalFlow, STATES, type ReportState } from '../workflow.ts';

/** In a row there is no room for all of it. */
const SHORT: Partial<Record<ReportState, string>> = { INSPECTING: 'With committee', APPROVED: 'To dispose of' };

export function ReportBadge({ state }: { state: ReportState }) {
  if (state === 'DRAFTED') return <StatusBadge tone="neutral">{STATES.DRAFTED}</StatusBadge>;
  const isClosed = (disposalFlow.ends as readonly string[]).includes(state);
  return <RequestState state={state} words={SHORT[state] ?? STATES[state]} isClosed={isClosed} />;
}

const TONES: Readonly<Record<SlipState, Tone>> = { OUT: 'waiting', OVERDUE: 'bad', RETURNED: 'neutral', VOIDED: 'past' };

export function SlipBadge({ state }: { state: SlipState }) {
  return <StatusBadge tone={TONES[state]}>{SLIP_STATES[state]}</StatusBadge>;
}
