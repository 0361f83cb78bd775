import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { importSectionJob, mountSectionImport } from '@talaan/personnel/server/public.ts';
import { plantillaConstraints } from './constraints.ts';
import { itemDesk } from './item-import/item-work.ts';
import type { PlantillaNeeds } from './needs.ts';
import { loadReference } from './reference.ts';
import { takeItemsIntoEffectJob } from './items-of-office.ts';
import { printReportJob } from './reports/print-report.ts';
import { makeReports } from './reports/reports.ts';
import { heldByPlantilla } from './held.ts';
import { mountPlantilla } from './routes.ts';

export function plantillaModule(needs: PlantillaNeeds): ServerModule {
  const reports = makeReports(needs);
  const printJob = printReportJob(reports);
  const importJob = importSectionJob('import-plantilla', itemDesk);
  return {
    name: 'plantilla',
    tables: new URL('./tables.sql', import.meta.url),
    loadReference,
    constraints: plantillaConstraints,
    jobs: [printJob, importJob, takeItemsIntoEffectJob],
    held: heldByPlantilla,
    mount: (server) => {
      mountPlantilla(server, reports, printJob);
      mountSectionImport(server, itemDesk, importJob);
    },
  };
}
