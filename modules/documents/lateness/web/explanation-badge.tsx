import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { LateStay } from '../contract/lateness.ts';
import { EXPLANATIONS } from '@talaan/documents/contract/words.ts';

const TONES = { NEEDED: 'bad', SUBMITTED: 'info', RETURNED: 'warning', ACCEPTED: 'good' } as const;

/** The state of the explanation of a late stay. */
export function ExplanationBadge({ state }: { state: LateStay['explanation'] }) {
  return <StatusBadge tone={TONES[state]}>{EXPLANATIONS[state]}</StatusBadge>;
}
