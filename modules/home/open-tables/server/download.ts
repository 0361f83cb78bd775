import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { downloadNight as asNight, downloadOpenTable as asTable } from '../contract/nights.ts';

type Asked = Pick<CallOf<typeof asNight>, 'db' | 'params'>;

/** Error: 404. */
export async function downloadOpenTable({ server, db, params }: CallOf<typeof asTable>): Promise<FileAnswer> {
  const [found] = await filesOf({ db, params }, params.name);
  const file = await server.files.locate(db, found!.file_id);
  return { name: file.name, contentType: file.content_type, content: { path: file.location } };
}

/** Error: 404. */
export async function downloadNight({ server, db, params }: CallOf<typeof asNight>): Promise<FileAnswer> {
  const found = await filesOf({ db, params });
  const files = await Promise.all(found.map(({ file_id }) => server.files.locate(db, file_id)));
  const parts = await Promise.all(files.map(async ({ name, location }) => [name, await readFile(location)] as const));
  return { name: `open-tables-${found[0]!.day}.zip`, contentType: 'application/zip', content: zipSync(Object.fromEntries(parts)) };
}

async function filesOf({ db, params: { day } }: Asked, name?: string): Promise<{ day: string; file_id: number }[]> {
  const latest = db.selectFrom('open_tables.night').select(({ fn }) => fn.max('day').as('day'));
  const found = await db
    .selectFrom('open_tables.file')
    .select(['day', 'file_id'])
    .where('day', '=', day === 'latest' ? latest : day)
    .$if(name !== undefined, (query) => query.where('name', '=', name!))
    .orderBy('name')
    .execute();
  if (found.length === 0) throw notFound('There is no such table of that night.');
  return found;
}
