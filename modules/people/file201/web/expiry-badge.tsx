import { longDate } from '@talaan/kernel/contract/dates.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Document } from '../contract.ts';

export function ExpiryBadge({ expires_on: on, expiry }: Pick<Document, 'expires_on' | 'expiry'>) {
  if (on === null) return null;
  if (expiry === 'expired') return <StatusBadge tone="bad">{say('Expired {on}', { on: longDate(on) })}</StatusBadge>;
  if (expiry === 'soon') return <StatusBadge tone="warning">{say('Until {on}', { on: longDate(on) })}</StatusBadge>;
  return <StatusBadge tone="neutral">{say('Until {on}', { on: longDate(on) })}</StatusBadge>;
}
