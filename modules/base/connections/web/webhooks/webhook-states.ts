import type { Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { DeliveryState } from '../../contract/webhooks.ts';

export const DELIVERY_STATES: Readonly<Record<DeliveryState, { label: string; tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'waiting' },
  delivered: { label: 'Delivered', tone: 'neutral' },
  given_up: { label: 'Given up', tone: 'bad' },
};
