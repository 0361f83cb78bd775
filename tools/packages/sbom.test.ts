import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../findings.ts';

test('the bill of materials names Talaan and each package that it depends on, with its version and licence', async (t) => {
  const dir = await mkdtemp(join(tmpdir(), 'talaan sbom '));
  t.after(() => rm(dir, { recursive: true }));
  const file = join(dir, 'talaan.cdx.json');
  execFileSync(process.execPath, [join(root, 'tools/packages/write-sbom.ts'), file]);
  const bom = JSON.parse(readFileSync(file, 'utf8')) as {
    metadata: { component: { name: string; version: string } };
    components: { purl: string; licenses?: unknown[] }[];
  };
  const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  assert.deepEqual([bom.metadata.component.name, bom.metadata.component.version], ['talaan', described.version]);
  const named = new Map(bom.components.map(({ purl, licenses }) => [decodeURIComponent(purl), licenses]));
  for (const [name, version] of Object.entries(described.dependencies)) assert.ok(named.get(`pkg:npm/${name}@${version}`)?.length, name);
});
