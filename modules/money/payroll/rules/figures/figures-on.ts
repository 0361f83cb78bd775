import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { FIGURE_NAMES, type Applied, type DatedFigure, type FigureKind, type Figures } from './rates.ts';

/** Of what is granted only sometimes, or has not always been there, none need apply. */
const GRANTED: readonly FigureKind[] = ['SRI', 'GRATUITY', 'MEDICAL'];

/** Which figures are needed on a day and are not there, by name. */
export function missingOn(day: string, dated: readonly DatedFigure[]): string[] {
  const kinds = Object.keys(FIGURE_NAMES) as FigureKind[];
  return kinds.filter((kind) => !GRANTED.includes(kind) && !newest(kind, day, dated)).map((kind) => FIGURE_NAMES[kind]);
}

/** What applies on a day: of each kind the newest that is effective. */
export function figuresOn(day: string, dated: readonly DatedFigure[]): Figures {
  const missing = missingOn(day, dated);
  if (missing.length > 0) throw new Error(`On ${day} there is no figure for: ${missing.join(', ')}.`);
  const kinds = Object.keys(FIGURE_NAMES) as FigureKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, newest(kind, day, dated) ?? null])) as unknown as Figures;
}

/** What applies to a month: what is effective on its last day applies to all of it. */
export function figuresOfMonth(month: string, dated: readonly DatedFigure[]): Figures {
  return figuresOn(monthBounds(month).to, dated);
}

function newest(kind: FigureKind, day: string, dated: readonly DatedFigure[]): Applied<FigureKind> | undefined {
  let found: DatedFigure | undefined;
  for (const one of dated)
    if (one.kind === kind && one.effective_on <= day && (!found || found.effective_on < one.effective_on)) found = one;
  return found;
}
