import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { FUND_STATES, type FundState } from '../rules/how-full.ts';

const TONES = { NEARLY_FULL: 'warning', FULL: 'warning', OVER: 'bad' } as const;

/** A fund source with room is as usual and has no badge. */
export function FundBadge({ state }: { state: FundState }) {
  return state === 'OPEN' ? null : <StatusBadge tone={TONES[state]}>{FUND_STATES[state]}</StatusBadge>;
}

/** The colour of its bar; the badge says it in words. */
export const barColor = { OPEN: 'primary', NEARLY_FULL: 'yellow', FULL: 'yellow', OVER: 'red' } as const;
