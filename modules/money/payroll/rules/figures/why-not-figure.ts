import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { DEDUCTION_CLASSES } from '../pay-line.ts';
import { FIGURE_NAMES, type Bracket, type DatedFigure, type DayStep } from './rates.ts';
import { partOf } from '../round.ts';

/** In ten-thousandths: all of it. */
const WHOLE = 10_000;

/** A day of a month is at most this one. */
const LAST_DAY = 31;

/** Circulars round what a bracket begins with; a base that is further from the one before than a peso is a slip. */
const ROUNDED = 100;

/** What of a figure cannot apply: which part of its content, and why. */
export interface FigureFault {
  field: string;
  why: string;
}

/** Why a figure cannot apply; null where it can. */
export function whyNotFigure(figure: DatedFigure): string | null {
  return findFault(figure)?.why ?? null;
}

/** The first fault of a figure with the field that it is in; null where it can apply. */
export function findFault(figure: DatedFigure): FigureFault | null {
  return findWrongNumber(figure.content) ?? findWrongContent(figure);
}

/** Why some figures cannot stand side by side: two of a kind from the same day, or one that cannot apply by itself. */
export function whyNotFigures(figures: readonly DatedFigure[]): string | null {
  const seen = new Set<string>();
  for (const figure of figures) {
    const { kind, effective_on: from } = figure;
    if (seen.has(`${kind} ${from}`)) return `${FIGURE_NAMES[kind]} has two figures effective on ${longDate(from)}.`;
    seen.add(`${kind} ${from}`);
    const why = whyNotFigure(figure);
    if (why !== null) return `${FIGURE_NAMES[kind]}, effective on ${longDate(from)}: ${why}`;
  }
  return null;
}

function findWrongContent({ kind, content }: DatedFigure): FigureFault | null {
  switch (kind) {
    case 'PHILHEALTH':
      return fault('ceiling', content.floor > content.ceiling ? 'The floor is above the ceiling.' : null);
    case 'DAYS':
      return fault('divisor', content.divisor < 1 || content.divisor > LAST_DAY ? `A month has 1 to ${LAST_DAY} working days.` : null);
    case 'WITHHOLDING':
    case 'ANNUAL':
      return fault('brackets', whyNotBrackets(content.brackets));
    case 'DE_MINIMIS':
      return fault('limits', whyTwice(content.limits.map(({ code }) => code)));
    case 'FLOOR':
      return fault('order', whyNotOrder(content.order));
    case 'RATA_DAYS':
      return fault('steps', whyNotSteps(content.steps));
    case 'YEAR_END':
      return (
        fault('below', whyNotRising(content.below, 0, content.least_months)) ??
        fault('leavers', whyNotRising(content.leavers, content.least_months, Infinity))
      );
    case 'PEI':
      return fault('below', whyNotRising(content.below, 0, content.least_months));
    case 'SRI':
      return (
        fault('amount', content.amount > content.most ? `At most ${formatPesos(content.most)} is granted.` : null) ??
        fault('below', whyNotRising(content.below, 0, content.least_months))
      );
    case 'GRATUITY':
      return fault('below', whyNotRising(content.below, 0, content.least_months, content.amount));
    case 'LOYALTY':
      return fault(
        'first_years',
        content.first_years < 1 || content.each_years < 1 ? 'A milestone is reached after a year at least.' : null,
      );
    default:
      return null;
  }
}

function fault(field: string, why: string | null): FigureFault | null {
  return why === null ? null : { field, why };
}

/** From nothing on without end, no amount twice or not at all, and no leap in the tax where one ends and the next begins. */
export function whyNotBrackets(brackets: readonly Bracket[]): string | null {
  if (brackets.length === 0 || brackets[0]!.over !== 0) return 'The first bracket begins at 0.';
  for (const [at, { over, not_over: to, base, per10000 }] of brackets.entries()) {
    const next = brackets[at + 1];
    if (to !== null && to <= over) return `The bracket over ${formatPesos(over)} ends before it begins.`;
    if (!next) return to === null ? null : `Above ${formatPesos(to)} there is no bracket.`;
    if (to === null || next.over < to) return `Two brackets apply above ${formatPesos(next.over)}.`;
    if (next.over > to) return `From ${formatPesos(to)} to ${formatPesos(next.over)} there is no bracket.`;
    if (next.per10000 <= per10000) return `The rate does not rise above ${formatPesos(to)}.`;
    const reached = base + partOf(to - over, per10000);
    if (Math.abs(next.base - reached) > ROUNDED)
      return `At ${formatPesos(to)} the tax comes to ${formatPesos(reached)}; the next bracket begins with ${formatPesos(next.base)}.`;
  }
  return null;
}

function whyNotSteps(steps: readonly DayStep[]): string | null {
  let [reached, part] = [0, -1];
  for (const { from_days: from, to_days: to, per10000 } of steps) {
    if (from <= reached) return `Two rows apply to ${from} days.`;
    if (from > reached + 1) return `No row applies to ${reached + 1} days.`;
    if (to < from) return `The row from ${from} days ends before it begins.`;
    if (per10000 <= part) return `From ${from} days on the part does not rise.`;
    [reached, part] = [to, per10000];
  }
  return reached === LAST_DAY ? null : `The last row ends with ${LAST_DAY} days.`;
}

/** Rows of a table by months of service: from `least` on, below `most`, each with more months than the one before, and more of the whole. */
function whyNotRising(
  rows: readonly ({ months: number } & ({ per10000: number } | { amount: number }))[],
  least: number,
  most: number,
  whole = WHOLE,
): string | null {
  let [reached, paid] = [least - 1, -1];
  for (const row of rows) {
    const part = 'amount' in row ? row.amount : row.per10000;
    if (reached < least && row.months !== least) return `The first row begins with ${least} months.`;
    if (row.months <= reached) return `The row of ${row.months} months is out of order.`;
    if (row.months >= most) return `From ${most} months on the whole is paid.`;
    if (part <= paid) return `With ${row.months} months the part does not rise.`;
    if (part > whole) return `With ${row.months} months more than the whole is paid.`;
    [reached, paid] = [row.months, part];
  }
  return null;
}

function whyNotOrder(order: readonly string[]): string | null {
  if (order.at(-1) !== 'OVERPAID') return 'What was paid too much is taken last.';
  const missing = DEDUCTION_CLASSES.find((one) => !order.includes(one));
  return missing ? `The class ${missing} is missing.` : whyTwice(order);
}

function whyTwice(codes: readonly string[]): string | null {
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  return twice === undefined ? null : `${twice} is there twice.`;
}

/** Whole numbers, none below zero, no part above the whole. */
function findWrongNumber(content: object): FigureFault | null {
  for (const [field, value] of Object.entries(content)) {
    const why = whyNotNumbers(value, field);
    if (why !== null) return { field, why };
  }
  return null;
}

function whyNotNumbers(value: unknown, name: string): string | null {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) return `${name} is not a whole number.`;
    if (value < 0) return `${name} is below zero.`;
    return name.endsWith('per10000') && value > WHOLE ? `${name} is more than the whole.` : null;
  }
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const why = whyNotNumbers(inner, Array.isArray(value) ? name : key);
    if (why !== null) return why;
  }
  return null;
}
