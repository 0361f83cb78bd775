import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { root } from '../findings.ts';
import { BY_PERSON, judgeDistribution, type Judgement } from './judge-distribution.ts';
import { readTables } from './read-tables.ts';

const PAGE = join(root, 'docs', 'distribution.md');

const SAID: Readonly<Record<string, string>> = {
  lacks: 'Tables whose rows do not say whose they are',
  key: 'Keys without the column by which the table is spread',
  'foreign key': 'Foreign keys that would leave the node',
  trigger: 'Triggers on tables that are not local',
};

/**
 * Writes docs/distribution.md: how the tables of a database made from nothing would be spread over nodes, and what stands against it. True where the
 * page said so before.
 */
export async function writeDistributionPage(client: pg.Client): Promise<boolean> {
  const before = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, writePage(judgeDistribution(await readTables(client), BY_PERSON)));
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), PAGE]);
  return readFileSync(PAGE, 'utf8') === before;
}

function writePage(judged: readonly Judgement[]): string {
  const distributed = judged.filter(({ spread }) => spread.kind === 'distributed');
  const of = (kind: string) => judged.filter(({ spread }) => spread.kind === kind);
  const kinds = ['lacks', 'key', 'foreign key', 'trigger'].map((kind) => {
    const found = judged.flatMap(({ obstacles }) => obstacles.filter((one) => one.startsWith(`${kind} `)));
    return `| ${SAID[kind]} | ${found.length} |`;
  });
  return `# How the tables would be spread over nodes by person

Written by the check of the schema (\`npm run check\`) from the catalog of a database made from nothing; do not edit it. [scale.md](scale.md) says when this would be of use, and what Citus asks for.

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
