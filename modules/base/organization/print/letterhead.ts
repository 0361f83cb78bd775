import { readFileSync } from 'node:fs';
import { printPdf, printSvg } from '@talaan/kernel/server/print/print.ts';
import type { SigningRole } from '../contract/letterheads.ts';

/** A letterhead as a template prints it, every line filled. Goes into the template's input. */
export interface LetterheadOnPaper {
  republic: string;
  university: string;
  office: string;
  address: string;
  contact: string;
  footer: string;
  /** The names of the logos among the files; null where there is none. */
  left: string | null;
  right: string | null;
  signatories: { role: SigningRole; label: string; name: string; title: string }[];
}

/** What a template that carries the letterhead finds beside it: `letterhead.typ` and the logos. */
export function filesBeside(logos: Record<string, Uint8Array>): Record<string, Uint8Array> {
  piece ??= readFileSync(new URL('./letterhead.typ', import.meta.url));
  return { ...logos, 'letterhead.typ': piece };
}

let piece: Uint8Array | undefined;

/** A page that shows a letterhead, as a picture for the screen or as the file for the printer. */
export function printSample(
  { head, files }: { head: LetterheadOnPaper; files: Record<string, Uint8Array> },
  date: string,
  as: 'svg' | 'pdf',
): Promise<Uint8Array> {
  const order = { template: new URL('./letterhead-sample.typ', import.meta.url), input: { letterhead: head, date }, files };
  return as === 'svg' ? printSvg(order) : printPdf(order);
}
