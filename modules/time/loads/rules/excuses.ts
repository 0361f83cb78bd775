import type { DayModifier, DayPart, Span } from '@talaan/attendance/rules/types.ts';

/** Hours of a day in which a segment is not missed, and why. */
export interface Excuse extends Span {
  text: string;
}

const NOON = 720;
const MIDNIGHT = 1440;
const PARTS: Record<DayPart, Span> = { DAY: { from: 0, to: MIDNIGHT }, AM: { from: 0, to: NOON }, PM: { from: NOON, to: MIDNIGHT } };

/**
 * What the modifiers of a day excuse (domain page, section 7), in minutes from its midnight. Half a day of leave or official business ends or
 * begins at noon. Work from home, which punches by its own log, personal pass slips and overtime excuse nothing.
 */
export function excusesOf(modifiers: readonly DayModifier[]): Excuse[] {
  return modifiers.flatMap((modifier): Excuse[] => {
    switch (modifier.kind) {
      case 'HOLIDAY':
        return modifier.holidayType === 'SPECIAL_WORKING' ? [] : [{ ...PARTS.DAY, text: modifier.name }];
      case 'STANDING':
        return [{ ...PARTS.DAY, text: modifier.name }];
      case 'SUSPENSION_WHOLE_DAY':
        return [{ ...PARTS.DAY, text: `Work suspended: ${modifier.reason}` }];
      case 'SUSPENSION_FROM_HOUR':
        return [{ from: modifier.from, to: modifier.to ?? MIDNIGHT, text: `Work suspended: ${modifier.reason}` }];
      case 'OFFICIAL_BUSINESS': {
        const { covers, orderNo } = modifier;
        const { from, to } = typeof covers === 'object' ? covers : PARTS[covers];
        return [{ from, to, text: orderNo ? `Official business, ${orderNo}` : 'Official business' }];
      }
      case 'LEAVE':
        return [{ ...PARTS[modifier.covers], text: `On ${modifier.label}` }];
      default:
        return [];
    }
  });
}
