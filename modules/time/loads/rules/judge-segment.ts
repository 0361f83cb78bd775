import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { formatLoadHours, shareAnHour, type LoadSegment, type Term } from './load-segment.ts';
import { nameSegment } from './format-segment.ts';

interface Ground {
  term: Term | undefined;
  /** The other segments of the teacher. */
  others: readonly LoadSegment[];
  /** When the teacher serves at the university. */
  served: readonly { from: string; until: string | null }[];
}

type Field = 'personnel_id' | 'term_id' | 'subject' | 'section' | 'from_minute' | 'to_minute' | 'from' | 'to';

/** What does not fit of a segment that is entered by itself, by its fields; the same is asked of each row of an import. */
export function judgeSegment(plan: LoadSegment, { term, others, served }: Ground): Partial<Record<Field, string[]>> {
  if (!term) return { term_id: ['There is no such term.'] };
  const { kind, subject, section, fromMinute, toMinute, from, to } = plan;
  const faults: Partial<Record<Field, string[]>> = {};
  const days = `${term.name} lasts from ${longDate(term.from)} to ${longDate(term.to)}.`;
  if (kind === 'CLASS' && subject === '') faults.subject = ['Enter the subject of the class.'];
  if (kind === 'CLASS' && section === '') faults.section = ['Enter the section of the class.'];
  if (toMinute <= fromMinute) faults.to_minute = [`It begins at ${clockTime(fromMinute)}; let it end later.`];
  if (from < term.from || from > term.to) faults.from = [days];
  if (to < term.from || to > term.to) faults.to = [days];
  else if (to < from) faults.to = [`The last day lies before the first, ${longDate(from)}.`];
  else if (!served.some((one) => one.from <= to && (one.until === null || one.until > from)))
    faults.personnel_id = ['No appointment runs on these days.'];
  const clash = others.find((one) => shareAnHour(one, plan));
  if (clash) faults.from_minute = [`At that hour there is ${nameSegment(clash)}, ${formatLoadHours(clash)}.`];
  return faults;
}
