import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { screens } from '@talaan/web/screens.ts';
import { builtCalls } from './built-calls.ts';
import { fail, finish, root } from './findings.ts';
import { readCsv } from './read-csv.ts';

/** Holds the built screens and calls against the specification, row by row, and counts what is built. */
const screenRows = readCsv(join(import.meta.dirname, 'spec', 'screens.csv'));
const callRows = readCsv(join(import.meta.dirname, 'spec', 'api.csv'));
const decisions = globSync('docs/decisions/*.md', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const calls = await builtCalls();
for (const screen of screens) checkScreen(screen);
for (const call of calls) checkCall(call);
const builtScreenRows = screenRows.filter((row) => screens.some((screen) => screen.path === row.path)).length;
const builtCallRows = callRows.filter((row) => calls.some((call) => call.method === row.method && call.path === row.path)).length;
finish('spec', `${builtScreenRows} of ${screenRows.length} screens and ${builtCallRows} of ${callRows.length} calls are built`);

function checkScreen(screen: Screen): void {
  const row = screenRows.find(({ path }) => path === screen.path);
  if (!row) {
    if (!decisions.includes(`\`${screen.path}\``)) fail(`the screen ${screen.path} is asked for by no row and no decision record`);
    return;
  }
  if (row.group !== screen.group) fail(`${screen.path} belongs to the group ${row.group}, not ${screen.group}`);
  if (row.title !== screen.title) fail(`${screen.path} is titled '${row.title}', not '${screen.title}'`);
  if ((row.menu === 'visible') !== (screen.menu !== undefined)) fail(`${screen.path} is ${row.menu} in the menu`);
}

function checkCall(call: Endpoint): void {
  const row = callRows.find(({ method, path }) => method === call.method && path === call.path);
  if (!row?.answers || call.download) return;
  const wanted = row.answers
    .replace(/\(.*?\)/g, '')
    .split(/, | or /)
    .map((word) => word.trim())
    .filter((word) => /^[a-z_]+$/.test(word));
  const built = keysOf(call.response);
  const missing = wanted.filter((key) => !built.includes(key));
  const enough = row.answers.includes(' or ') ? missing.length < wanted.length : missing.length === 0;
  if (!enough) fail(`${call.method} ${call.path} answers with ${missing.join(', ')}, which is missing`);
}

/** The keys of an answer; of each, where a call may answer in several ways. */
function keysOf(response: z.ZodType): string[] {
  const { shape, options } = response as { shape?: object; options?: z.ZodType[] };
  return options ? options.flatMap(keysOf) : Object.keys(shape ?? {});
}
