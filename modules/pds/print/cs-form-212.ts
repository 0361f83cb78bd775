import { printPdf } from '@talaan/kernel/server/print.ts';
import type { WorkSheet } from '../contract/print.ts';
import type { Revision, SheetOnPaper } from '../contract/sheet.ts';
import { drawForm, type Blank, type DrawnPage, type Note } from './draw-form.ts';
import { layOutForm } from './form/lay-out-form.ts';
import { block, oneLine } from './form/write.ts';
import { workExperienceEntries, type WorkEntry } from './work-experience.ts';

/** One person's form, and what its foot says: a code to verify it, or that it is a draft. */
export interface FormOrder {
  sheet: SheetOnPaper;
  revision: Revision;
  workSheet: WorkSheet;
  issued: { code: string; url: string; qr: Uint8Array; on: string } | null;
}

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

export const TEMPLATE = new URL('./cs-form-212.typ', import.meta.url);

/** CS Form No. 212 of one person or of many, one after the other, as one PDF. */
export function printForms(orders: readonly FormOrder[]): Promise<Uint8Array> {
  const files = Object.fromEntries(orders.flatMap(({ issued }, index) => (issued ? [[qrName(index), issued.qr]] : [])));
  return printPdf({ template: TEMPLATE, input: formInput(orders), files });
}

/** What the template draws. Blank pages that are alike are told once. */
export function formInput(orders: readonly FormOrder[]): FormInput {
  const blanks = new Map<string, { number: number; blank: Blank }>();
  const numberOf = (blank: Blank) => blanks.getOrInsertComputed(JSON.stringify(blank), () => ({ number: blanks.size, blank })).number;
  const people = orders.map(({ sheet, revision, workSheet, issued }, index) => {
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
      foot: issued
        ? { qr: qrName(index), words: [`Issued ${issued.on}. Whether this paper stands:`, issued.url, `Code ${issued.code}`] }
        : { qr: null, words: 'DRAFT – not submitted' },
    };
  });
  return { blanks: [...blanks.values()].map(({ blank }) => blank), people };
}

function qrName(index: number): string {
  return `qr-${index}.svg`;
}
