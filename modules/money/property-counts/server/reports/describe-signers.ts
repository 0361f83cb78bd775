import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { ReportHead } from '../../print/report-form.ts';
import type { Campaign } from '../campaigns/find-campaign.ts';

/** Who is accountable by the report of a count and who signs it, as it is stored when it is issued. */
export async function describeSigners({ db, today }: Pick<Call, 'db' | 'today'>, campaign: Campaign): Promise<ReportHead> {
  const { rows: members } = await sql<{ personnel_id: number; role: 'CHAIR' | 'MEMBER' }>`
    select m.personnel_id, m.role from property_counts.member m join personnel.person_view p on p.id = m.personnel_id
    where m.campaign_id = ${campaign.id} and m.role <> 'COUNTER' order by m.role, p.plain_name`.execute(db);
  const people = [campaign.officer_id, ...members.map(({ personnel_id: id }) => id)];
  const names = await readSigningNames(db, people);
  const { rows: posts } = await sql<{ position: string; entity: string }>`
    select coalesce((select t.name from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
        where a.personnel_id = ${campaign.officer_id} and a.during @> ${today}::date limit 1), '') as position,
      (select name from organization.university_view) as entity`.execute(db);
  return {
    kind: campaign.kind,
    as_at: campaign.as_at,
    fund: campaign.fund,
    entity: posts[0]!.entity,
    officer: { name: names.get(campaign.officer_id) ?? '', position: posts[0]!.position, since: campaign.officer_since },
    committee: members.map(({ personnel_id: id, role }) => ({ name: names.get(id) ?? '', role })),
    head: { name: campaign.head_name.toUpperCase(), post: campaign.head_post },
    coa: campaign.coa_name.toUpperCase(),
  };
}
