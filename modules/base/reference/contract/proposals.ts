import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { PROPOSAL_ACTIONS } from '../rules/proposal.ts';

const keepers = ['GENERALSETTINGS'] as const;

export const KINDS = { degree: 'Degree', school: 'School', company: 'Company' } as const;
export type Kind = keyof typeof KINDS;
const kind = z.enum(['degree', 'school', 'company']);

export const LEVELS = {
  elementary: 'Elementary',
  secondary: 'Secondary',
  vocational: 'Vocational or trade course',
  college: 'College',
  graduate: 'Graduate studies',
} as const;

const level = z.enum(['elementary', 'secondary', 'vocational', 'college', 'graduate'], { error: 'Choose the level.' });
const state = z.enum(['proposed', 'approved', 'rejected']);
const name = z
  .string()
  .trim()
  .overwrite((text) => text.replaceAll(/\s+/g, ' '))
  .min(2, 'Enter the full name.')
  .max(200);
const address = z.string().trim().max(200).default('');

/** An entry of a list that everybody may add to. */
const entry = z.object({
  id: z.number().int(),
  name: z.string(),
  state,
  /** Proposed by who asks, and seen by nobody else but the keepers of the lists. */
  is_mine: z.boolean(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});

/** A list that everybody may add to, whole: its calls, word for word those of the specification. */
function proposable<const K extends string, R extends z.ZodRawShape, B extends z.ZodRawShape, P extends z.ZodType>(definition: {
  kind: Kind;
  path: string;
  key: K;
  /** `schools`. */
  many: string;
  row: R;
  body: B;
  approve: { path: string; params: P };
}) {
  const { path, key, many } = definition;
  const row = entry.extend(definition.row);
  const body = z.object({ name }).extend(definition.body);
  const access = 'signed-in' as const;
  return {
    kind: definition.kind,
    key,
    many,
    list: endpoint({
      method: 'GET',
      path,
      summary: `The approved ${many}, and the caller’s own proposals.`,
      access,
      query: listQuery(['name'], 5).extend({ approved: z.coerce.number().int().min(0).max(1).default(0) }),
      response: listOf(key, row),
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: `Proposes one of the ${many}, visible to the caller only until it is approved. What a user with GENERALSETTINGS adds is approved at once.`,
      access,
      body,
      response: row,
    }),
    edit: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Edits the caller’s proposal; a user with GENERALSETTINGS edits any of the ${many}.`,
      access,
      params: byId,
      body,
      response: row,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Withdraws the caller’s proposal; a user with GENERALSETTINGS removes any of the ${many} that is not in use.`,
      access,
      params: byId,
      response: messageOnly,
    }),
    approve: endpoint({
      method: 'PUT',
      ...definition.approve,
      summary: 'Approves a proposal: it is offered to everyone.',
      access: keepers,
      reach: 'university',
      response: row,
    }),
  };
}

export const degrees = proposable({
  kind: 'degree',
  path: '/api/degree',
  key: 'degrees',
  many: 'degrees',
  row: { level },
  body: { level, majors: z.array(z.string().trim().min(1, 'Name the major.').max(150)).max(50).optional() },
  approve: { path: '/api/degree/{id}/approve', params: byId },
});

export const schools = proposable({
  kind: 'school',
  path: '/api/schools',
  key: 'schools',
  many: 'schools',
  row: { address: z.string() },
  body: { address },
  approve: { path: '/api/schools/{id}/{suffix}', params: byId.extend({ suffix: z.literal('approve') }) },
});

export const companies = proposable({
  kind: 'company',
  path: '/api/workcompany',
  key: 'work_companies',
  many: 'companies',
  row: { address: z.string() },
  body: { address },
  approve: { path: '/api/workcompany/{id}/approve', params: byId },
});

export const proposables = { degree: degrees, school: schools, company: companies };

export const newDegreeForm = endpoint({
  method: 'GET',
  path: '/api/degree/create',
  summary: 'What the form of a new degree needs: the levels of education.',
  access: 'signed-in',
  response: z.object({ levels: z.array(z.object({ id: level, name: z.string() })) }),
});

export const listMajors = endpoint({
  method: 'GET',
  path: '/api/degree-majors',
  summary: 'The majors of a degree.',
  access: 'signed-in',
  query: listQuery(['major'], 5).extend({ degreeId: recordId.optional() }),
  response: listOf('degree_majors', z.object({ id: z.number().int(), major: z.string() })),
});

const twin = z.object({
  id: z.number().int(),
  name: z.string(),
  detail: z.string(),
  state,
  /** How alike the names are, in percent. */
  likeness: z.number().int(),
});

export const proposal = z.object({
  kind,
  id: z.number().int(),
  name: z.string(),
  /** The level of a degree; the address of a school or company. */
  detail: z.string(),
  majors: z.array(z.string()),
  state,
  proposed_by: z.string().nullable(),
  created_at: z.string(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** How many records name it. */
  uses: z.number().int(),
  twins: z.array(twin),
  actions: z.array(z.enum(PROPOSAL_ACTIONS)),
});
export type Proposal = z.output<typeof proposal>;

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/proposals',
  summary: 'Pending proposals of degrees, schools and companies, oldest first, each with its likely duplicates; other states on request.',
  access: keepers,
  query: listQuery(['name', 'created_at']).extend({ kind: kind.optional(), state: state.default('proposed') }),
  response: listOf('proposals', proposal),
});

export const exportProposals = exportOf(listProposals, 'proposals');

const byKind = byId.extend({ kind });

export const readProposal = endpoint({
  method: 'GET',
  path: '/api/proposals/{kind}/{id}',
  summary: 'One entry with its likely duplicates and the open actions.',
  access: keepers,
  params: byKind,
  response: z.object({ proposal }),
});

export const approveProposals = endpoint({
  method: 'POST',
  path: '/api/proposals/approve',
  summary: 'Approves many proposals; lists which were not approved and why.',
  access: keepers,
  reach: 'university',
  body: z.object({
    proposals: z
      .array(z.object({ kind, id: recordId }))
      .min(1)
      .max(200),
  }),
  response: messageOnly.extend({
    approved: z.number().int(),
    refused: z.array(z.object({ kind, id: z.number().int(), message: z.string() })),
  }),
});

export const rejectProposal = endpoint({
  method: 'PUT',
  path: '/api/proposals/{kind}/{id}/reject',
  summary: 'Rejects a proposal with a reason, of which the proposer is notified.',
  access: keepers,
  reach: 'university',
  params: byKind,
  body: z.object({ reason: z.string().trim().min(5, 'Enter a reason of at least 5 characters.').max(500) }),
  response: messageOnly,
});

export const mergeProposal = endpoint({
  method: 'PUT',
  path: '/api/proposals/{kind}/{id}/merge',
  summary: 'Merges an entry into an approved one: every record that named it then names the other, and it is deleted.',
  access: keepers,
  reach: 'university',
  params: byKind,
  body: z.object({ into: recordId }),
  response: messageOnly.extend({ moved: z.number().int() }),
});
