import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { DEVICE_STATES, type DeviceState } from '../contract/devices.ts';
import { formatDuration } from '../rules/judge-health.ts';

const TONES: Record<DeviceState, Tone> = { ONLINE: 'good', OFFLINE: 'bad', NEVER: 'waiting', FILES: 'neutral', OFF: 'past' };

/** How a device is at this moment. */
export function DeviceStateBadge({ state }: { state: DeviceState }) {
  return <StatusBadge tone={TONES[state]}>{DEVICE_STATES[state]}</StatusBadge>;
}

/** How far a clock is off, in words; a second is within what the network takes. */
export function formatDrift(drift: number | null): string {
  if (drift === null) return '—';
  if (Math.abs(drift) < 5) return 'Right';
  return `${formatDuration(Math.abs(drift))} ${drift > 0 ? 'behind' : 'ahead'}`;
}
