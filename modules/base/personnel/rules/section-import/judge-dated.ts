import { longDate } from '@talaan/kernel/contract/dates.ts';
import { dayBefore, runsOn, type Span } from '../moves/spans.ts';
import { planDatedRows, type DatedRow, type Exclusion, type WantedRow } from './plan-dated-rows.ts';
import { compare, isWrong, refuse } from '@talaan/imports/rules/read-rows.ts';
import type { JudgedRow, SectionRow } from './section-rows.ts';
import { UNTIL_FURTHER_NOTICE } from '@talaan/imports/rules/readers.ts';

export interface DatedValues {
  from: string;
  until: string;
}

/** What a section of dated rows says about itself. */
export interface DatedSection<V, F> {
  /** The fields of a line that was read without a fault, whole and as far as given. Null once it refused the row. */
  fieldsOf: (row: SectionRow<V>) => { fields: F; given: Partial<F> } | null;
  exclusionsOf: (row: Pick<DatedRow<F>, 'personnelId' | 'fields'>) => readonly Exclusion[];
  /** The fields in words, by title. */
  say: (fields: F) => Record<string, string>;
}

/** Holds a section of dated rows against those on record. */
export function judgeDated<V extends DatedValues, F extends object>(
  rows: readonly SectionRow<V>[],
  onRecord: readonly DatedRow<F>[],
  section: DatedSection<V, F>,
): JudgedRow<V, DatedRow<F>>[] {
  const wanted = rows.flatMap((row) => readWanted(row, section) ?? []);
  const settled = new Map(planDatedRows(wanted, onRecord, section.exclusionsOf).map((one) => [one.line, one]));
  return rows.map((row) => {
    const one = settled.get(row.line);
    if (one?.error) refuse(row, one.error.column, one.error.message);
    if (!one || isWrong(row)) return { row, plan: null, isNew: false, changes: [] };
    const changes = compare(one.was && formatRow(one.was, section), formatRow(one.plan, section));
    return { row, plan: changes.length > 0 ? one.plan : null, isNew: one.was === null, changes };
  });
}

function readWanted<V extends DatedValues, F>(row: SectionRow<V>, section: DatedSection<V, F>): WantedRow<F> | null {
  const { from, until } = row.values;
  if (!row.person || from === undefined) return null;
  if (until !== undefined && until !== UNTIL_FURTHER_NOTICE && until <= from)
    refuse(row, 'To', `The last day, ${longDate(dayBefore(until))}, lies before the first, ${longDate(from)}.`);
  if (isWrong(row)) return null;
  const read = section.fieldsOf(row);
  if (!read || isWrong(row)) return null;
  return { line: row.line, personnelId: row.person.id, from, until: until === UNTIL_FURTHER_NOTICE ? null : until, ...read };
}

function formatRow<F>(row: DatedRow<F>, { say }: Pick<DatedSection<never, F>, 'say'>): Record<string, string> {
  return {
    'First day': longDate(row.from),
    'Last day': row.until === null ? 'until further notice' : longDate(dayBefore(row.until)),
    ...say(row.fields),
  };
}

/** Who has no appointment on a day cannot be given anything that rests on one. */
export function requireService(row: SectionRow<DatedValues>, appointments: readonly Span[], from: string): void {
  if (!appointments.some((one) => runsOn(one, from))) refuse(row, 'From', `No appointment runs on ${longDate(from)}.`);
}
