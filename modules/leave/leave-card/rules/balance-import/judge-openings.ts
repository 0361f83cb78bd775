import { isWrong, refuse, warn } from '@talaan/imports/rules/read-rows.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Stay } from '@talaan/leave/rules/accrual.ts';
import { formatThousandths } from '@talaan/leave/rules/format-thousandths.ts';
import type { JudgedRow, SectionRow } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { openingFields, type OpeningValues } from './opening-fields.ts';

export interface Opening {
  personnelId: number;
  on: string;
  vl: number;
  sl: number;
  sc: number;
  document: string | null;
}

export interface OpeningGround {
  today: string;
  stays: ReadonlyMap<number, readonly Stay[]>;
  /** What stands of each person. */
  standing: ReadonlyMap<number, Omit<Opening, 'document'>>;
  /** Those whose old card was entered whole. */
  withCards: ReadonlySet<number>;
}

/** Credits that the person does not earn by the appointment of that day. */
export const OPENING_WARNINGS = { unearned: 'Credits that the person does not earn' };

/** Holds opening balances against what is on record: one for each person, of those who served on the day. */
export function judgeOpenings(rows: readonly SectionRow<OpeningValues>[], ground: OpeningGround): JudgedRow<OpeningValues, Opening>[] {
  const byPerson = Map.groupBy(rows, ({ person }) => person?.id);
  return rows.map((row) => {
    const twin = row.person && byPerson.get(row.person.id)!.find((other) => other !== row);
    if (twin) refuse(row, openingFields.idno.title, `The same person is in row ${twin.line} too.`);
    const plan = readOpening(row, ground);
    if (!plan || isWrong(row)) return { row, plan: null, isNew: false, changes: [] };
    const isOnRecord = ground.standing.has(plan.personnelId);
    const changes = isOnRecord ? [] : describe(plan).map(([field, to]) => ({ field, from: '', to }));
    return { row, plan: isOnRecord ? null : plan, isNew: false, changes };
  });
}

function readOpening(row: SectionRow<OpeningValues>, { today, stays, standing, withCards }: OpeningGround): Opening | null {
  const { on, vl = 0, sl = 0, sc = 0, document = null } = row.values;
  if (!row.person || on === undefined) return null;
  const plan = { personnelId: row.person.id, on, vl, sl, sc, document };
  const known = standing.get(plan.personnelId);
  if (known && (['on', 'vl', 'sl', 'sc'] as const).some((key) => known[key] !== plan[key]))
    refuse(
      row,
      'Employee number',
      `Brought forward already on ${longDate(known.on)}: ${formatCredits(known)}. Correct that on the balance of the person.`,
    );
  if (withCards.has(plan.personnelId))
    refuse(row, 'Employee number', 'The old leave card of this person is here, which ends with the balance.');
  if (on > today) refuse(row, openingFields.on.title, 'This day is yet to come.');
  if (vl + sl + sc === 0) refuse(row, openingFields.vl.title, 'There are no credits to bring forward.');
  const stay = (stays.get(plan.personnelId) ?? []).find(({ from, to }) => from <= on && (to === null || to >= on));
  if (!stay) refuse(row, openingFields.on.title, `This person is in no service on ${longDate(on)}.`);
  else if (stay.earns === 'NONE') refuse(row, openingFields.idno.title, 'By the appointment of that day this person earns no credits.');
  else if (stay.earns === 'TEACHER' ? vl + sl > 0 : sc > 0)
    warn(
      row,
      'unearned',
      'Vacation leave',
      stay.earns === 'TEACHER' ? 'On teacher leave on that day.' : 'Not on teacher leave on that day.',
    );
  return plan;
}

function describe(plan: Opening): [field: string, to: string][] {
  return [
    ['As of', longDate(plan.on)],
    ['Credits', formatCredits(plan)],
  ];
}

function formatCredits({ vl, sl, sc }: Pick<Opening, 'vl' | 'sl' | 'sc'>): string {
  return Object.entries({ VL: vl, SL: sl, SC: sc })
    .filter(([, amount]) => amount > 0)
    .map(([book, amount]) => `${book} ${formatThousandths(amount)}`)
    .join(', ');
}
