import type pg from 'pg';
import type { Acting, Grant, Scope } from '@talaan/kernel/server/actor.ts';
import { HEAD_ROLE } from '../../rules/ready-roles.ts';

/** What an account may do on a day. */
export interface Rights {
  personnelId: number | null;
  grants: readonly Grant[];
}

interface GrantRow {
  role: string;
  groups: string[];
  scope: 'self' | 'headed' | 'office' | 'campus' | 'all';
  campus_id: number | null;
  spans: { from: number; to: number }[];
  acting: Acting | null;
}

// What belongs to a part of Talaan that the university does not use is of no role.
const IS_OPEN = 'not exists (select from identity.closed_group c where c.group_name = g.group_name)';

// The roles held on the day ($2) with the places that they reach; who is officer in charge of an office has there what its head has.
const GRANTS = `
    (select coalesce(jsonb_agg(held.held), '[]') from (
      select jsonb_build_object(
        'role', r.name, 'scope', h.scope, 'campus_id', h.campus_id,
        'groups', (select coalesce(jsonb_agg(g.group_name), '[]') from identity.role_group g where g.role_id = r.id and ${IS_OPEN}),
        'spans', case h.scope
          when 'office' then (select jsonb_agg(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)) from organization.office_view o where o.id = h.office_id)
          when 'headed' then (
            select coalesce(jsonb_agg(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)), '[]')
            from organization.head_view d join organization.office_view o on o.id = d.office_id
            where d.personnel_id = a.personnel_id and not d.is_acting and d.during @> $2::date)
          else '[]' end) as held
      from identity.account_role h join identity.role r on r.id = h.role_id
      where h.account_id = a.id and h.during @> $2::date
      union all
      select jsonb_build_object(
        'role', '${HEAD_ROLE}', 'scope', 'headed', 'campus_id', null,
        'groups', (
          select coalesce(jsonb_agg(distinct g.group_name), '[]') from identity.role_group g join identity.role r on r.id = g.role_id
          where ${IS_OPEN} and (r.name = '${HEAD_ROLE}' or exists (
            select from identity.account_role h where h.account_id = a.id and h.role_id = r.id and h.scope = 'headed' and h.during @> $2::date))),
        'spans', jsonb_build_array(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)),
        'acting', jsonb_build_object('officeId', o.id, 'office', o.fullname, 'until', upper(d.during) - 1, 'designationId', d.id,
          'headId', (select p.personnel_id from organization.head_view p where p.office_id = o.id and not p.is_acting and p.during @> $2::date)))
      from organization.head_view d join organization.office_view o on o.id = d.office_id
      where d.personnel_id = a.personnel_id and d.is_acting and d.during @> $2::date) held) as grants`;

const READ_RIGHTS = `
  select a.personnel_id, ${GRANTS} from identity.account a where a.id = $1`;

/** What an account may do on a day. */
export async function readRights(pool: pg.Pool, accountId: number, day: string): Promise<Rights> {
  const { rows } = await pool.query<{ personnel_id: number | null; grants: GrantRow[] }>({
    name: 'read-rights',
    text: READ_RIGHTS,
    values: [accountId, day],
  });
  const [row] = rows;
  return { personnelId: row?.personnel_id ?? null, grants: row?.grants.map(toGrant) ?? [] };
}

function toGrant({ role, groups, scope, campus_id, spans, acting }: GrantRow): Grant {
  return { role, groups, scope: toScope(scope, campus_id, spans), ...(acting ? { actingFor: acting } : {}) };
}

function toScope(kind: GrantRow['scope'], campusId: number | null, spans: { from: number; to: number }[]): Scope {
  if (kind === 'office' || kind === 'headed') return { kind: 'offices', spans };
  if (kind === 'campus' && campusId !== null) return { kind: 'campus', campusId };
  return kind === 'all' ? { kind: 'all' } : { kind: 'self' };
}
