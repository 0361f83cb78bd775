import {
  IconAlertTriangle,
  IconBriefcase,
  IconCheck,
  IconClock,
  IconHome,
  IconHourglass,
  IconMoon,
  IconPlane,
  IconPlugConnectedX,
  IconShieldCheck,
  IconUserPause,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrDay } from '../../contract/days.ts';

/** How a day looks: a colour, an icon and a word, so that none of them is alone. */
export interface DayLook {
  color: 'green' | 'yellow' | 'red' | 'blue' | 'gray';
  Icon: TablerIcon;
  label: string;
  /** Something is lacking: drawn as a gap instead of filled. */
  isMissing?: true;
}

type ShownDay = Pick<DtrDay, 'status' | 'late_minutes' | 'undertime_minutes' | 'word' | 'am_word' | 'pm_word'>;

/** The kinds of day, as the legend lists them. */
export const LOOKS = {
  good: { color: 'green', Icon: IconCheck, label: 'On time' },
  short: { color: 'yellow', Icon: IconClock, label: 'Late or undertime' },
  incomplete: { color: 'yellow', Icon: IconAlertTriangle, label: 'Incomplete', isMissing: true },
  absent: { color: 'red', Icon: IconX, label: 'Absent' },
  noData: { color: 'gray', Icon: IconPlugConnectedX, label: 'No data', isMissing: true },
  leave: { color: 'blue', Icon: IconPlane, label: 'On leave' },
  business: { color: 'blue', Icon: IconBriefcase, label: 'Official business' },
  away: { color: 'blue', Icon: IconUserPause, label: 'Away' },
  home: { color: 'blue', Icon: IconHome, label: 'Work from home' },
  exempt: { color: 'gray', Icon: IconShieldCheck, label: 'Exempt' },
  off: { color: 'gray', Icon: IconMoon, label: 'No work' },
  open: { color: 'gray', Icon: IconHourglass, label: 'Not over yet' },
} as const satisfies Record<string, DayLook>;

export type LookName = keyof typeof LOOKS;

export function appearanceNameOf({ status, late_minutes, undertime_minutes, word }: ShownDay): LookName {
  switch (status) {
    case 'INCOMPLETE':
      return 'incomplete';
    case 'ABSENT':
      return 'absent';
    case 'NO_DATA':
      return 'noData';
    case 'ON_LEAVE':
      return 'leave';
    case 'OB':
      return 'business';
    case 'AWAY':
      return 'away';
    case 'HOLIDAY':
    case 'SUSPENDED':
    case 'REST':
      return 'off';
    default:
      if (late_minutes + undertime_minutes > 0) return 'short';
      if (word === 'EXEMPT') return 'exempt';
      if (status === 'PENDING') return 'open';
      return status === 'WFH' ? 'home' : 'good';
  }
}

/** How a kind of day looks. */
export function appearanceNamed(name: LookName): DayLook {
  const look: DayLook = LOOKS[name];
  return { ...look, label: say(look.label) };
}

/** The look of one day with its own words: 'Late 12 min', 'Rizal Day'. */
export function appearanceOf(day: ShownDay): DayLook {
  const look = appearanceNamed(appearanceNameOf(day));
  return { ...look, label: ownWords(day) ?? look.label };
}

function ownWords(day: ShownDay): string | null {
  const short = formatShort(day);
  if (day.status === 'INCOMPLETE' || day.status === 'ABSENT')
    return short ? `${appearanceNamed(appearanceNameOf(day)).label}, ${short.toLowerCase()}` : null;
  return short ?? (day.word ? say(inSentenceCase(day.word)) : null);
}

/** 'Late 12 min, undertime 10 min'; null where nothing is short. */
function formatShort({ late_minutes, undertime_minutes }: ShownDay): string | null {
  const late = late_minutes > 0 ? say('Late {late_minutes} min', { late_minutes }) : null;
  const under = undertime_minutes > 0 ? say('Undertime {undertime_minutes} min', { undertime_minutes }) : null;
  return late && under ? `${late}, ${under.toLowerCase()}` : (late ?? under);
}

const KEPT_AS_THEY_ARE = /^(OB|WFH|SLP|VL|SL)\b/;
const LETTERS = /\b(lwop|vl|sl|cto|cdo)\b/g;

/** The form's words read calmer on a screen: 'SATURDAY' as 'Saturday', a holiday by its name. */
function inSentenceCase(word: string): string {
  const holiday = /^HOLIDAY \((.+)\)$/.exec(word)?.[1];
  if (holiday) return holiday;
  if (KEPT_AS_THEY_ARE.test(word) || word !== word.toUpperCase()) return word;
  return (
    word.charAt(0) +
    word
      .slice(1)
      .toLowerCase()
      .replace(LETTERS, (letters) => letters.toUpperCase())
  );
}
