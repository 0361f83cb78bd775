import { monthName } from '@talaan/kernel/contract/dates.ts';

interface Line {
  on: string;
  kind: string;
  particulars: string;
  amount: number;
  balance: number;
}

/** Of so many months in a row that earn alike, one line is made. */
const LEAST = 3;

/** Lines of a forecast with the months that earn alike, one after another, as one: `Earned, January to November 2027`. */
export function foldEarned<L extends Line>(lines: readonly L[]): L[] {
  const folded: L[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at]!;
    let end = at + 1;
    while (isAlike(first, lines[end])) end += 1;
    if (end - at < LEAST) folded.push(...lines.slice(at, end));
    else folded.push(fold(first, lines[end - 1]!, end - at));
    at = end;
  }
  return folded;
}

function isAlike(first: Line, next: Line | undefined): boolean {
  return next !== undefined && first.kind === 'EARN' && next.kind === 'EARN' && next.amount === first.amount;
}

function fold<L extends Line>(first: L, last: L, months: number): L {
  const [from, to] = [monthName(first.on.slice(0, 7)), monthName(last.on.slice(0, 7))];
  const isOneYear = first.on.slice(0, 4) === last.on.slice(0, 4);
  const particulars = `Earned, ${isOneYear ? from.slice(0, -5) : from} to ${to}`;
  return { ...last, particulars, amount: first.amount * months };
}
