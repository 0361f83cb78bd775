import type { Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { ServiceState, Token } from '../../contract/service-accounts.ts';

export const SERVICE_STATES: Readonly<Record<ServiceState, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'neutral' },
  idle: { label: 'No token', tone: 'warning' },
  ended: { label: 'Ended', tone: 'past' },
};

export const TOKEN_STATES: Readonly<Record<Token['state'], { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'past' },
  revoked: { label: 'Revoked', tone: 'past' },
};
