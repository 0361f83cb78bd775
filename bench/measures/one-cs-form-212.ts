import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { form212 } from '@talaan/pds/print/cs-form-212.ts';
import { fullSheet } from '@talaan/pds/print/sample-full-sheets.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Databases } from '../databases.ts';
import { compareInTurns, median, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ROUNDS = 5;
const PRINTS = 20;

/**
 * A full CS Form No. 212 of four pages, as its owner prints it: the call, against the same template and data through a compiler that is
 * as warm as the product's and forgets each document as the product's does.
 */
export async function measureOneForm212(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('data_sheet');
  const pool = openPool(databaseUrl);
  await submitFullSheet(pool);
  const product = await startProduct(databaseUrl);
  try {
    const call = openCaller(await product.signIn('head'));
    const printBare = await openBare();
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: () => medianOf(() => call(`${product.url}/api/pds/me/print?work_sheet=never`)),
      bare: () => medianOf(() => Promise.resolve(printBare())),
    });
    return [atMost('One full CS Form No. 212, four pages', milliseconds(ours), milliseconds(bare), ratio, 3)];
  } finally {
    await pool.end();
    await product.stop();
  }
}

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let print = 0; print < PRINTS; print++) took.push(await time(run));
  return median(took);
}

/** The head of an office has a verified sheet; its image becomes a full one. */
async function submitFullSheet(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>("select personnel_id as id from identity.account where email = 'head@talaan.example'");
  const { id } = rows[0]!;
  const now = Temporal.Now.instant();
  await withOpenRecords(openDatabase(pool), [id], async (db) => {
    await sql`
      with submitted as (
        insert into pds.copy (personnel_id, image, sha256, submitted_at)
        values (${id}, ${JSON.stringify(fullSheet())}::jsonb, 'of a measure', ${now.toString()}) returning id)
      update pds.sheet set copy_id = (select id from submitted)
      where personnel_id = ${id}`.execute(db);
  });
}

async function openBare(): Promise<() => Uint8Array> {
  const order = { sheet: fullSheet(), revision: '2026', workSheet: 'never', submittedOn: '31 Oct 2026' } as const;
  const at = { settings: { publicUrl: 'http://localhost:3000' } as Settings, db: undefined as never, modules: [] };
  const { template, input, files = {} } = await form212.compose(at, [{ sheet: order, code: '0123456789ABCDEF' }]);
  const path = fileURLToPath(template);
  const folder = dirname(path);
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: readFonts() }] });
  return () => {
    compiler.mapShadow(join(folder, 'input.json'), Buffer.from(JSON.stringify(input)));
    for (const [name, content] of Object.entries(files)) compiler.mapShadow(join(folder, name), Buffer.from(content));
    const pdf = compiler.pdf({ mainFilePath: path }, { pdfTags: false });
    compiler.resetShadow();
    compiler.evictCache(0);
    return pdf;
  };
}

function readFonts(): Buffer[] {
  return ['Arimo', 'Tinos'].flatMap((family) =>
    ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((style) =>
      readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family.toLowerCase()}/${style}/${family}_${style}.ttf`))),
    ),
  );
}
