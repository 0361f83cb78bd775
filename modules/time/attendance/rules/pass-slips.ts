import { chargeUndertime } from './day/charges.ts';
import { flexiHalves } from './day/flexi-day.ts';
import { formatTime } from './format-time.ts';
import type { DayTerms } from './day/modifiers.ts';
import { requiredMinutes } from './spans.ts';
import type { DayResult, Moment, Schedule, Span } from './types.ts';
import { officeHalves, workStretch, type WorkStretch } from './work-hours.ts';

/**
 * Section 5.4: the hours of a personal pass slip are undertime, one instance a slip. What the punches charge already (an early departure, a
 * missing half) is not charged again: only hours of work that were attended by the punches are.
 */
export function chargePassSlips(result: DayResult, schedule: Schedule, weekday: number, terms: DayTerms, moment: Moment): void {
  if (terms.slips.length === 0) return;
  const attended = attendedStretches(result, schedule, weekday, terms);
  for (const slip of terms.slips) {
    if (moment.asOf < slip.to) continue;
    const minutes = attended.reduce(
      (sum, { stretch, from, to }) => sum + requiredMinutes(stretch, stretch.away, Math.max(from, slip.from), Math.min(to, slip.to)),
      0,
    );
    const text = `Away on a personal pass slip from ${formatTime(slip.from)} to ${formatTime(slip.to)}`;
    chargeUndertime(result, 'PERSONAL_PASS_SLIP', minutes, text);
  }
}

/** Hours that must be attended, and the part of them that the punches show as attended. */
type Attended = Span & { stretch: WorkStretch };

function attendedStretches(result: DayResult, schedule: Schedule, weekday: number, terms: DayTerms): Attended[] {
  const { amIn, amOut, pmIn, pmOut } = result.slots;
  const first = (amIn ?? pmIn)?.minutes ?? -Infinity;
  const last = (pmOut ?? amOut)?.minutes ?? Infinity;
  const whole = (stretch: WorkStretch): Attended => ({ stretch, from: first, to: last });
  switch (schedule.kind) {
    case 'EXEMPT':
      return [];
    case 'SHIFT':
    case 'NIGHT': {
      const { start, end } = schedule.weekdays[weekday - 1]!;
      return [whole(workStretch('shift', { from: start, to: end }, terms.business, terms))];
    }
    case 'FLEXI': {
      const { am, pm } = flexiHalves(schedule.weekdays[weekday - 1]!, first, terms);
      return [whole(am), whole(pm)];
    }
    default: {
      const { am, pm } = officeHalves(schedule.weekdays[weekday - 1]!, terms);
      if (schedule.kind === 'NO_LUNCH_PUNCH' || terms.workFromHome) return [whole(am), whole(pm)];
      const half = (stretch: WorkStretch, arrival: typeof amIn, departure: typeof amOut): Attended[] =>
        arrival || departure ? [{ stretch, from: arrival?.minutes ?? -Infinity, to: departure?.minutes ?? Infinity }] : [];
      return [...half(am, amIn, amOut), ...half(pm, pmIn, pmOut)];
    }
  }
}
