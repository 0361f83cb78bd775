import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
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
        [say('Forced leave'), <ForcedStandingBadge key="standing" standing={forced.standing} />],
        [say('Balance that counts'), say('{tested}; from 10 days on five are taken', { tested: formatDayCount(forced.tested) })],
        [say('Balance'), formatDayCount(forced.balance)],
        [say('Taken'), formatDayCount(forced.used)],
        [say('Cancelled by order'), forced.cancelled > 0 && formatDayCount(forced.cancelled)],
        [say('Left to take'), forced.standing === 'DUE' && formatDayCount(forced.left)],
        [
          say('Forfeited on 31 December'),
          forced.forfeit > 0 && say('{forfeit}, if none are taken until then', { forfeit: formatDayCount(forced.forfeit) }),
        ],
        [
          say('Plan'),
          plan === null
            ? say('Due by {due_on}', { due_on: longDate(due_on) })
            : plan.is_late && say('Filed after {due_on}', { due_on: longDate(due_on) }),
        ],
      ]}
    />
  );
}
