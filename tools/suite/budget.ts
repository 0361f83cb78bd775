import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../findings.ts';
import type { FileResult } from './file-result.ts';
import { HEAVY } from './heavy-files.ts';

/** Seconds of the processor that a test file may take, on the machine on which `REFERENCE_MS` was measured. */
const BUDGET_SECONDS = 15;
/** What the calibration takes there. */
const REFERENCE_MS = 20;
const TIMES = 300;
const ROWS = Array.from({ length: 200 }, (_, at) => ({ id: at, name: `Dela Cruz, ${at}`, days: [at, 2 * at, 3 * at] }));
const LOOKS = 5;
const REMEMBERED = join(root, '.cache', 'heavy-files.json');

/** How many times slower than the reference this machine is at the moment: the best of a few looks at the same short work. */
export function calibrate(): number {
  const taken = Array.from({ length: LOOKS }, () => {
    const before = process.cpuUsage();
    for (let time = 0; time < TIMES; time += 1)
      (JSON.parse(JSON.stringify(ROWS)) as typeof ROWS).sort((one, other) => other.name.localeCompare(one.name, 'en'));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...taken) / REFERENCE_MS;
}

/** Files that took more than their budget, the heaviest first. */
export function findHeavy(results: readonly FileResult[], slowness: number): FileResult[] {
  return results
    .filter(({ processorSeconds }) => processorSeconds > BUDGET_SECONDS * slowness)
    .toSorted((one, other) => other.processorSeconds - one.processorSeconds);
}

/** Kept for `npm run prove`, which judges it. */
export function rememberHeavy(heavy: readonly FileResult[]): void {
  mkdirSync(dirname(REMEMBERED), { recursive: true });
  writeFileSync(REMEMBERED, JSON.stringify(heavy.map(({ file }) => file)));
}

/** Files that took more than their budget in the last whole run of `npm test` and are not named in heavy-files.ts with a reason. */
export function findUnexplained(): string[] {
  try {
    return (JSON.parse(readFileSync(REMEMBERED, 'utf8')) as string[]).filter((file) => !(file in HEAVY));
  } catch {
    return ['(run `npm test` first: it measures the files)'];
  }
}
