import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/facts.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { ForcedYear } from '../../contract/forced-plans.ts';
import { FORCED_STANDINGS, type ForcedStanding } from '../../rules/forced-leave.ts';
import { sayDayCount } from '../applications/say-credits.ts';

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
        ['Balance that counts', `${sayDayCount(forced.tested)}; from 10 days on five are taken`],
        ['Balance', sayDayCount(forced.balance)],
        ['Taken', sayDayCount(forced.used)],
        ['Cancelled by order', forced.cancelled > 0 && sayDayCount(forced.cancelled)],
        ['Left to take', forced.standing === 'DUE' && sayDayCount(forced.left)],
        ['Forfeited on 31 December', forced.forfeit > 0 && `${sayDayCount(forced.forfeit)}, if none are taken until then`],
        ['Plan', plan === null ? `Due by ${longDate(due_on)}` : plan.is_late && `Filed after ${longDate(due_on)}`],
      ]}
    />
  );
}
