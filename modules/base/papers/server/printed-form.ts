import { readFileSync } from 'node:fs';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { FileAnswer } from '@talaan/kernel/server/mount.ts';
import { printPdf, type PrintOrder } from '@talaan/kernel/server/print/print.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { peopleOfOffices, readLetterhead } from '@talaan/organization/server/public.ts';
import { groupCode } from '../rules/read-code.ts';
import { codeOnPaper } from './issue-paper.ts';

type Letterhead = Awaited<ReturnType<typeof readLetterhead>>;
export type LetterheadOnPaper = Letterhead['head'];

/** What is printed on a form: its data, and the code under which it was issued; without one it is a draft, or a form that has no codes. */
export interface Printed<Sheet> {
  sheet: Sheet;
  code: string | null;
}

/** A sheet about to be laid out. */
export interface OnPaper<Sheet> {
  sheet: Sheet;
  /** Its letterhead filled; empty on a form without one. */
  letterhead: LetterheadOnPaper;
  /** For the template to read with the sheet: the key of its letterhead among `input.heads`, and its `paper`, none for a draft. */
  marks: { head: string; paper: { code: string; url: string; qr: string } | null };
}

interface FormDefinition<Sheet> {
  template: URL;
  /** Whose letterhead a sheet carries, as of which day. A form whose head the law lays down has none. */
  letterhead?: (sheet: Sheet) => { officeId: number; date: string };
  /** The template's input; `heads`, the letterheads by their keys, is put beside it. */
  layOut: (sheets: readonly OnPaper<Sheet>[]) => object;
}

/** Letterheads that were read before, by key, so that a print in parts reads each once. */
export type KnownLetterheads = Map<string, Letterhead>;

export interface PrintedForm<Sheet> {
  /** All that Typst is given. */
  compose: (at: Printing, sheets: readonly Printed<Sheet>[], known?: KnownLetterheads) => Promise<PrintOrder>;
  /** The sheets as one PDF, in their order. */
  print: (at: Printing, sheets: readonly Printed<Sheet>[], known?: KnownLetterheads) => Promise<Uint8Array>;
  /** The same as what a call answers, shown in the browser. `name` is without ending. */
  answer: (at: Printing, sheets: readonly Printed<Sheet>[], name: string) => Promise<FileAnswer>;
}

export type Printing = Pick<Server, 'db' | 'settings' | 'modules'>;

/** The pieces that templates import: `letterhead.typ` of the organization comes with a letterhead. */
const PAPER = readFileSync(new URL('../print/paper.typ', import.meta.url));
const NO_LETTERHEAD: LetterheadOnPaper = {
  republic: '',
  university: '',
  office: '',
  address: '',
  contact: '',
  footer: '',
  left: null,
  right: null,
  signatories: [],
};

/** A form said once: from its template, letterhead and layout follow its draft, its print and, with `printedMany`, that of many. */
export function printedForm<Sheet>({ template, letterhead, layOut }: FormDefinition<Sheet>): PrintedForm<Sheet> {
  const keyOf = (sheet: Sheet) => (letterhead ? Object.values(letterhead(sheet)).join(' ') : '');
  const compose: PrintedForm<Sheet>['compose'] = async (server, sheets, known = new Map()) => {
    if (sheets.length === 0) throw new Error('There is no sheet to print.');
    for (const { sheet } of letterhead ? sheets : []) {
      const { officeId, date } = letterhead!(sheet);
      if (known.has(keyOf(sheet))) continue;
      const { readSigningNames } = contributed(server, peopleOfOffices);
      known.set(keyOf(sheet), await readLetterhead(server.db, officeId, date, readSigningNames));
    }
    const used = [...new Set(sheets.map(({ sheet }) => keyOf(sheet)))].flatMap((key) =>
      known.has(key) ? [[key, known.get(key)!] as const] : [],
    );
    const laidOut = layOut(
      sheets.map(({ sheet, code }) => {
        const head = keyOf(sheet);
        return {
          sheet,
          letterhead: known.get(head)?.head ?? NO_LETTERHEAD,
          marks: { head, paper: code === null ? null : markOf(server.settings, code) },
        };
      }),
    );
    return {
      template,
      input: { ...laidOut, heads: Object.fromEntries(used.map(([key, { head }]) => [key, head])) },
      files: Object.assign({ 'paper.typ': PAPER }, ...used.map(([, { files }]) => files)) as Record<string, Uint8Array>,
    };
  };
  const print: PrintedForm<Sheet>['print'] = async (...wanted) => printPdf(await compose(...wanted));
  return {
    compose,
    print,
    answer: async (at, sheets, name) => ({
      name: `${name}.pdf`,
      contentType: 'application/pdf',
      content: await print(at, sheets),
      inline: true,
    }),
  };
}

function markOf({ publicUrl }: Server['settings'], code: string): NonNullable<OnPaper<never>['marks']['paper']> {
  const { url, qr } = codeOnPaper(publicUrl, code);
  return { code: groupCode(code), url, qr: Buffer.from(qr).toString() };
}
