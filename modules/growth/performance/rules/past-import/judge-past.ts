import { compare, isWrong, refuse } from '@talaan/imports/rules/read-rows.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { JudgedRow, SectionRow } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { ADJECTIVES, type Level } from '../levels.ts';
import { formatRating, type Rating } from '../rating.ts';
import type { PastValues } from './past-fields.ts';

/** A rating from before the product. */
export interface PastOnRecord {
  id: number | null;
  personnelId: number;
  from: string;
  to: string;
  final: Rating;
  level: Level;
  paper: string;
}

export interface PastGround {
  today: string;
  onRecord: readonly PastOnRecord[];
  /** Periods of the people that have a form here: these are not imported. */
  forms: readonly { personnelId: number; from: string; to: string }[];
}

/** A row of the same person and days corrects; any other is new. No two ratings of a person share a day. */
export function judgePast(
  rows: readonly SectionRow<PastValues>[],
  { today, onRecord, forms }: PastGround,
): JudgedRow<PastValues, PastOnRecord>[] {
  const taken = new Map<string, PastOnRecord>();
  return rows.map((row) => {
    const nothing = { row, plan: null, isNew: false, changes: [] };
    const { from, to, final, level, paper } = row.values;
    if (!row.person || from === undefined || to === undefined || final === undefined || level === undefined || paper === undefined)
      return nothing;
    const plan = { id: null, personnelId: row.person.id, from, to, final, level, paper };
    const own = onRecord.filter(({ personnelId }) => personnelId === plan.personnelId);
    const was = own.find((one) => one.from === from && one.to === to) ?? null;
    const shared = [
      ...own.filter((one) => one !== was),
      ...[...taken.values()].filter(({ personnelId }) => personnelId === plan.personnelId),
    ].find((one) => one.from <= to && from <= one.to);
    const form = forms.find((one) => one.personnelId === plan.personnelId && one.from <= to && from <= one.to);
    if (to < from) refuse(row, 'Last day', 'The last day must not be before the first.');
    else if (to > today) refuse(row, 'Last day', 'The period is not over yet.');
    if (shared) refuse(row, 'First day', `There is a rating from ${longDate(shared.from)} to ${longDate(shared.to)}.`);
    if (form) refuse(row, 'First day', `There is a form from ${longDate(form.from)} to ${longDate(form.to)}.`);
    if (isWrong(row)) return nothing;
    taken.set(`${plan.personnelId} ${from}`, plan);
    const changes = compare(was && describe(was), describe(plan));
    return { row, plan: changes.length > 0 ? { ...plan, id: was?.id ?? null } : null, isNew: was === null, changes };
  });
}

function describe({ from, to, final, level, paper }: PastOnRecord): Record<string, string> {
  return {
    'First day': longDate(from),
    'Last day': longDate(to),
    'Final rating': formatRating(final),
    Adjective: ADJECTIVES[level],
    Paper: paper,
  };
}
