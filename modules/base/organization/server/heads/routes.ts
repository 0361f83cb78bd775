import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/heads.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { addHeadTitle, endHeadTitle } from './change-heads.ts';
import { findHeads } from './find-heads.ts';
import { previewHead } from './preview-head.ts';

export function mountHeads(server: Server, needs: OrganizationNeeds): void {
  mount(server, contract.addHeadTitle, async (call) => {
    const head = await addHeadTitle(call, needs);
    return { message: `${head.name} is designated as ${head.title}.`, head };
  });

  mount(server, contract.previewHead, (call) => previewHead(call, needs));
  mount(server, contract.getHeadTitle, async ({ db, today, query }) => ({ heads: await findHeads(db, query.department, today, needs) }));

  mount(server, contract.endHeadTitle, async (call) => {
    await endHeadTitle(call);
    return { message: call.body.last === null ? 'The designation was revoked.' : 'The last day was saved.' };
  });

  mount(server, contract.findHeadCandidates, async (call) => ({
    people: await needs.findPeople(call, { term: call.query.term, groups: ['GENERALSETTINGS'], serving: true }),
  }));

  mount(server, contract.listHeadTitles, async ({ db }) => {
    const titles = await db
      .selectFrom('organization.head')
      .select('title')
      .groupBy('title')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('title')
      .limit(50)
      .execute();
    return { titles: titles.map((row) => row.title) };
  });
}
