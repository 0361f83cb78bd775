import { placeByClock } from '../rules/day/place-by-clock.ts';
import type { DtrCell, DtrDay, DtrHalf, DtrMark } from './cs-form-48.ts';

/** A computed day as it is kept; slots in minutes after its midnight. */
export interface KeptDay {
  date: string;
  status: string;
  am_in: number | null;
  am_out: number | null;
  pm_in: number | null;
  pm_out: number | null;
  word: string | null;
  am_word: string | null;
  pm_word: string | null;
  late_minutes: number;
  undertime_minutes: number;
}

/** Where a punch comes from that no device made. */
export type EnteredSource = 'MANUAL' | 'APPEAL' | 'WEB_WFH';

/** One row of CS Form No. 48. `sourceOf` tells where the punches come from that no device made. */
export function layOutSheetDay(day: KeptDay, sourceOf: (minutes: number) => EnteredSource | undefined): DtrDay {
  return {
    day: Number(day.date.slice(8)),
    entry: layOutEntry(day, sourceOf),
    undertimeMinutes: day.late_minutes + day.undertime_minutes,
    incomplete: day.status === 'INCOMPLETE',
  };
}

/** A word gives way to punches, which on a rest day or holiday are what overtime is counted from; it keeps the half without any. */
function layOutEntry(day: KeptDay, sourceOf: (minutes: number) => EnteredSource | undefined): DtrDay['entry'] {
  const cell = (minutes: number | null): DtrCell => (minutes === null ? null : { minutes, ...markOf(day, sourceOf(minutes)) });
  const cells = placeByClock(day);
  const morning = layOutHalf(day.am_word ?? day.word, cell(cells.am_in), cell(cells.am_out));
  const afternoon = layOutHalf(day.pm_word ?? day.word, cell(cells.pm_in), cell(cells.pm_out));
  return day.word && 'word' in morning && 'word' in afternoon ? { word: day.word } : { morning, afternoon };
}

function layOutHalf(word: string | null, arrival: DtrCell, departure: DtrCell): DtrHalf {
  return word && !arrival && !departure ? { word } : { arrival, departure };
}

const MARKS: Record<EnteredSource, DtrMark> = { MANUAL: 'manual', APPEAL: 'appeal', WEB_WFH: 'work-from-home' };

function markOf({ status }: KeptDay, source: EnteredSource | undefined): { mark?: DtrMark } {
  if (source) return { mark: MARKS[source] };
  if (status === 'OB') return { mark: 'official-business' };
  return status === 'WFH' ? { mark: 'work-from-home' } : {};
}
