import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { checkUploadJob } from './check-upload.ts';
import { mountImports } from './mount-imports.ts';
import { spreadsheets } from './spreadsheets.ts';
import { writeUploadJob } from './write-upload-job.ts';

export const importsModule: ServerModule = {
  name: 'imports',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [checkUploadJob, writeUploadJob],
  mount: (server) => {
    for (const imports of allContributed(server, spreadsheets)) mountImports(server, imports);
  },
};
