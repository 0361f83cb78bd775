import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/proposals.ts';
import { editEntry, proposeEntry, removeEntry, type EntryBody } from './change-entries.ts';
import { approveEntries, approveEntry, rejectEntry, type Refused } from './decide-proposals.ts';
import { readOne } from './describe-proposals.ts';
import { listEntries } from './list-entries.ts';
import { proposalRows } from './proposal-rows.ts';
import { listMajorsOf } from './majors.ts';
import { mergeEntry } from './merge-entry.ts';

export function mountProposals(server: Server): void {
  mount(server, contract.newDegreeForm, async () => ({
    levels: Object.entries(contract.LEVELS).map(([id, name]) => ({ id: id as keyof typeof contract.LEVELS, name })),
  }));
  mount(server, contract.listMajors, listMajorsOf);
  for (const proposable of Object.values(contract.proposables)) mountProposable(server, proposable);

  mountRows(server, proposalRows);
  mount(server, contract.readProposal, async (call) => ({ proposal: await readOne(call) }));
  mount(server, contract.rejectProposal, rejectEntry);
  mount(server, contract.mergeProposal, mergeEntry);
  mount(server, contract.approveProposals, approveMany);
}

/** The calls of one list; their schemas say what each sends and answers. */
function mountProposable(
  server: Server,
  proposable: Record<'list' | 'add' | 'edit' | 'remove' | 'approve', Endpoint> & { kind: contract.Kind },
) {
  const { kind } = proposable;
  mount(server, proposable.list, (call) => listEntries(call as Parameters<typeof listEntries>[0], kind));
  mount(server, proposable.add, (call) => proposeEntry(call as Call<unknown, unknown, EntryBody>, kind));
  mount(server, proposable.edit, (call) => editEntry(call as Call<{ id: number }, unknown, EntryBody>, kind));
  mount(server, proposable.remove, (call) => removeEntry(call as Call<{ id: number }>, kind));
  mount(server, proposable.approve, (call) => approveEntry(call as Call<{ id: number }>, kind));
}

async function approveMany(call: Call<unknown, unknown, { proposals: { kind: contract.Kind; id: number }[] }>) {
  let approved = 0;
  const refused: (Refused & { kind: contract.Kind })[] = [];
  for (const kind of Object.keys(contract.KINDS) as contract.Kind[]) {
    const ids = call.body.proposals.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const outcome = await approveEntries(call, kind, ids);
    approved += outcome.approved.length;
    refused.push(...outcome.refused.map((one) => ({ ...one, kind })));
  }
  return { message: `${approved} approved${refused.length > 0 ? `, ${refused.length} not` : ''}.`, approved, refused };
}
