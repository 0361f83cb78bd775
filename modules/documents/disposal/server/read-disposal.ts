import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { readDisposal as endpoint } from '../contract/disposal.ts';
import { disposalColumns, disposalsFrom } from './disposal-rows.ts';

type Disposal = AnswerOf<typeof endpoint>['disposal'];

const fileOf = (column: 'authority' | 'certificate') =>
  sql`(select jsonb_build_object('name', k.name, 'path', '/api/dts/disposals/' || b.id || '/files/' || ${column}::text)
    from kernel.file k where k.id = ${sql.ref(`b.${column}_file_id`)})`;

/** The records series of a request `b`: one line for each type, as it was kept when the request was made. */
const LINES = sql`coalesce((
  select jsonb_agg(jsonb_build_object('type', l.name, 'code', l.code, 'from_day', l.from_day, 'until_day', l.until_day,
    'retention_years', l.retention_years, 'schedule_item', l.schedule_item, 'papers', l.papers) order by l.name, l.retention_years)
  from (
    select t.name, t.code, p.retention_years, p.schedule_item, min(p.from_day) as from_day, max(p.until_day) as until_day, count(*) as papers
    from documents.disposal_paper p join documents.type t on t.id = p.type_id
    where p.disposal_id = b.id and (p.left_out is null or p.left_out = 'withdrawn')
    group by t.id, p.retention_years, p.schedule_item) l), '[]')`;

/** Error: 404. */
export async function readDisposal({ db, params }: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Disposal>`
    select ${selected(disposalColumns)}, b.note, ${LINES} as lines, b.witnesses, b.reason,
      (select count(*)::integer from documents.disposal_paper p where p.disposal_id = b.id and p.left_out is not null and p.left_out <> 'withdrawn') as left_out,
      ${fileOf('authority')} as authority_file, ${fileOf('certificate')} as certificate,
      (select name from identity.account_view where id = b.authorized_by) as authorized_by, (select name from identity.account_view where id = b.disposed_by) as disposed_by
    from ${disposalsFrom} where b.id = ${params.id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such request for disposal.');
  return { disposal: rows[0] };
}

/** Error: 404. */
export async function readDisposalFile({
  db,
  params,
  server,
}: Call<{ id: number; which: 'authority' | 'certificate' }>): Promise<FileAnswer> {
  const found = await db
    .selectFrom('documents.disposal')
    .select(params.which === 'authority' ? 'authority_file_id as file_id' : 'certificate_file_id as file_id')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!found?.file_id) throw notFound('There is no such file.');
  const { name, content_type: contentType, location } = await server.files.locate(db, found.file_id);
  return { name, contentType, content: { path: location }, inline: true };
}
