import { stageCsv, type Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';

/** Fills coverages and levels once, while they are empty: from then on they belong to the university. */
export async function loadReference(client: Connection): Promise<void> {
  await stageCsv(client, 'staged_plantilla_names', new URL('./reference/names.csv', import.meta.url));
  for (const list of ['coverage', 'level']) {
    await client.query(
      `insert into plantilla.${list} (code, name, place) select code, name, row_number() over (order by line)
       from staged_plantilla_names where list = $1 and not exists (select from plantilla.${list})`,
      [list],
    );
  }
}
