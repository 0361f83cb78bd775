import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer, QueryOf } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { groupCode } from '@talaan/papers/rules/read-code.ts';
import { codeOnPaper } from '@talaan/papers/server/public.ts';
import type { Revision } from '../../contract/sheet.ts';
import type { theirForm } from '../../contract/print.ts';
import { form212 } from '../../print/cs-form-212.ts';
import { writeFormWorkbook } from '../../print/form-workbook.ts';
import { readingSheet } from '../change-sheet.ts';
import type { Whose } from '../sheet-owner.ts';
import { gatherForms, type GatheredForm, type Wanted } from './gather-forms.ts';
import { PRINTED, readRevision } from './print-setting.ts';

type OnPaper = QueryOf<typeof theirForm.print>;
type InWorkbook = QueryOf<typeof theirForm.workbook>;

/** CS Form No. 212 of one person, shown in the browser: with its code once it was issued, else marked as a draft. */
export async function printOne(call: Call<unknown, OnPaper>, whose: Whose): Promise<FileAnswer> {
  const { form, revision } = await gatherOne(call, whose, call.query);
  const { code, sheet, submittedOn } = form;
  const workSheet = call.query.work_sheet;
  return form212.answer(call.server, [{ sheet: { sheet, revision, workSheet, submittedOn }, code }], nameOf(form, revision));
}

/** The same as a workbook, to submit or to fill further. */
export async function writeOne(call: Call<unknown, InWorkbook>, whose: Whose): Promise<FileAnswer> {
  const { form, revision } = await gatherOne(call, whose, call.query);
  return {
    name: `${nameOf(form, revision)}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await writeFormWorkbook({ sheet: form.sheet, revision, foot: formatFoot(call, form) }),
  };
}

/** Whether the submitted sheet, or a copy, is issued as a paper. */
export async function readPaper(call: Call<unknown, { copy?: number | undefined }>, whose: Whose) {
  const { form } = await gatherOne(call, whose, { ...call.query, draft: false });
  return { is_submitted: form.submittedOn !== null, code: form.code };
}

/** Issues the submitted sheet, or a copy, as a paper; it has one code however often it is asked for. Errors: 409 while it was not submitted. */
export async function issueOne(call: Call<unknown, unknown, { copy?: number | undefined }>, whose: Whose) {
  const { form } = await gatherOne(call, whose, { ...call.body, draft: false }, true);
  if (form.code === null) throw wrongState('This data sheet was not submitted yet. It is printed as a draft until then.');
  return { message: 'The data sheet was issued.', code: form.code };
}

function formatFoot({ server }: Pick<Call, 'server'>, { submittedOn, code }: GatheredForm): string {
  if (code !== null) return `Submitted ${submittedOn}, code ${groupCode(code)}: ${codeOnPaper(server.settings.publicUrl, code).url}`;
  return submittedOn === null ? 'DRAFT – not submitted' : 'DRAFT – not issued';
}

async function gatherOne(
  call: Call,
  whose: Whose,
  { draft, copy, revision }: Pick<InWorkbook, 'draft' | 'copy' | 'revision'>,
  issue = false,
): Promise<{ form: GatheredForm; revision: Revision }> {
  const wanted: Wanted = copy !== undefined ? { copy } : draft ? 'draft' : 'submitted';
  await recordOpening(call, whose.personnelId, PRINTED);
  // A sheet that was never opened begins here, as on the screen: it prints empty but for what the record knows.
  const [form] = await readingSheet(call, whose, (db) => gatherForms({ ...call, db }, [whose.personnelId], wanted, { issue }));
  if (!form) throw notFound('There is no such copy.');
  return { form, revision: revision ?? (await readRevision(call.db)) };
}

function nameOf({ sheet, code }: GatheredForm, revision: Revision): string {
  return `PDS ${sheet.personal.idno} ${sheet.personal.surname} (Revised ${revision})${code === null ? ' draft' : ''}`;
}
