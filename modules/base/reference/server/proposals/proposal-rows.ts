import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportProposals, KINDS, listProposals, type Kind } from '../../contract/proposals.ts';
import { describeProposals, entriesOf, type FoundProposal } from './describe-proposals.ts';

const STATES = { proposed: 'Proposed', approved: 'Approved', rejected: 'Rejected' } as const;

/** What was proposed for the lists of degrees, schools and companies. */
export const proposalRows = rows(listProposals, exportProposals, 'proposals', (call) => ({
  from: sql`(${sql.join(
    (Object.keys(KINDS) as Kind[]).map((kind) => entriesOf(kind, sql`true`)),
    sql` union all `,
  )}) e`,
  columns: {
    id: 'e.id',
    kind: 'e.kind',
    name: 'e.name',
    detail: 'e.detail',
    state: 'e.state',
    proposed_by: 'e.proposed_by',
    reason: 'e.reason',
    created_at: 'e.created_at',
    proposer: 'e.proposer',
    decider: 'e.decider',
  },
  reach: sql`true`,
  search: [sql`kernel.plain(e.name)`],
  sort: { name: [sql`kernel.plain(e.name)`, 'e.kind'], created_at: ['e.created_at', 'e.kind'] },
  unsorted: call.query.state === 'approved' ? 'name' : 'created_at',
  filters: { kind: (kind) => sql`e.kind = ${kind}`, state: (state) => sql`e.state = ${state}` },
  describe: (found: FoundProposal[]) => describeProposals(call, found),
  sheet: {
    name: 'Proposals',
    cells: {
      Kind: (row) => KINDS[row.kind],
      Name: (row) => row.name,
      'Level or address': (row) => row.detail,
      Majors: (row) => row.majors.join('; '),
      State: (row) => STATES[row.state],
      'Proposed by': (row) => row.proposed_by,
      Proposed: (row) => localTime(row.created_at),
      'Decided by': (row) => row.decided_by,
      Reason: (row) => row.reason,
      'In use': (row) => row.uses,
      Alike: (row) => row.twins.map(({ name }) => name).join('; '),
    },
  },
}));
