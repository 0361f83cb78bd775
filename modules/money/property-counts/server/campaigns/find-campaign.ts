import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { KINDS } from '../../contract/fields.ts';
import { campaignsFrom, mayCount, reachesCampaigns } from '../reach.ts';

export interface Campaign {
  id: number;
  kind: 'PPE' | 'SEMI';
  fund_code: string;
  fund: string;
  as_at: string;
  campus_id: number | null;
  state: 'OPEN' | 'CLOSED';
  code: string | null;
  officer_id: number;
  officer_since: string;
  head_name: string;
  head_post: string;
  coa_name: string;
  compared_scans: number;
  closed_at: string | null;
  closed_on: string | null;
  closed_by: string | null;
}

/** As what a count is asked for: to read it, to keep it, or to count in it. */
type As = 'read' | 'keep' | 'count';

const LOCKS = { change: 'for no key update', stay: 'for share' } as const;

/** A count within the caller’s reach; locked, it is read after the lock: `stay` keeps it from being closed meanwhile. Error: 404. */
export async function findCampaign(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  id: number,
  as: As,
  lock?: keyof typeof LOCKS,
): Promise<Campaign> {
  if (lock) await sql`select from property_counts.campaign where id = ${id} ${sql.raw(LOCKS[lock])}`.execute(db);
  const reach = as === 'count' ? mayCount(actor) : as === 'keep' ? reachesCampaigns(actor, KEEPERS) : reachesCampaigns(actor);
  const { rows } = await sql<Campaign>`
    select c.id, c.kind, c.fund_code, c.fund_code || ' ' || f.name as fund, c.as_at, c.campus_id, c.state, c.code, c.officer_id, c.officer_since,
      c.head_name, c.head_post, c.coa_name, c.compared_scans, c.closed_at, kernel.date_of(c.closed_at) as closed_on,
      (select a.name from identity.account_view a where a.id = c.closed_by) as closed_by
    from ${campaignsFrom} where c.id = ${id} and ${reach}`.execute(db);
  if (!rows[0]) throw notFound('There is no such count.');
  return rows[0];
}

/** `The count of property, plant and equipment, fund cluster 01, as at 31 Dec 2026`, to begin a sentence. */
export function nameCampaign({ kind, fund_code: fund, as_at: asAt }: Pick<Campaign, 'kind' | 'fund_code' | 'as_at'>): string {
  const of = KINDS[kind];
  return `The count of ${of[0]!.toLowerCase()}${of.slice(1)}, fund cluster ${fund}, as at ${longDate(asAt)}`;
}

/** Error: 409 for a closed count, which is never opened again. */
export function requireOpen(campaign: Campaign): void {
  if (campaign.state === 'CLOSED') throw wrongState(saidClosed(campaign));
}

export function saidClosed(campaign: Campaign): string {
  const by = campaign.closed_by === null ? '' : ` by ${campaign.closed_by}`;
  return `${nameCampaign(campaign)} was closed on ${longDate(campaign.closed_on!)}${by}. Its report is issued, so nothing more is counted in it.`;
}
