import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { figuresOfMonth } from '../../rules/figures/figures-on.ts';
import type { DatedFigure, Figures } from '../../rules/figures/rates.ts';

/** What applies to a month (`YYYY-MM`). */
export type FiguresOf = (month: string) => Figures;

/** The figures that apply to months, read once. */
export async function loadFigures(db: Database): Promise<FiguresOf> {
  const { rows } =
    await sql<DatedFigure>`select kind, effective_on, content, source from payroll.figure order by kind, effective_on`.execute(db);
  const known = new Map<string, Figures>();
  return (month) => {
    const found = known.get(month) ?? figuresOfMonth(month, rows);
    known.set(month, found);
    return found;
  };
}
