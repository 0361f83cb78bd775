import { sql } from 'kysely';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { personalDataIn } from '@talaan/kernel/server/personal-data-part.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { findPeopleInScope } from '@talaan/personnel/server/public.ts';
import * as contract from '../contract.ts';
import { readResearcher } from './read-researcher.ts';
import { researcherRows } from './researcher-rows.ts';
import { researchersOfOffice } from './researchers-of-office.ts';
import { addResearcher, correctResearcher } from './write-researchers.ts';
import { orcid, researchFigures } from './research-figures.ts';
import { processing } from './processing.ts';

export const researchersModule: ServerModule = {
  name: 'researchers',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_person_is_a_researcher_once_at_a_time: { field: 'from', message: 'On these days the same person is kept as a researcher already.' },
    researcher_is_in_a_research_unit: { field: 'office_id', message: 'There is no such office.' },
  },
  processing,
  personalData: [
    personalDataIn(
      'Research for the university',
      ['researchers.researcher'],
      ({ personnelId }) => sql`
        select lower(r.during) as "From", upper(r.during) - 1 as "To", o.fullname as "Unit", r.discipline as "Discipline", r.orcid as "ORCID",
          r.role as "Role", r.units_released as "Units released", r.honorarium_class as "Honorarium",
          (select string_agg(p.title, '; ' order by p.id) from researchers.project p where p.researcher_id = r.id) as "Projects"
        from researchers.researcher r join organization.office_view o on o.id = r.office_id where r.personnel_id = ${personnelId} order by r.during`,
    ),
  ],
  contributes: [
    contribute(executiveFigures, orcid),
    ...researchFigures.map((one) => contribute(executiveFigures, one)),
    contribute(officeUsesAbove, researchersOfOffice),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountResearchers,
};

function mountResearchers(server: Server): void {
  mountRows(server, researcherRows);
  mount(server, contract.readResearcher, readResearcher);
  mount(server, contract.addResearcher, addResearcher);
  mount(server, contract.correctResearcher, correctResearcher);
  mount(server, contract.findResearchPeople, async (call) => ({
    personnel: await findPeopleInScope(call, call.query.term, ['GENERALSETTINGS']),
  }));
}
