import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeopleInScope } from '@talaan/personnel/server/public.ts';
import * as contract from '../contract.ts';
import { addResearcher, correctResearcher } from './keep-researchers.ts';
import { exportResearchers, listResearchers } from './list-researchers.ts';

export function mountResearchers(server: Server): void {
  mount(server, contract.listResearchers, listResearchers);
  mount(server, contract.exportResearchers, exportResearchers);
  mount(server, contract.addResearcher, addResearcher);
  mount(server, contract.correctResearcher, correctResearcher);
  mount(server, contract.findResearchPeople, async (call) => ({
    personnel: await findPeopleInScope(call, call.query.term, ['GENERALSETTINGS']),
  }));
}
