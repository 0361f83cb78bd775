import { longDate } from '@talaan/kernel/contract/dates.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { Typed } from '../../contract/field.ts';
import { titleOfRow } from '../../rules/title-of-row.ts';
import { textOf } from '../fields/row-context.ts';

interface RowWords {
  /** What names the row; empty while nothing does. */
  title: string;
  note: string;
}

type Values = Record<string, Typed>;

/** A row in two lines, as its card says it. */
export function formatRow(section: SectionName, values: Values, labels: Record<string, string>): RowWords {
  const say = (name: string) => {
    const value = values[name];
    return typeof value === 'number' && SECTIONS[section].fields[name]?.kind === 'lookup' ? (labels[name] ?? '') : textOf(value);
  };
  return { title: titleOfRow(section, say), note: notesOf(section, values, say).filter(Boolean).join(' · ') };
}

function notesOf(section: SectionName, values: Values, say: (name: string) => string): string[] {
  switch (section) {
    case 'spouses':
      return [say('occupation')];
    case 'children':
      return [formatDate(say('birth_date'))];
    case 'education':
      return [say('degree'), formatYears(say('from_year'), values.is_present === true ? 'present' : say('to_year'))];
    case 'eligibilities':
      return [formatDate(say('examined_on')), say('rating') && `rating ${say('rating')}`];
    case 'work':
      return [say('company'), formatPeriod(values, 'present')];
    case 'university_work':
      return [say('from') && `from ${formatDate(say('from'))}`];
    case 'voluntary':
      return [say('position'), formatPeriod(values, 'present')];
    case 'training':
      return [formatPeriod(values, ''), say('hours') && `${say('hours').replace(/\.00$/, '')} hours`];
    case 'references':
      return [say('contact')];
    default:
      return [];
  }
}

function join(between: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '' && part.toUpperCase() !== 'N/A').join(between);
}

function formatDate(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? longDate(date) : date;
}

function formatYears(from: string, to: string): string {
  return join(' to ', from, to);
}

function formatPeriod(values: Values, open: string): string {
  const [from, to] = [formatDate(textOf(values.from)), formatDate(textOf(values.to))];
  return from === '' ? '' : join(' to ', from, to || open);
}
