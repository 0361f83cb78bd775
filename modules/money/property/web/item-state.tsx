import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { itemFlow, type ItemState as State } from '../workflow.ts';

const TONES: Partial<Record<State, Tone>> = {
  ISSUED_FOR_ACK: 'waiting',
  DISPUTED: 'warning',
  FOR_TRANSFER: 'waiting',
  UNSERVICEABLE: 'warning',
  LOST: 'bad',
};

/** In a row there is no room for all of it. */
const SHORT: Partial<Record<State, string>> = { ISSUED_FOR_ACK: 'Waiting' };

/** Where an item is on its way, as a badge; what merely is as usual stands quiet. */
export function ItemState({ state }: { state: State }) {
  return <StatusBadge tone={TONES[state] ?? 'neutral'}>{SHORT[state] ?? itemFlow.words[state]}</StatusBadge>;
}
