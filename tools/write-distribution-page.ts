import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { throwawaySettings } from '@talaan/kernel/server/postgres/postgres-settings.ts';
import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { modules } from '@talaan/server/app.ts';
import { BY_PERSON, judgeDistribution, type Judgement } from './distribution/judge-distribution.ts';
import { readTables } from './distribution/read-tables.ts';
import { root } from './findings.ts';

/** Writes docs/distribution.md: how the tables of a database made from nothing would be spread over nodes, and what stands against it. */
const PAGE = join(root, 'docs', 'distribution.md');

const SAID: Readonly<Record<string, string>> = {
  lacks: 'Tables whose rows do not say whose they are',
  key: 'Keys without the column by which the table is spread',
  'foreign key': 'Foreign keys that would leave the node',
  trigger: 'Triggers on tables that are not local',
};

const dir = mkdtempSync(join(tmpdir(), 'talaan distribution '));
const postgres = await startPostgres({ dir, address: 'a page', log: () => undefined, settings: throwawaySettings });
const client = new pg.Client({ connectionString: postgres.ownerUrl });
try {
  await bringUpSchema(postgres, modules);
  await client.connect();
  const judged = judgeDistribution(await readTables(client), BY_PERSON);
  writeFileSync(PAGE, writePage(judged));
  console.log(`${judged.length} tables, ${count(judged)} obstacles: docs/distribution.md`);
} finally {
  await client.end();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}

function count(judged: readonly Judgement[]): number {
  return judged.reduce((sum, { obstacles }) => sum + obstacles.length, 0);
}

function writePage(judged: readonly Judgement[]): string {
  const distributed = judged.filter(({ spread }) => spread.kind === 'distributed');
  const of = (kind: string) => judged.filter(({ spread }) => spread.kind === kind);
  const kinds = ['lacks', 'key', 'foreign key', 'trigger'].map((kind) => {
    const found = judged.flatMap(({ obstacles }) => obstacles.filter((one) => one.startsWith(`${kind} `)));
    return `| ${SAID[kind]} | ${found.length} |`;
  });
  return `# How the tables would be spread over nodes by person

Written by \`npm run distribution\` from the catalog of a database made from nothing; do not edit it. [scale.md](scale.md) says when this would be of use, and what Citus asks for.

${judged.length} tables: ${distributed.length} distributed, ${of('reference').length} on every node (reference), ${of('local').length} on the coordinator alone (local).

| What stands against it | |
| --- | ---: |
${kinds.join('\n')}

## Distributed
| Table | By | What stands against it |
| --- | --- | --- |
${distributed.map(({ table, spread, obstacles }) => `| ${table} | ${'by' in spread ? spread.by : ''} | ${say(obstacles)} |`).join('\n')}

## Reference
| Table | What stands against it |
| --- | --- |
${of('reference')
  .map(({ table, obstacles }) => `| ${table} | ${say(obstacles)} |`)
  .join('\n')}

## Local
${of('local')
  .map(({ table }) => table)
  .join(', ')}
`;
}

function say(obstacles: readonly string[]): string {
  return obstacles.length > 0 ? obstacles.join('; ') : '–';
}
