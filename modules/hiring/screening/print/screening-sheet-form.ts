import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { ELEMENTS, RESULTS, type ElementName, type Result } from '../rules/elements.ts';

export interface SheetRowOnPaper {
  name: string;
  reference: string;
  is_internal: boolean;
  elements: Record<BoardElement, { outcome: Result; note: string } | null>;
  /** In words: qualified, not qualified, or where the application is. */
  outcome: string;
  remarks: string;
}

/** The board reads no answers to questions 34 to 37 (decision 230), which are among the other conditions: HR has these on the screen. */
export type BoardElement = Exclude<ElementName, 'special'>;
const { special: _, ...BOARD_ELEMENTS } = ELEMENTS;

export interface ScreeningSheet {
  officeId: number;
  day: string;
  post: { code: string; title: string; office: string };
  facts: [label: string, value: string][];
  rows: SheetRowOnPaper[];
  /** Who prints it. */
  by: string;
}

/** All applicants of a post on long paper (8.5 by 13 inches), across. It is signed by hand and has no code. */
export const screeningSheetForm = printedForm<ScreeningSheet>({
  template: new URL('./screening-sheet.typ', import.meta.url),
  letterhead: ({ officeId, day }) => ({ officeId, date: day }),
  layOut: ([only]) => layOut(only!),
});

const SIGNERS = [
  { label: 'Reviewed by', title: 'Human Resource Management Officer' },
  { label: 'Noted by', title: 'Chair, Selection Board' },
] as const;

function layOut({ sheet: { post, facts, rows, day, by }, marks }: OnPaper<ScreeningSheet>): object {
  const elements = Object.keys(BOARD_ELEMENTS) as BoardElement[];
  return {
    ...marks,
    post,
    facts,
    printed: `Printed on ${longDate(day)}`,
    headings: ['No.', 'Name and application', 'Applies from', ...Object.values(BOARD_ELEMENTS), 'Result', 'Remarks'],
    rows: rows.map((row) => ({
      name: row.name,
      reference: row.reference,
      from: row.is_internal ? 'Within' : 'Outside',
      elements: elements.map((name) => formatElement(row.elements[name])),
      outcome: row.outcome,
      remarks: row.remarks,
    })),
    counts: formatCounts(rows),
    signers: [{ label: 'Screened by', name: by, title: 'Screening officer' }, ...SIGNERS.map((one) => ({ ...one, name: '' }))],
  };
}

function formatElement(element: { outcome: Result; note: string } | null): { result: string; note: string } {
  return element ? { result: RESULTS[element.outcome], note: element.note } : { result: 'Not screened', note: '' };
}

function formatCounts(rows: readonly SheetRowOnPaper[]): string {
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  return `${rows.length} applied: ${count('Qualified')} qualified, ${count('Not qualified')} not qualified.`;
}
