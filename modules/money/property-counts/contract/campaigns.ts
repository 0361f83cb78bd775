import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { fundCode, KEEPERS, named, pastDate, READERS, text } from '@talaan/property/contract/fields.ts';
import { campaignState, kind, memberRole } from './fields.ts';

const figure = z.number().int();

export const campaignRow = z.object({
  id: figure,
  kind,
  fund_code: z.string(),
  fund: z.string(),
  as_at: z.string(),
  /** The last day on which its report is due. */
  due_on: z.string(),
  /** Null for all campuses. */
  campus: z.string().nullable(),
  /** Acronyms; none where it is all offices. */
  offices: z.array(z.string()),
  chair: z.string().nullable(),
  state: campaignState,
  /** Scans, of items and of finds. */
  scans: figure,
  opened_at: z.string(),
  closed_at: z.string().nullable(),
});
export type CampaignRow = z.output<typeof campaignRow>;

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/property/counts',
  summary: 'Physical counts within the caller’s scope, the latest first.',
  access: READERS,
  query: listQuery(['as_at', 'fund', 'kind', 'state', 'due_on']).extend({
    state: severalOf(campaignState),
    kind: severalOf(kind),
    fund: fundCode.optional(),
    campus: recordId.optional(),
    year: z.coerce.number().int().min(1900).max(2199).optional(),
  }),
  response: listOf('campaigns', campaignRow),
});

export const exportCampaigns = exportOf(listCampaigns, 'physical counts');

const member = z.object({ personnel_id: figure, fullname: z.string(), role: memberRole });

/** How far the count of a place is. */
const place = z.object({
  office_id: figure,
  office: z.string(),
  office_name: z.string(),
  room: z.string(),
  cards: figure,
  counted: figure,
});

export const campaignRecord = campaignRow.extend({
  campus_id: figure.nullable(),
  office_ids: z.array(figure),
  officer_id: figure,
  officer: z.string(),
  officer_since: z.string(),
  head_name: z.string(),
  head_post: z.string(),
  coa_name: z.string(),
  members: z.array(member),
  opened_by: z.string().nullable(),
  closed_by: z.string().nullable(),
  /** The code of its report, once it is issued. */
  code: z.string().nullable(),
  places: z.array(place),
  cards: figure,
  counted: figure,
  finds: figure,
  /** When count and cards were compared last, and how many scans came since. */
  compared_at: z.string().nullable(),
  scans_since: figure,
  differences: figure,
  undecided: figure,
  /** Whether the caller may count in it. */
  is_mine: z.boolean(),
});
export type CampaignRecord = z.output<typeof campaignRecord>;

export const readCampaign = endpoint({
  method: 'GET',
  path: '/api/property/counts/{id}',
  summary: 'One count: its committee, how far each room is, and what differs from the cards.',
  access: READERS,
  params: byId,
  versioned: 'property_counts.campaign:{id}',
  response: z.object({ campaign: campaignRecord, version: recordVersion }),
});

const committee = z
  .array(z.object({ personnel_id: recordId, role: memberRole }))
  .max(50, 'At most 50 people.')
  .refine((members) => members.filter(({ role }) => role === 'CHAIR').length === 1, 'Name one chair of the committee.')
  .refine((members) => new Set(members.map(({ personnel_id: id }) => id)).size === members.length, 'Each person is named once.');

/** What may be changed until it is closed. */
const keptFields = {
  office_ids: z.array(recordId).max(200),
  members: committee,
  officer_id: recordId,
  officer_since: pastDate,
  head_name: named(150, 'Enter the name of the head of the agency.'),
  head_post: named(150, 'Enter the position of the head of the agency.'),
  coa_name: text(150),
};

export const openCampaign = endpoint({
  method: 'POST',
  path: '/api/property/counts',
  summary: 'Opens a physical count of a kind of property and a fund cluster, and notifies its committee.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({ kind, fund_code: fundCode, as_at: isoDate, campus_id: recordId.nullable(), ...keptFields }),
  response: messageOnly.extend({ id: figure }),
});

export const editCampaign = endpoint({
  method: 'PUT',
  path: '/api/property/counts/{id}',
  summary: 'Changes offices, committee and signatories of a count that is open.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  versioned: 'property_counts.campaign:{id}',
  body: z.object(keptFields),
  response: messageOnly,
});

export const removeCampaign = endpoint({
  method: 'DELETE',
  path: '/api/property/counts/{id}',
  summary: 'Removes a count in which nothing was counted.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const closeCampaign = endpoint({
  method: 'POST',
  path: '/api/property/counts/{id}/closing',
  summary: 'Closes a count whose differences are decided, for good: cards are corrected, and its report is issued and printed by a job.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  response: messageOnly.extend(startedJob.shape),
});

export const printReport = endpoint({
  method: 'POST',
  path: '/api/property/counts/{id}/report',
  summary: 'Starts a job that prints the report of a closed count (RPCPPE, RPCSP) again, or writes it as a workbook.',
  access: READERS,
  reach: 'scope',
  params: byId,
  body: z.object({ format: z.enum(['pdf', 'xlsx']) }),
  response: startedJob,
});

export const printSheets = endpoint({
  method: 'POST',
  path: '/api/property/counts/{id}/sheets',
  summary: 'Starts a job that prints the sheets by which an open count is made on paper, a room each.',
  access: READERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    /** Of one office alone. */
    office_id: recordId.nullable(),
  }),
  response: startedJob,
});
