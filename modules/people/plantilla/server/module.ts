import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { recordFaults } from '@talaan/kernel/server/record-fault.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfPlantilla } from './open-tables.ts';
import { vacantItemsFigure } from './figures/vacant-items.ts';
import { leftItem, turnover } from './figures/turnover.ts';
import { retiring } from './figures/retiring.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { itemsOfAppointments, qualifications } from '@talaan/personnel/server/public.ts';
import { plantillaConstraints } from './constraints.ts';
import { personalDataOfPlantilla } from './personal-data.ts';
import { retiringSoon, vacantItems } from './home-figures.ts';
import { itemSpreadsheets } from './item-import/item-spreadsheets.ts';
import { itemOn, itemsFor } from './item-on.ts';
import { itemsCalled } from './items-called.ts';
import { itemsOfOffice, takeItemsIntoEffectJob } from './items-of-office.ts';
import { nameItems } from './name-items.ts';
import { loadReference } from './reference.ts';
import { printedReports } from './reports/print-report.ts';
import { mountPlantilla } from './routes.ts';
import { setupLinesOfPlantilla } from './setup-lines.ts';
import { itemsByProgram } from './figures/items-by-program.ts';
import { facultyVacancies } from './figures/faculty-vacancies.ts';
import { itemFaults } from './record-faults.ts';
import { processing } from './processing.ts';

export const plantillaModule: ServerModule = {
  name: 'plantilla',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: plantillaConstraints,
  jobs: [printedReports.job, takeItemsIntoEffectJob],
  processing,
  personalData: personalDataOfPlantilla,
  contributes: [
    ...openTablesOfPlantilla.map((one) => contribute(openTables, one)),
    ...itemFaults.map((one) => contribute(recordFaults, one)),
    contribute(executiveFigures, facultyVacancies),
    contribute(executiveFigures, itemsByProgram),
    contribute(executiveFigures, retiring),
    contribute(executiveFigures, turnover),
    contribute(qualifications, leftItem),
    contribute(executiveFigures, vacantItemsFigure),
    contribute(itemsOfAppointments, { itemOn, itemsFor, itemsCalled, nameItems }),
    contribute(officeUsesAbove, itemsOfOffice),
    contribute(spreadsheets, itemSpreadsheets),
    ...setupLinesOfPlantilla.map((one) => contribute(setupLines, one)),
    contribute(homeFigures, vacantItems),
    contribute(homeFigures, retiringSoon),
  ],
  mount: mountPlantilla,
};
