import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { printedCertificates } from './month/print-certificates.ts';
import { personalDataOfPapers } from './personal-data.ts';
import { mountPapersOfPayroll } from './routes.ts';
import { printedIndex } from './run/print-index.ts';
import { printedPayrolls, printedPayslips } from './run/print-many.ts';
import { processing } from './processing.ts';

export const payrollPapersModule: ServerModule = {
  name: 'payroll-papers',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [printedPayrolls.job, printedPayslips.job, printedIndex.job, printedCertificates.job],
  processing,
  personalData: personalDataOfPapers,
  mount: mountPapersOfPayroll,
};
