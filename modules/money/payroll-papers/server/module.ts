import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { printedCertificates } from './month/print-certificates.ts';
import { personalDataOfPapers } from './personal-data.ts';
import { mountPapersOfPayroll } from './routes.ts';
import { printedIndex } from './run/print-index.ts';
import { printedPayrolls, printedPayslips } from './run/print-many.ts';

export const payrollPapersModule: ServerModule = {
  name: 'payroll-papers',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [printedPayrolls.job, printedPayslips.job, printedIndex.job, printedCertificates.job],
  personalData: personalDataOfPapers,
  mount: mountPapersOfPayroll,
};
