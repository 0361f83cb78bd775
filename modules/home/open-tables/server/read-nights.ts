import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import type { Night, readOpenTables } from '../contract/nights.ts';
import { columnsOf } from './read-tables.ts';

export async function readNights({ server, db }: CallOf<typeof readOpenTables>): Promise<AnswerOf<typeof readOpenTables>> {
  const { rows: nights } = await sql<Night>`
    select n.day, n.made_at, count(*) - 1 as tables, sum(f.rows)::integer as rows, sum(f.bytes)::integer as bytes
    from open_tables.night n join open_tables.file f on f.day = n.day group by n.day order by n.day desc`.execute(db);
  const { rows: files } = await sql<{ name: string; rows: number; bytes: number }>`
    select name, rows, bytes from open_tables.file where day = (select max(day) from open_tables.night)`.execute(db);
  const sizes = new Map(files.map((file) => [file.name, file]));
  return {
    nights,
    tables: allContributed(server, openTables).map((table) => ({
      name: table.name,
      title: table.title,
      says: table.says,
      columns: columnsOf(table).map(({ name, type, means }) => ({ name, type, means })),
      rows: sizes.get(table.name)?.rows ?? null,
      bytes: sizes.get(table.name)?.bytes ?? null,
    })),
  };
}
