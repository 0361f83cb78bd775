import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './findings.ts';
import { changedFiles } from './suite/find-changed.ts';

/** All that can be checked without running the product. Quick ones first; each says what is wrong in its own words. */
const bin = (path: string) => join(root, 'node_modules', path);
type Check = readonly [name: string, ...program: string[]];
const LINT = [bin('oxlint/bin/oxlint'), '--format', 'unix'] as const;
const CHECKS: readonly Check[] = [
  // One checker: several would each work out the same types of tables and components again.
  ['types', bin('typescript/bin/tsc'), '--noEmit', '-p', '.', '--checkers', '1'],
  ['format', bin('oxfmt/bin/oxfmt'), '--check'],
  ['shape', 'tools/check-shape.ts'],
  ['spec', 'tools/check-spec.ts'],
  ['boundaries', 'tools/check-boundaries.ts'],
  ['walls', 'tools/check-walls.ts'],
  ['words', 'tools/check-words.ts'],
  ['texts', 'tools/check-texts.ts'],
  ['folders', 'tools/check-folders.ts'],
  ['paths', 'tools/check-paths.ts'],
  ['dates', 'tools/check-dates.ts'],
  ['access', 'tools/check-access.ts'],
  ['licences', 'tools/packages/check-licences.ts'],
  ['advisories', 'tools/packages/check-advisories.ts'],
  ['flows', 'tools/write-flow-diagrams.ts'],
  ['dead code', bin('knip/bin/knip.js'), '--no-progress'],
  ['schema', 'tools/check-schema.ts'],
];
const AT_ONCE = 2;
/** The type-aware lint has a checker for each processor that it sees, too. */
const ONE_PROCESSOR = { GOMAXPROCS: '1' };
/** Both checkers spend a third of their time on looking for memory to use again; where there is enough, they need not. */
const ROOMY = process.availableMemory() > 12 * 2 ** 30 ? { GOGC: 'off', GOMEMLIMIT: '4GiB' } : {};

/**
 * Runs the checks two at a time and prints each when it has ended; false when any found something. Lint rules that need types take
 * longer than all the rest: `npm run check` applies them to the files that differ from main, `npm test` to all.
 */
export async function check({ whole }: { whole: boolean }): Promise<boolean> {
  const [types, ...others] = CHECKS;
  const waiting = [types!, ...(whole ? [lintAll] : lintChanged()), ...others];
  let clean = true;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) clean = (await runCheck(...next)) && clean;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return clean;
}

const lintAll: Check = ['lint', ...LINT, '--type-aware'];

function lintChanged(): Check[] {
  const changed = changedFiles();
  if (changed.some((file) => /^(package|tsconfig|\.oxlintrc)\.json$/.test(file))) return [lintAll];
  const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));
  return [['lint', ...LINT], ...(code.length ? [['lint with types', ...LINT, '--type-aware', ...code] as const] : [])];
}

async function runCheck(name: string, ...program: string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...ONE_PROCESSOR, ...ROOMY },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  console.log(
    code === 0
      ? `✔ ${name} (${seconds} s) ${lastLine.startsWith(`${name}: `) ? lastLine.slice(name.length + 2) : ''}`
      : `✘ ${name} (${seconds} s)\n${output}`,
  );
  return code === 0;
}

if (import.meta.main) process.exitCode = (await check({ whole: false })) ? 0 : 1;
