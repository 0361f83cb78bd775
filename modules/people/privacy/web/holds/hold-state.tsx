import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { HoldRow } from '../../contract/holds.ts';

const STATES: Readonly<Record<HoldRow['state'], readonly [Tone, string]>> = {
  to_come: ['neutral', 'To come'],
  in_force: ['waiting', 'In force'],
  ended: ['past', 'Ended'],
  released: ['past', 'Released'],
};

export function HoldState({ hold }: { hold: HoldRow }) {
  const [tone, word] = STATES[hold.state];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
