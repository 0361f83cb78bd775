import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { formatDayCount } from '@talaan/leave/web/applications/format-credits.ts';
import type { ForcedYear } from '../contract/forced-plans.ts';
import { FORCED_STANDINGS, type ForcedStanding } from '../rules/forced-leave.ts';

const TONES: Readonly<Record<ForcedStanding, Tone>> = { COMPLIED: 'good', DUE: 'warning', BELOW_TEN: 'neutral', SEPARATED: 'past' };

export function ForcedStandingBadge({ standing }: { standing: ForcedStanding }) {
  return <StatusBadge tone={TONES[standing]}>{FORCED_STANDINGS[standing]}</StatusBadge>;
}

/** What the year comes to so far, and by which numbers. */
export function ForcedFacts({ found: { forced, due_on, plan } }: { found: Pick<ForcedYear, 'forced' | 'due_on' | 'plan'> }) {
  return (
    <Facts
      facts={[
        ['Forced leave', <ForcedStandingBadge key="standing" standing={forced.standing} />],
        ['Balance that counts', `${formatDayCount(forced.tested)}; from 10 days on five are taken`],
        ['Balance', formatDayCount(forced.balance)],
        ['Taken', formatDayCount(forced.used)],
        ['Cancelled by order', forced.cancelled > 0 && formatDayCount(forced.cancelled)],
        ['Left to take', forced.standing === 'DUE' && formatDayCount(forced.left)],
        ['Forfeited on 31 December', forced.forfeit > 0 && `${formatDayCount(forced.forfeit)}, if none are taken until then`],
        ['Plan', plan === null ? `Due by ${longDate(due_on)}` : plan.is_late && `Filed after ${longDate(due_on)}`],
      ]}
    />
  );
}
