import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { HOME_STATUSES, type HomeStatus } from '../rules/home-day.ts';

const TONES: Record<HomeStatus, Tone> = {
  coming: 'neutral',
  absent: 'bad',
  working: 'info',
  no_log_out: 'warning',
  no_report: 'warning',
  to_confirm: 'waiting',
  returned: 'warning',
  confirmed: 'good',
  refused: 'bad',
};

/** Where a day at home is. */
export function HomeStatusBadge({ status }: { status: HomeStatus }) {
  return <StatusBadge tone={TONES[status]}>{HOME_STATUSES[status]}</StatusBadge>;
}
