import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import { stageCsv, type Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';

/**
 * Loads what Talaan brings where there is no edition yet: that of the PSGC, which is the first one of `editions.csv`, 43,766 places by
 * COPY; then, edition by edition, what the later laws and orders of `changes.csv` changed of it. From then on places come by import.
 */
export async function loadPlaces(client: Connection): Promise<void> {
  const { rowCount } = await client.query('select from reference.psgc_edition limit 1');
  if (rowCount) return;
  await stageCsv(client, 'staged_psgc_editions', fileOf('editions.csv'));
  await stageCsv(client, 'staged_psgc_changes', fileOf('changes.csv'));
  const { rows } = await client.query<{ id: number }>(`
    insert into reference.psgc_edition (name, as_of, source)
    select name, as_of::date, source from staged_psgc_editions order by line returning id`);
  const [first, ...later] = rows.map(({ id }) => id);
  await copyPlaces(client, first!);
  for (const id of later) await changePlaces(client, id);
}

/** In the order of the codes, which come first: the index grows at its end. */
async function copyPlaces(client: Connection, editionId: number): Promise<void> {
  const csv = (await promisify(gunzip)(await readFile(fileOf('psgc-2025-2q.csv.gz')))).toString();
  const [heading, ...lines] = csv.trimEnd().split('\n');
  const withEdition = [`${heading},since`, ...lines.map((line) => `${line},${editionId}`)].join('\n');
  // One join at the end checks what would otherwise be 43,766 look-ups.
  await client.query('alter table reference.psgc_place drop constraint place_holds_since_an_edition');
  const copy = copyFrom('copy reference.psgc_place (code, level, name, above, since) from stdin (format csv, header match)');
  await pipeline(Readable.from([withEdition]), client.query(copy));
  await client.query(`
    alter table reference.psgc_place add constraint place_holds_since_an_edition foreign key (since) references reference.psgc_edition`);
}

async function changePlaces(client: Connection, editionId: number): Promise<void> {
  const changes = 'staged_psgc_changes s join reference.psgc_edition e on e.name = s.edition';
  await client.query(
    `update reference.psgc_place p set until = e.id from ${changes} where e.id = $1 and p.code = s.code and p.until is null`,
    [editionId],
  );
  await client.query(
    `insert into reference.psgc_place (code, level, name, above, since) select s.code, s.level, s.name, s.above, e.id from ${changes} where e.id = $1`,
    [editionId],
  );
}

function fileOf(name: string): URL {
  return new URL(`../reference/places/${name}`, import.meta.url);
}
