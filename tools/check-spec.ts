import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { screens } from '@talaan/web/screens.ts';
import { builtCalls } from './built-calls.ts';
import { findChangedTables, findSpecFaults, linesOfBuilt } from './find-spec-faults.ts';
import { fail, finish, root } from './findings.ts';
import { readCsv } from './read-csv.ts';

/** Holds the built screens and calls against the specification, row by row, and counts what is built. */
const spec = join(import.meta.dirname, 'spec');
const OURS = new Set(['titles.csv']);
const screenRows = readCsv(join(spec, 'screens.csv'));
const callRows = readCsv(join(spec, 'api.csv'));
/** The records of decisions and the pages of modules, which say what is built beyond the specification. */
const decisions = globSync(['docs/decisions/*.md', 'modules/*/*/README.md'], { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const calls = await builtCalls();
const built = linesIn('built.txt');
const found = findSpecFaults({
  calls,
  screens,
  screenRows,
  titles: readCsv(join(spec, 'titles.csv')),
  built,
  isDecided: (path) => decisions.includes(`\`${path}\``),
});
for (const fault of [...found, ...findChangedTables(linesIn('digests.txt'), digestTables())]) fail(fault);
for (const call of calls) checkAnswer(call);
noteNew();
const builtScreenRows = screenRows.filter((row) => screens.some((screen) => screen.path === row.path)).length;
const builtCallRows = callRows.filter((row) => calls.some((call) => call.method === row.method && call.path === row.path)).length;
finish('spec', `${builtScreenRows} of ${screenRows.length} screens and ${builtCallRows} of ${callRows.length} calls are built`);

function linesIn(name: string): string[] {
  return readFileSync(join(spec, name), 'utf8').split('\n').filter(Boolean);
}

function digestTables(): Map<string, string> {
  const tables = readdirSync(spec).filter((name) => name.endsWith('.csv') && !OURS.has(name));
  return new Map(
    tables.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(spec, name)))
        .digest('hex'),
    ]),
  );
}

/** What is built for the first time is written down; only a person takes a line out again. */
function noteNew(): void {
  const lines = [...new Set([...built, ...linesOfBuilt({ calls, screens })])].toSorted();
  if (lines.length > built.length) writeFileSync(join(spec, 'built.txt'), `${lines.join('\n')}\n`);
}

function checkAnswer(call: Endpoint): void {
  const row = callRows.find(({ method, path }) => method === call.method && path === call.path);
  if (!row?.answers || call.download) return;
  const wanted = row.answers
    .replace(/\(.*?\)/g, '')
    .split(/, | or /)
    .map((word) => word.trim())
    .filter((word) => /^[a-z_]+$/.test(word));
  const keys = keysOf(call.response);
  const missing = wanted.filter((key) => !keys.includes(key));
  const enough = row.answers.includes(' or ') ? missing.length < wanted.length : missing.length === 0;
  if (!enough) fail(`${call.method} ${call.path} answers with ${missing.join(', ')}, which is missing`);
}

/** The keys of an answer; of each, where a call may answer in several ways. */
function keysOf(response: z.ZodType): string[] {
  const { shape, options } = response as { shape?: object; options?: z.ZodType[] };
  return options ? options.flatMap(keysOf) : Object.keys(shape ?? {});
}
