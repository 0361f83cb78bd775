import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { requireImporter } from '../import/require-importer.ts';
import { checkSection } from './check-section.ts';
import { confirmSection } from './confirm-section.ts';
import { dropSection } from './drop-section.ts';
import { describeSectionImport } from './find-section-import.ts';
import { listSectionImports, listSectionRows } from './list-sections.ts';
import { reportSection, writeTemplate } from './section-sheets.ts';
import type { ImportDesk, ImportJob } from './section-work.ts';
import { uploadSection } from './upload-section.ts';

/** Answers the calls of a desk; `job` is its `importSectionJob`, which the module lists. */
export function mountSectionImport(server: Server, desk: ImportDesk, job: ImportJob): void {
  const { calls } = desk;
  mount(server, calls.template, (call) => writeTemplate(call, desk));
  mount(server, calls.upload, (call) => uploadSection(call, desk));
  mount(server, calls.list, (call) => listSectionImports(call, desk));
  mount(server, calls.read, async (call) => {
    requireImporter(call, calls.access);
    return { import: await describeSectionImport(call.db, desk, call.params.id) };
  });
  mount(server, calls.rows, (call) => listSectionRows(call, desk));
  mount(server, calls.check, (call) => checkSection(call, desk));
  mount(server, calls.confirm, (call) => confirmSection(call, desk, job));
  mount(server, calls.report, (call) => reportSection(call, desk));
  mount(server, calls.drop, (call) => dropSection(call, desk));
}
