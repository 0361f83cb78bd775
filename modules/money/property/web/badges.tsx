import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { CONDITIONS, LINE_STATES, PAPER_STATES } from '../contract/fields.ts';
import { itemFlow, type ItemState } from '../workflow.ts';

const ITEM_TONES: Readonly<Record<ItemState, Tone>> = {
  IN_STOCK: 'info',
  ISSUED_FOR_ACK: 'waiting',
  DISPUTED: 'bad',
  ACKNOWLEDGED: 'neutral',
  FOR_TRANSFER: 'waiting',
  RETURNED: 'info',
  UNSERVICEABLE: 'warning',
  LOST: 'bad',
  RELIEVED: 'past',
  PAID: 'past',
  REPLACED: 'past',
  TRANSFERRED_OUT: 'past',
  DISPOSED: 'past',
};

/** In a row there is no room for all of it. */
const SHORT: Partial<Record<ItemState, string>> = { ISSUED_FOR_ACK: 'Waiting', RELIEVED: 'Relieved', TRANSFERRED_OUT: 'Transferred' };

export function ItemBadge({ state, short = false }: { state: ItemState; short?: boolean }) {
  return <StatusBadge tone={ITEM_TONES[state]}>{(short && SHORT[state]) || itemFlow.words[state]}</StatusBadge>;
}

const PAPER_TONES = { WAITING: 'waiting', DISPUTED: 'bad', ACKNOWLEDGED: 'neutral', CLOSED: 'past', VOID: 'past' } as const;

export function PaperBadge({ state, short = false }: { state: keyof typeof PAPER_STATES; short?: boolean }) {
  return <StatusBadge tone={PAPER_TONES[state]}>{short && state === 'WAITING' ? say('Waiting') : PAPER_STATES[state]}</StatusBadge>;
}

const LINE_TONES = { WAITING: 'waiting', DISPUTED: 'bad', ACKNOWLEDGED: 'neutral', LEAVING: 'waiting', ENDED: 'past' } as const;

export function LineBadge({ state }: { state: keyof typeof LINE_STATES }) {
  return <StatusBadge tone={LINE_TONES[state]}>{LINE_STATES[state]}</StatusBadge>;
}

/** The usual condition has none, so that the exceptions show. */
export function ConditionBadge({ condition }: { condition: keyof typeof CONDITIONS }) {
  if (condition === 'SERVICEABLE') return say(CONDITIONS[condition]);
  return <StatusBadge tone={condition === 'LOST' ? 'bad' : 'warning'}>{CONDITIONS[condition]}</StatusBadge>;
}
