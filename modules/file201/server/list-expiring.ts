import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listExpiring as endpoint } from '../contract.ts';
import { expiryOn, REMINDER_DAYS } from '../rules/expiring.ts';

type Row = z.input<typeof endpoint.response>['documents'][number];

const COLUMNS = { expires_on: sql`d.expires_on`, fullname: sql`kernel.plain(p.fullname)`, kind: sql`k.place` } as const;

export async function listExpiring(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query, today } = call;
  const soon = sql`${today}::date + ${REMINDER_DAYS[0]}::integer`;
  const from = sql`file201.document d join personnel.person p on p.id = d.personnel_id join file201.document_kind k on k.id = d.kind_id
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date left join organization.office o on o.id = a.office_id`;
  const conditions = [
    sql`d.withdrawn_at is null and d.expires_on is not null`,
    visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    query.show === 'all'
      ? sql`true`
      : query.show === 'expired'
        ? sql`d.expires_on < ${today}::date`
        : query.show === 'soon'
          ? sql`d.expires_on between ${today}::date and ${soon}`
          : sql`d.expires_on <= ${soon}`,
    // Who left has no licence to renew.
    ...(query.show === 'all' ? [] : [sql`a.personnel_id is not null`]),
    ...(query.kind ? [sql`d.kind_id = ${query.kind}`] : []),
    ...(query.term
      ? [sql`(p.search like ${likePattern(query.term)} or kernel.plain(d.title || ' ' || d.number) like ${likePattern(query.term)})`]
      : []),
  ];
  const wanted = sql.join(conditions, sql` and `);
  const [name, direction] = splitSort(query.sort ?? 'expires_on');
  const { rows } = await sql<Omit<Row, 'expiry'>>`
    select d.id, d.personnel_id, p.fullname, o.acronym as office, k.name as kind, d.title, d.number, d.expires_on from ${from} where ${wanted}
    order by ${COLUMNS[name]} ${sql.raw(direction)}, d.id limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${from} where ${wanted}`.execute(db);
  return {
    documents: rows.map((row) => ({ ...row, expiry: expiryOn(row.expires_on, today) as Row['expiry'] })),
    total: counted.rows[0]?.total ?? 0,
  };
}
