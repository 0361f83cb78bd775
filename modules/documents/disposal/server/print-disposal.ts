import { localTime } from '@talaan/kernel/server/clock.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeFormSheet, type FormSheet, type SheetLine } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { disposalForm, type DisposalSheet } from '../print/disposal-form.ts';
import { CERTIFIED, FORM_HEADINGS, linesOfForm } from '../rules/disposal-form.ts';
import { readDisposal } from './read-disposal.ts';

const WIDTHS = [8, 50, 30, 26, 36, 20];

/** A request for authority to dispose of records, as it was made. Error: 404. */
export async function printDisposal(call: Call<{ id: number }, { format: 'pdf' | 'xlsx' }>): Promise<FileAnswer> {
  const { disposal } = await readDisposal(call);
  const date = localTime(disposal.requested_at).slice(0, 10);
  const { authority_no: number, authority_date: day } = disposal;
  const sheet: DisposalSheet = {
    office_id: disposal.office.id,
    date,
    number: disposal.number,
    agency: await readUniversityName(call.db, date),
    office: disposal.office.fullname,
    day: longDate(date),
    headings: FORM_HEADINGS,
    lines: linesOfForm(disposal.lines, disposal.manner),
    papers: `${disposal.lines.reduce((sum, { papers }) => sum + papers, 0)} papers`,
    note: disposal.note,
    certified: CERTIFIED,
    prepared_by: disposal.requested_by,
    authority: number === null ? '' : `${number}, ${longDate(day!)}`,
  };
  const name = `NAP Form No. 3 ${disposal.number}`;
  return call.query.format === 'pdf'
    ? disposalForm.answer(call.server, [{ sheet, code: null }], name)
    : writeFormSheet(name, layOutWorkbook(sheet));
}

function layOutWorkbook(sheet: DisposalSheet): FormSheet {
  return {
    above: [
      across('NAP Form No. 3'),
      across(sheet.agency.toUpperCase(), { isCentred: true, isBold: true }),
      across('REQUEST FOR AUTHORITY TO DISPOSE OF RECORDS', { isCentred: true, isBold: true }),
      [],
      across(`Office or unit: ${sheet.office}`),
      across(`Date: ${sheet.day}`),
      across(`Request No.: ${sheet.number}`),
      [],
    ],
    headings: sheet.headings,
    rows: sheet.lines,
    below: [
      [],
      across([`Volume: ${sheet.papers}.`, sheet.note].filter(Boolean).join(' ')),
      across(sheet.certified),
      [],
      across(`Prepared by: ${sheet.prepared_by}, Records Officer`),
      across('Certified by: head of the Records Office'),
      across('Approved by: head of the agency'),
      across(`Authority of the National Archives of the Philippines: ${sheet.authority || '____________________'}`),
    ],
    widths: WIDTHS,
  };
}

function across(text: string, more: Partial<SheetLine[number]> = {}): SheetLine {
  return [{ text, at: 0, columns: FORM_HEADINGS.length, ...more }];
}
