import { peopleOfAccounts } from '@talaan/identity/server/public.ts';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import { eventKinds } from '@talaan/connections/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { recordFaults } from '@talaan/kernel/server/record-fault.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { officeUsesAbove, peopleOfOffices } from '@talaan/organization/server/public.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfPersonnel } from './figures/open-tables.ts';
import { announcePeople, personChanged, personSeparated } from './moves/announce-people.ts';
import { personnelConstraints } from './constraints.ts';
import { countHolders } from './count-holders.ts';
import { findPeopleInScope } from './find-people-in-scope.ts';
import { findPersonInScope } from './find-person-in-scope.ts';
import { personalDataOfPersonnel } from './personal-data.ts';
import { peopleSpreadsheets } from './people-import/people-spreadsheets.ts';
import { findByNumbers, findPeople, namePeople, numberOf, readFaces, searchedAs, sortedAs } from './name-people.ts';
import { fundsOfService } from './funds-of-service.ts';
import { clearanceRequests, itemsOfAppointments, qualifications } from './needs.ts';
import { countPeople } from './offices/count-people.ts';
import { assignmentsToOffice, designationsInOffice } from './offices/duties-in-office.ts';
import { peopleOfOffice } from './offices/people-of-office.ts';
import { notifyPeopleChangedJob } from './people-changed.ts';
import { readPersonToJoin } from './read-person-to-join.ts';
import { readPersonnelCard } from './read-personnel-card.ts';
import { readSigningNames } from './read-signing-names.ts';
import { takeAddress } from './take-address.ts';
import { mountPersonnel } from './routes.ts';
import { inService } from './figures/in-service.ts';
import { peopleInService } from './people-in-service.ts';
import { sectionImports } from './section-import/section-imports.ts';
import { peopleOnRecord } from './people-on-record.ts';
import { clearanceOpen, clearancesOpen } from './figures/clearances-open.ts';
import { facultyAway, facultyByRank, servicePeople, temporaryFaculty } from './figures/faculty.ts';
import { personnelFaults } from './record-faults.ts';
import { processing } from './record/processing.ts';

export const personnelModule: ServerModule = {
  name: 'personnel',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./moves/tables.sql', import.meta.url),
    new URL('./list/tables.sql', import.meta.url),
    new URL('./record/tables.sql', import.meta.url),
    new URL('./views.sql', import.meta.url),
  ],
  constraints: personnelConstraints,
  jobs: [notifyPeopleChangedJob],
  processing,
  personalData: personalDataOfPersonnel,
  contributes: [
    ...openTablesOfPersonnel.map((one) => contribute(openTables, one)),
    ...[personChanged, personSeparated].map((one) => contribute(eventKinds, one)),
    ...personnelFaults.map((one) => contribute(recordFaults, one)),
    contribute(executiveFigures, facultyAway),
    contribute(executiveFigures, facultyByRank),
    contribute(executiveFigures, servicePeople),
    contribute(executiveFigures, temporaryFaculty),
    contribute(executiveFigures, clearancesOpen),
    contribute(qualifications, clearanceOpen),
    contribute(spreadsheets, peopleSpreadsheets),
    contribute(spreadsheets, sectionImports),
    contribute(peopleOfOffices, {
      readSigningNames,
      countHolders,
      namePeople,
      readFaces,
      findByNumbers,
      findPeople,
      searchedAs,
      countPeople,
    }),
    contribute(setupLines, peopleOnRecord),
    contribute(homeFigures, peopleInService),
    contribute(executiveFigures, inService),
    contribute(officeUsesAbove, peopleOfOffice),
    contribute(officeUsesAbove, designationsInOffice),
    contribute(officeUsesAbove, assignmentsToOffice),
    contribute(peopleOfAccounts, {
      readPersonnelCard,
      findPeople,
      findByNumbers,
      namePeople,
      numberOf,
      searchedAs,
      sortedAs,
      readPersonToJoin,
      takeAddress,
      findPersonInScope,
      findPeopleInScope,
    }),
  ],
  needs: [itemsOfAppointments, clearanceRequests, fundsOfService],
  mount: (server) => {
    mountPersonnel(server);
    announcePeople(server);
  },
};
