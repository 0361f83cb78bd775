import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const findings: string[] = [];

export function fail(finding: string): void {
  findings.push(finding);
}

/** Prints what was found and ends the process; 1 when there was anything. */
export function finish(check: string, summary = 'as it should be'): void {
  for (const finding of findings) console.error(`${check}: ${finding}`);
  if (findings.length === 0) console.log(`${check}: ${summary}`);
  process.exitCode = findings.length ? 1 : 0;
}
