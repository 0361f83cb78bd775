import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/section-import/section-import.ts';
import { requireImporter } from '../import/require-importer.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { checkSection } from './check-section.ts';
import { confirmSection } from './confirm-section.ts';
import { dropSection } from './drop-section.ts';
import { describeSectionImport } from './find-section-import.ts';
import { importSectionJob } from './import-section-job.ts';
import { listSectionImports, listSectionRows } from './list-sections.ts';
import { reportSection, writeTemplate } from './section-sheets.ts';
import { uploadSection } from './upload-section.ts';

export function mountSectionImport(server: Server, needs: PersonnelNeeds): void {
  const job = importSectionJob(needs);
  mount(server, contract.downloadSectionTemplate, writeTemplate);
  mount(server, contract.uploadSection, uploadSection);
  mount(server, contract.listSectionImports, listSectionImports);
  mount(server, contract.readSectionImport, async (call) => {
    requireImporter(call);
    return { import: await describeSectionImport(call.db, call.params.id) };
  });
  mount(server, contract.listSectionRows, listSectionRows);
  mount(server, contract.checkSection, (call) => checkSection(call, needs));
  mount(server, contract.confirmSection, (call) => confirmSection(call, job));
  mount(server, contract.downloadSectionReport, reportSection);
  mount(server, contract.dropSection, dropSection);
}
