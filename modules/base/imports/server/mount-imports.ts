import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { acknowledgeWarning } from './acknowledge-warning.ts';
import { checkUpload } from './check-upload.ts';
import { confirmUpload } from './confirm-upload.ts';
import { dropUpload } from './drop-upload.ts';
import { describeUpload, listUploads, officeOfUpload } from './find-upload.ts';
import { listRows } from './list-rows.ts';
import { writeReport, writeTemplate } from './sheets.ts';
import type { Imports } from './spreadsheets.ts';
import { undoUpload } from './undo-upload.ts';
import { uploadFile } from './upload-file.ts';

/** Makes the server answer the calls of these imports. */
export function mountImports(server: Server, imports: Imports): void {
  const { calls } = imports;
  if (calls.ofOffice !== (imports.requireOffice !== undefined)) throw new Error(`${calls.upload.path} does not say whose offices import`);
  const ofThese =
    <C extends Call, A>(answer: (call: C, imports: Imports) => Promise<A>) =>
    async (call: C): Promise<A> => {
      await requireOffice(call, imports);
      return answer(call, imports);
    };
  mount(server, calls.template, (call) => writeTemplate(call, imports));
  mount(server, calls.upload, ofThese(uploadFile));
  mount(server, calls.list, ofThese(listUploads));
  mount(server, calls.read, ofThese(readUpload));
  mount(server, calls.rows, ofThese(listRows));
  mount(server, calls.check, ofThese(checkUpload));
  mount(server, calls.acknowledge, ofThese(acknowledgeWarning));
  mount(server, calls.confirm, ofThese(confirmUpload));
  mount(server, calls.report, ofThese(writeReport));
  mount(server, calls.undo, ofThese(undoUpload));
  mount(server, calls.drop, ofThese(dropUpload));
}

/** Each call about an upload of an office, or for one, is for those who act for it. */
async function requireOffice(call: Call, imports: Imports): Promise<void> {
  if (!imports.requireOffice) return;
  const { id } = call.params as { id?: number };
  const office = id === undefined ? (call.query as { office: number }).office : await officeOfUpload(call.db, imports, id);
  await imports.requireOffice(call, office);
}

async function readUpload({ db, params }: Call<{ id: number }>, imports: Imports) {
  return { import: await describeUpload(db, imports, params.id) };
}
