import type { z } from 'zod';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/record-opening.ts';
import type { Revision } from '../../contract/sheet.ts';
import type { theirForm } from '../../contract/print.ts';
import { printForms } from '../../print/cs-form-212.ts';
import { writeFormWorkbook } from '../../print/form-workbook.ts';
import { readingSheet } from '../change-sheet.ts';
import type { Whose } from '../whose-sheet.ts';
import { gatherForms, type GatheredForm, type Wanted } from './gather-forms.ts';
import { PRINTED, readRevision } from './print-setting.ts';

type OnPaper = z.output<typeof theirForm.print.query>;
type InWorkbook = z.output<typeof theirForm.workbook.query>;

/** CS Form No. 212 of one person, shown in the browser. */
export async function printOne(call: Call<unknown, OnPaper>, whose: Whose): Promise<FileAnswer> {
  const { form, revision } = await gatherOne(call, whose);
  return {
    name: `${nameOf(form, revision)}.pdf`,
    contentType: 'application/pdf',
    content: await printForms([{ ...form, revision, workSheet: call.query.work_sheet }]),
    inline: true,
  };
}

/** The same as a workbook, to submit or to fill further. */
export async function writeOne(call: Call<unknown, InWorkbook>, whose: Whose): Promise<FileAnswer> {
  const { form, revision } = await gatherOne(call, whose);
  const foot = form.issued ? `Issued ${form.issued.on}, code ${form.issued.code}: ${form.issued.url}` : 'DRAFT – not submitted';
  return {
    name: `${nameOf(form, revision)}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await writeFormWorkbook({ sheet: form.sheet, revision, foot }),
  };
}

async function gatherOne(call: Call<unknown, InWorkbook>, whose: Whose): Promise<{ form: GatheredForm; revision: Revision }> {
  const { draft, copy } = call.query;
  const wanted: Wanted = copy !== undefined ? { copy } : draft ? 'draft' : 'submitted';
  await recordOpening(call, whose.personnelId, PRINTED);
  // A sheet that was never opened begins here, as on the screen: it prints empty but for what the record knows.
  const [form] = await readingSheet(call, whose, (db) => gatherForms({ ...call, db }, [whose.personnelId], wanted));
  if (!form) throw notFound('There is no such copy.');
  return { form, revision: call.query.revision ?? (await readRevision(call.db)) };
}

function nameOf({ sheet, issued }: GatheredForm, revision: Revision): string {
  return `PDS ${sheet.personal.idno} ${sheet.personal.surname} (Revised ${revision})${issued ? '' : ' draft'}`;
}
