import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { checkUploadJob } from './check-upload.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { listImportSteps } from '../contract/import-steps.ts';
import { listSteps } from './list-steps.ts';
import { mountImports } from './mount-imports.ts';
import { allImports } from './spreadsheets.ts';
import { uploadRows } from './upload-rows.ts';
import { writeUploadJob } from './write-upload-job.ts';

export const importsModule: ServerModule = {
  name: 'imports',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [checkUploadJob, writeUploadJob],
  mount: (server) => {
    mount(server, listImportSteps, listSteps);
    mountRows(server, uploadRows);
    for (const imports of allImports(server)) mountImports(server, imports);
  },
};
