import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { WorkSheet } from '../contract/print.ts';
import type { Revision, SheetOnPaper } from '../contract/sheet.ts';
import { drawForm, type Blank, type DrawnPage, type Note } from './draw-form.ts';
import { layOutForm } from './form/lay-out-form.ts';
import { block, oneLine } from './form/write.ts';
import { workExperienceEntries, type WorkEntry } from './work-experience.ts';

/** One person's form. */
export interface FormOrder {
  sheet: SheetOnPaper;
  revision: Revision;
  workSheet: WorkSheet;
  /** The day on which it was submitted, in words; null while it was not. */
  submittedOn: string | null;
  /** What a copy that is no paper of its own says at its foot, in place of being a draft. */
  foot?: string;
}

type Paper = OnPaper<FormOrder>['marks']['paper'];

export interface FormInput {
  blanks: Blank[];
  people: {
    revision: Revision;
    name: string;
    signing: string;
    pages: { blank: number; runs: DrawnPage['runs'] }[];
    notes: Note[];
    work: WorkEntry[] | null;
    foot: { qr: string | null; words: string | string[] };
  }[];
}

/** CS Form No. 212 of one person or of many, one after the other. */
export const form212 = printedForm<FormOrder>({
  template: new URL('./cs-form-212.typ', import.meta.url),
  layOut: (sheets) => formInput(sheets.map(({ sheet, marks: { paper } }) => ({ ...sheet, paper }))),
});

/** What the template draws. Blank pages that are alike are told once. */
export function formInput(orders: readonly (FormOrder & { paper: Paper })[]): FormInput {
  const blanks = new Map<string, { number: number; blank: Blank }>();
  const numberOf = (blank: Blank) => blanks.getOrInsertComputed(JSON.stringify(blank), () => ({ number: blanks.size, blank })).number;
  const people = orders.map(({ sheet, revision, workSheet, submittedOn, foot, paper }) => {
    const { pages, notes } = drawForm(layOutForm(sheet, revision));
    const { personal } = sheet;
    const entries = workExperienceEntries(sheet);
    return {
      revision,
      name: [personal.surname, `${personal.first_name} ${personal.name_extension}`, personal.middle_name].map(block).join(', '),
      signing: oneLine(`${personal.first_name} ${personal.middle_name} ${personal.surname} ${personal.name_extension}`).toUpperCase(),
      pages: pages.map(({ blank, runs }) => ({ blank: numberOf(blank), runs })),
      notes,
      work: workSheet === 'always' || (workSheet === 'written' && entries.length > 0) ? entries : null,
      foot: paper
        ? { qr: paper.qr, words: [`Submitted ${submittedOn}. To verify this paper:`, paper.url, `Code ${paper.code}`] }
        : { qr: null, words: foot ?? (submittedOn === null ? 'DRAFT – not submitted' : 'DRAFT – not issued') },
    };
  });
  return { blanks: [...blanks.values()].map(({ blank }) => blank), people };
}
