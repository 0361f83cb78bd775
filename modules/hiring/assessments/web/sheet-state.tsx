import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { SHEET_STATES, type SheetState } from '../contract/sheets.ts';

const TONES: Record<SheetState, Tone> = { NOT_STARTED: 'warning', IN_PROGRESS: 'waiting', SUBMITTED: 'good', LOCKED: 'neutral' };

export function SheetStateBadge({ state }: { state: SheetState }) {
  return <StatusBadge tone={TONES[state]}>{SHEET_STATES[state]}</StatusBadge>;
}
