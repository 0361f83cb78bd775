import type { Group } from '@talaan/kernel/contract/groups.ts';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { acknowledgeWarning } from './acknowledge-warning.ts';
import { checkUpload } from './check-upload.ts';
import { confirmUpload } from './confirm-upload.ts';
import { dropUpload } from './drop-upload.ts';
import { describeUpload, listUploads } from './find-upload.ts';
import { listRows } from './list-rows.ts';
import { writeReport, writeTemplate } from './sheets.ts';
import type { Imports } from './spreadsheets.ts';
import { undoUpload } from './undo-upload.ts';
import { uploadFile } from './upload-file.ts';

/** Makes the server answer the calls of these imports. */
export function mountImports(server: Server, imports: Imports): void {
  const { calls } = imports;
  /** An import may touch anything in the university: it is open to those whose role in these groups reaches everybody. */
  const forImporters =
    <C extends Call, A>(answer: (call: C, imports: Imports) => Promise<A>) =>
    (call: C): Promise<A> => {
      requireImporter(call, calls.access);
      return answer(call, imports);
    };
  mount(server, calls.template, forImporters(writeTemplate));
  mount(server, calls.upload, forImporters(uploadFile));
  mount(server, calls.list, forImporters(listUploads));
  mount(server, calls.read, forImporters(readUpload));
  mount(server, calls.rows, forImporters(listRows));
  mount(server, calls.check, forImporters(checkUpload));
  mount(server, calls.acknowledge, forImporters(acknowledgeWarning));
  mount(server, calls.confirm, forImporters(confirmUpload));
  mount(server, calls.report, forImporters(writeReport));
  mount(server, calls.undo, forImporters(undoUpload));
  mount(server, calls.drop, forImporters(dropUpload));
}

async function readUpload({ db, params }: Call<{ id: number }>, imports: Imports) {
  return { import: await describeUpload(db, imports, params.id) };
}

function requireImporter({ actor }: Pick<Call, 'actor'>, groups: readonly Group[]): void {
  if (scopesWithin(actor, groups).some((scope) => scope.kind === 'all')) return;
  throw new Refusal(403, { message: 'Importing touches the whole university; your role reaches only a part of it.' });
}
