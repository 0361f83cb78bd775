import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { PROGRAMME_TIMES, type ProgrammeRow, type ProgrammeTime } from '../../contract/programmes.ts';

const TONES = { coming: 'waiting', running: 'info', over: 'past', cancelled: 'bad' } as const;

/** Whether a training is to come, under way, over or cancelled. */
export function ProgrammeTimeBadge({ programme }: { programme: Pick<ProgrammeRow, 'first_day' | 'last_day' | 'cancelled_because'> }) {
  const today = useToday();
  const time = timeOf(programme, today);
  return <StatusBadge tone={TONES[time]}>{PROGRAMME_TIMES[time]}</StatusBadge>;
}

function timeOf(
  { first_day, last_day, cancelled_because }: Pick<ProgrammeRow, 'first_day' | 'last_day' | 'cancelled_because'>,
  today: string,
): ProgrammeTime {
  if (cancelled_because !== null) return 'cancelled';
  if (today < first_day) return 'coming';
  return today > last_day ? 'over' : 'running';
}
