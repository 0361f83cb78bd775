import { mount } from '@talaan/kernel/server/mount.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract/nights.ts';
import { downloadNight, downloadOpenTable } from './download.ts';
import { makeNightJob, startMaking } from './make-night-job.ts';
import { readNights } from './read-nights.ts';

export const openTablesModule: ServerModule = {
  name: 'open-tables',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [makeNightJob],
  demo: () => import('../demo/load-demo.ts'),
  mount: (server) => {
    mount(server, contract.readOpenTables, readNights);
    mount(server, contract.makeOpenTables, startMaking);
    mount(server, contract.downloadOpenTable, downloadOpenTable);
    mount(server, contract.downloadNight, downloadNight);
  },
};
