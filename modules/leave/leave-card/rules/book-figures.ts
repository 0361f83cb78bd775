import type { PostingKind } from '@talaan/ledger/contract.ts';

/** A row of a book. A reversal is named by what it reverses. */
export interface FigureRow {
  id: number | null;
  kind: PostingKind;
  amount: number;
  reversesId: number | null;
}

/** What became of a book, each at least zero unless more was taken back than is in the rows; in the unit of the book. */
export interface BookFigures {
  given: number;
  used: number;
  expired: number;
  forfeited: number;
}

/**
 * What was given, used, expired and forfeited by rows of a book; together they are the change of its balance. A reversal lowers the figure of
 * what it reverses; a correction is given or used by its sign.
 * @param all the rows of the book, among them those that are reversed
 */
export function bookFigures(rows: readonly FigureRow[], all: readonly FigureRow[] = rows): BookFigures {
  const byId = new Map(all.map((row) => [row.id, row]));
  const figures = { given: 0, used: 0, expired: 0, forfeited: 0 };
  for (const row of rows) {
    const of = row.kind === 'REVERSAL' ? (byId.get(row.reversesId) ?? row) : row;
    const figure = figureOf(of.kind, of === row ? row.amount : -row.amount);
    figures[figure] += figure === 'given' ? row.amount : -row.amount;
  }
  return figures;
}

function figureOf(kind: PostingKind, amount: number): keyof BookFigures {
  if (kind === 'EXPIRE') return 'expired';
  if (kind === 'FORFEIT') return 'forfeited';
  return amount > 0 ? 'given' : 'used';
}
