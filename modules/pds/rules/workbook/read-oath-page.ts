import type { AnswerNumber, SheetOnPaper } from '../../contract/sheet.ts';
import type { Grid } from './grid.ts';
import { isTicked, readDate, type DateOrder } from './read-values.ts';

const QUESTIONS: readonly (readonly [AnswerNumber, RegExp])[] = [
  ['34a', /within the third degree/],
  ['34b', /within the fourth degree/],
  ['35a', /found guilty of any administrative/],
  ['35b', /criminally charged/],
  ['36', /ever been convicted/],
  ['37', /separated from the service/],
  ['38a', /candidate in a national/],
  ['38b', /resigned from the government/],
  ['39', /status of an immigrant/],
  ['40a', /member of any indigenous/],
  ['40b', /person with disability\?/],
  ['40c', /solo parent\?/],
];

/** Answers 34 to 40 whose boxes can be read; what a workbook keeps as a control, outside its cells, stays unanswered. */
export function readAnswers(grid: Grid, order: DateOrder): SheetOnPaper['answers'] {
  const places = QUESTIONS.map(([number, pattern]) => [number, grid.find(pattern)?.row ?? null] as const);
  return places.flatMap(([number, row], at) => {
    if (row === null) return [];
    const next = places.slice(at + 1).find(([, later]) => later !== null && later > row)?.[1];
    const within = { from: row, until: next ?? grid.find(/^references/)?.row ?? row + 6 };
    const yes = grid.find(/^(☑|☒|✓|✔|\[ ?x ?\]|x)? ?yes$/, within);
    const no = grid.find(/^(☑|☒|✓|✔|\[ ?x ?\]|x)? ?no$/, within);
    const said = yes && isTicked(grid.text(yes)) ? true : no && isTicked(grid.text(no)) ? false : null;
    const part = (pattern: RegExp) => {
      const label = grid.find(pattern, within);
      return label ? grid.right(label) || grid.between(label.row + 1, label.column, label.column + 12) : '';
    };
    const filed = part(/^date filed/);
    const status = part(/^status of case/);
    const details = part(/^if yes/);
    if (said === null && details === '') return [];
    return [{ number, yes: said, details, filed_on: readDate(filed, order), case_status: status }];
  });
}

/** Item 41: up to three. */
export function readReferences(grid: Grid): SheetOnPaper['references'] {
  const heading = grid.find(/^references/);
  const name = heading && grid.find(/^name$/, { from: heading.row });
  if (!name) return [];
  const head = { from: name.row, until: name.row + 1 };
  const address = grid.find(/address/, head)?.column ?? name.column + 4;
  const contact = grid.find(/^(tel|contact)/, head)?.column ?? address + 4;
  return [1, 2, 3].flatMap((below) => {
    const row = name.row + below;
    const one = {
      name: grid.between(row, name.column, address),
      address: grid.between(row, address, contact),
      contact: grid.between(row, contact, contact + 6),
    };
    return one.name === '' || /^(42|i declare)/i.test(one.name) ? [] : [one];
  });
}

export function readGovernmentId(grid: Grid, order: DateOrder): SheetOnPaper['government_id'] {
  const part = (pattern: RegExp) => {
    const label = grid.find(pattern);
    return label ? grid.right(label) || afterColon(grid.text(label)) : '';
  };
  const [, date = '', place = ''] = /^([\d/.-]{8,10}|\w+ \d{1,2},? \d{4})?\s*[/,;-]?\s*(.*)$/.exec(part(/^date\/?place of issuance/)) ?? [];
  return {
    type: part(/^government issued id$/),
    number: part(/^id\/?licen[sc]e/),
    issued_on: readDate(date, order),
    issued_at: place,
  };
}

/** Some type behind the colon of the label itself. */
function afterColon(text: string): string {
  return text.includes(':') ? text.slice(text.indexOf(':') + 1).trim() : '';
}
