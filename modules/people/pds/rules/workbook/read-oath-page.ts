import type { AnswerNumber } from '../../contract/sheet.ts';
import type { Cell, Grid } from './grid.ts';
import { isLabel } from './labels.ts';
import { rowOf, type ReadRow } from './read-row.ts';
import { isTicked, readDate, typedDate, type DateOrder } from './read-values.ts';

/** What is asked, and the box that a Yes opens beside `details`. */
const QUESTIONS: readonly (readonly [AnswerNumber, RegExp, string])[] = [
  ['34a', /within the third degree/, 'details'],
  ['34b', /within the fourth degree/, 'details'],
  ['35a', /found guilty of any administrative/, 'details'],
  ['35b', /criminally charged/, 'details'],
  ['36', /ever been convicted/, 'details'],
  ['37', /separated from the service/, 'details'],
  ['38a', /candidate in a national/, 'details'],
  ['38b', /resigned from the government/, 'details'],
  ['39', /status of an immigrant/, 'country'],
  ['40a', /member of any indigenous/, 'group'],
  ['40b', /person with disability\?/, 'id_number'],
  ['40c', /solo parent\?/, 'id_number'],
];

export interface ReadAnswers {
  answers: ReadRow[];
  /** Questions whose boxes show no mark: the official workbook keeps them as controls, outside its cells. */
  unread: AnswerNumber[];
}

/** Answers 34 to 40; what cannot be read stays unanswered. */
export function readAnswers(grid: Grid, order: DateOrder): ReadAnswers {
  const places = QUESTIONS.map(([number, pattern, box]) => ({ number, box, row: grid.find(pattern)?.row ?? null }));
  const answers: ReadRow[] = [];
  const unread: AnswerNumber[] = [];
  places.forEach(({ number, box, row }, at) => {
    if (row === null) return;
    const next = places.slice(at + 1).find((later) => later.row !== null && later.row > row)?.row;
    const within = { from: row, until: next ?? grid.find(/^references/)?.row ?? row + 6 };
    const isChosen = (cell: Cell | null) => cell !== null && (isTicked(grid.text(cell)) || grid.isMarked(cell));
    const isYes = isChosen(grid.find(/^(☐|☑|☒|✓|✔|\[ ?x? ?\]|\( ?x? ?\)|x|\/)? ?yes$/, within));
    const isNo = isChosen(grid.find(/^(☐|☑|☒|✓|✔|\[ ?x? ?\]|\( ?x? ?\)|x|\/)? ?no$/, within));
    const part = (pattern: RegExp) => {
      const label = grid.find(pattern, within);
      return label ? grid.right(label) || below(grid, label, within.until) : '';
    };
    const filed_on = typedDate(part(/^date filed/), order);
    const case_status = part(/^status of case/);
    const details = part(/^if yes/);
    if (isYes === isNo) unread.push(number);
    if (isYes === isNo && details === '') return;
    answers.push(rowOf({ ...(isYes === isNo ? {} : { yes: isYes }), [box]: details, filed_on, case_status }, number));
  });
  return { answers, unread };
}

/** What stands on the line under a caption, before the next question. */
function below(grid: Grid, { row, column }: Cell, until: number): string {
  if (row + 1 >= until) return '';
  for (let at = column; at < column + 12; at += 1) {
    const cell = { row: row + 1, column: at };
    const text = grid.text(cell).trim();
    if (text !== '') return isLabel(text) ? '' : grid.take(cell);
  }
  return '';
}

/** Item 41: up to three. */
export function readReferences(grid: Grid): ReadRow[] {
  const heading = grid.find(/^references/);
  const name = heading && grid.find(/^name$/, { from: heading.row });
  if (!name) return [];
  const head = { from: name.row, until: name.row + 1 };
  const address = grid.find(/address/, head)?.column ?? name.column + 4;
  const contact = grid.find(/^(tel|contact)/, head)?.column ?? address + 4;
  const rows: ReadRow[] = [];
  for (let row = name.row + 1; row < grid.height && rows.length < 3 && row <= name.row + 6; row += 1) {
    const first = grid.firstOf(row).trim();
    if (/^42\b/.test(first) || isLabel(first)) break;
    const one = {
      name: grid.between(row, name.column, address),
      address: grid.between(row, address, contact),
      contact: grid.between(row, contact, contact + 6),
    };
    if (one.name !== '') rows.push(rowOf(one));
  }
  return rows;
}

/** Item 42; the official form asks for date and place in one line. */
export function readGovernmentId(grid: Grid, order: DateOrder): ReadRow[] {
  const part = (pattern: RegExp) => {
    const label = grid.find(pattern);
    return label ? grid.right(label) : '';
  };
  const issued = part(/^date\/?place of issuance/);
  const [, date = '', place = ''] = /^([\d/.-]{8,10}|\w+\.? \d{1,2},? \d{4}|\d{1,2} \w+ \d{4})?\s*[/,;-]?\s*(.*)$/.exec(issued) ?? [];
  const isDate = readDate(date, order) !== null;
  const row = rowOf({
    type: part(/^government issued id$/),
    number: part(/^id\/?licen[sc]e/),
    issued_on: isDate ? readDate(date, order) : '',
    issued_at: isDate ? place : issued,
  });
  return Object.keys(row.boxes).length > 0 ? [row] : [];
}
