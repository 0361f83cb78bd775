import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeopleInScope } from '@talaan/personnel/server/public.ts';
import * as contract from '../contract.ts';
import { addResearcher, correctResearcher } from './write-researchers.ts';
import { researcherRows } from './researcher-rows.ts';

export function mountResearchers(server: Server): void {
  mountRows(server, researcherRows);
  mount(server, contract.addResearcher, addResearcher);
  mount(server, contract.correctResearcher, correctResearcher);
  mount(server, contract.findResearchPeople, async (call) => ({
    personnel: await findPeopleInScope(call, call.query.term, ['GENERALSETTINGS']),
  }));
}
