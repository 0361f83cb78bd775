import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { CAMPAIGN_STATES } from '../contract/fields.ts';

export function CampaignBadge({ state }: { state: keyof typeof CAMPAIGN_STATES }) {
  return <StatusBadge tone={state === 'OPEN' ? 'waiting' : 'good'}>{CAMPAIGN_STATES[state]}</StatusBadge>;
}
