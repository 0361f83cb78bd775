import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { endActingHead as end, findCandidates, listNameableOffices, nameActingHead as name } from '../../contract/acting-heads.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { actingHeadRows } from './acting-head-rows.ts';
import { endActingHead } from './end-acting-head.ts';
import { listOffices } from './list-offices.ts';
import { nameActingHead } from './name-acting-head.ts';
import { NAMING } from './reach.ts';

/** Acting heads: who stands in for the head of an office, from and to. */
export function mountActingHeads(server: Server, needs: OrganizationNeeds): void {
  mountRows(server, actingHeadRows);
  mount(server, listNameableOffices, (call) => listOffices(call, needs));
  mount(server, findCandidates, async (call) => ({
    people: await needs.findPeople(call, { term: call.query.term, groups: NAMING, serving: true }),
  }));
  mount(server, name, (call) => nameActingHead(call, needs));
  mount(server, end, endActingHead);
}
