import type { Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';
import { ADMINISTRATOR, readyRoles } from '../rules/ready-roles.ts';

/** Adds the ready roles that are missing; one that exists keeps the groups that an administrator gave it, save that the Administrator opens every group but those of payroll and funds. */
export async function loadReference(client: Connection): Promise<void> {
  const roles = Object.entries(readyRoles);
  const added = await client.query<{ id: number; name: string }>(
    `insert into identity.role (name, description, is_ready) select name, description, true from unnest($1::text[], $2::text[]) as ready (name, description)
     on conflict do nothing returning id, name`,
    [roles.map(([name]) => name), roles.map(([, { description }]) => description)],
  );
  const opened = added.rows.flatMap((role) => (readyRoles[role.name]?.groups ?? []).map((group) => [role.id, group] as const));
  await client.query('insert into identity.role_group (role_id, group_name) select * from unnest($1::integer[], $2::text[])', [
    opened.map(([role]) => role),
    opened.map(([, group]) => group),
  ]);
  await client.query(
    'insert into identity.role_group (role_id, group_name) select id, unnest($2::text[]) from identity.role where name = $1 on conflict do nothing',
    [ADMINISTRATOR, readyRoles[ADMINISTRATOR]!.groups],
  );
}
