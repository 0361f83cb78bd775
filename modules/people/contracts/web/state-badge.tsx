import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { contractFlow, type ContractState } from '../workflow.ts';

const TONES: Record<ContractState, Tone> = {
  DRAFT: 'neutral',
  FOR_FUNDS: 'waiting',
  FOR_SIGNATURE: 'waiting',
  ACTIVE: 'neutral',
  ENDED: 'past',
  TERMINATED: 'bad',
  CANCELLED: 'past',
};

export function StateBadge({ state }: { state: ContractState }) {
  return <StatusBadge tone={TONES[state]}>{contractFlow.words[state]}</StatusBadge>;
}
