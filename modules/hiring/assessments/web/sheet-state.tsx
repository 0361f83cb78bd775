import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { sheetFlow, type SheetState } from '../workflow.ts';

const TONES: Record<SheetState, Tone> = { NOT_STARTED: 'warning', IN_PROGRESS: 'waiting', SUBMITTED: 'good', LOCKED: 'neutral' };

export function SheetStateBadge({ state }: { state: SheetState }) {
  return <StatusBadge tone={TONES[state]}>{sheetFlow.words[state]}</StatusBadge>;
}
