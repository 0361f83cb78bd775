import { isWrong, refuse } from '@talaan/imports/rules/read-rows.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatThousandths } from '@talaan/leave/rules/format-thousandths.ts';
import type { JudgedRow, SectionRow } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { cardFields, type CardValues } from './card-fields.ts';

/** A row of an old card. */
export interface CardLine {
  personnelId: number;
  /** Its place on the card, from 1. */
  no: number;
  period: string;
  particulars: string;
  isBroughtForward: boolean;
  vl: { earned: number; used: number; without: number };
  sl: { earned: number; used: number; without: number };
}

export interface CardGround {
  /** The month of today. */
  month: string;
  /** Those whose credits were brought forward, or whose card is here already, and why it stands in the way. */
  inTheWay: ReadonlyMap<number, string>;
  /** The first month that was closed here, by person. */
  closedFrom: ReadonlyMap<number, string>;
}

type Row = SectionRow<CardValues>;
type Judged = JudgedRow<CardValues, CardLine>;

/**
 * Walks each card from its first row: months do not go back, no balance is below zero, and the balances of the card agree with its rows. A
 * card with one wrong row is refused whole.
 */
export function judgeCards(rows: readonly Row[], ground: CardGround): Judged[] {
  const judged = new Map<Row, Judged>();
  for (const [personnelId, card] of Map.groupBy(rows, ({ person }) => person?.id)) {
    const lines = personnelId === undefined ? [] : walk(personnelId, card, ground);
    const wrong = card.find(isWrong);
    for (const [at, row] of card.entries()) {
      const line = lines[at];
      if (wrong && !isWrong(row)) refuse(row, cardFields.idno.title, `Row ${wrong.line} of this card is wrong.`);
      if (!line || wrong) judged.set(row, { row, plan: null, isNew: false, changes: [] });
      else judged.set(row, { row, plan: line, isNew: false, changes: describe(line) });
    }
  }
  return rows.map((row) => judged.get(row)!);
}

function walk(personnelId: number, card: readonly Row[], { inTheWay, closedFrom, month }: CardGround): CardLine[] {
  const running = { vl: 0, sl: 0 };
  let latest = '';
  const reason = inTheWay.get(personnelId);
  const closed = closedFrom.get(personnelId);
  return card.flatMap((row, at) => {
    if (reason) refuse(row, cardFields.idno.title, reason);
    const { period } = row.values;
    if (period === undefined || isWrong(row)) return [];
    if (period < latest) refuse(row, cardFields.period.title, `${monthName(period)} comes after ${monthName(latest)} on this card.`);
    if (period > month) refuse(row, cardFields.period.title, 'This month is yet to come.');
    if (closed && period >= closed)
      refuse(row, cardFields.period.title, `${monthName(closed)} was closed here; the old card ends before it.`);
    latest = period;
    const line = readLine(row, personnelId, at);
    for (const book of ['vl', 'sl'] as const) addUp(row, book, line, running);
    if (sumOf(line) === 0) refuse(row, cardFields.vl_earned.title, 'This row says nothing.');
    return [line];
  });
}

function readLine({ values }: Row, personnelId: number, at: number): CardLine {
  const of = (book: 'vl' | 'sl') => ({
    earned: values[`${book}_earned`] ?? 0,
    used: values[`${book}_used`] ?? 0,
    without: values[`${book}_without`] ?? 0,
  });
  const line = { personnelId, no: at + 1, period: values.period!, isBroughtForward: false, vl: of('vl'), sl: of('sl') };
  const isBroughtForward = at === 0 && sumOf(line) === 0;
  if (isBroughtForward) {
    line.vl.earned = values.vl_balance ?? 0;
    line.sl.earned = values.sl_balance ?? 0;
  }
  return { ...line, isBroughtForward, particulars: values.particulars ?? (isBroughtForward ? 'Brought forward' : 'Earned') };
}

function addUp(row: Row, book: 'vl' | 'sl', line: CardLine, running: { vl: number; sl: number }): void {
  running[book] += line[book].earned - line[book].used;
  const { title } = cardFields[`${book}_balance`];
  const told = row.values[`${book}_balance`];
  if (running[book] < 0)
    refuse(row, cardFields[`${book}_used`].title, `By the rows above only ${formatThousandths(running[book] + line[book].used)} is left.`);
  else if (told !== undefined && told !== running[book])
    refuse(row, title, `By the rows of the card it is ${formatThousandths(running[book])}.`);
}

function sumOf({ vl, sl }: Pick<CardLine, 'vl' | 'sl'>): number {
  return vl.earned + vl.used + vl.without + sl.earned + sl.used + sl.without;
}

function describe({ period, particulars, vl, sl }: CardLine): { field: string; from: string; to: string }[] {
  const said = {
    Row: `${monthName(period)}, ${particulars}`,
    Earned: both(vl.earned, sl.earned),
    'With pay': both(vl.used, sl.used),
    'Without pay': both(vl.without, sl.without),
  };
  return Object.entries(said)
    .filter(([, to]) => to !== '')
    .map(([field, to]) => ({ field, from: '', to }));
}

function both(vl: number, sl: number): string {
  return [vl > 0 && `VL ${formatThousandths(vl)}`, sl > 0 && `SL ${formatThousandths(sl)}`].filter(Boolean).join(', ');
}
