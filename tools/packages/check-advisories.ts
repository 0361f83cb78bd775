import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fail, finish, root } from '../findings.ts';

/**
 * Known weaknesses of packages that the product runs with, as `npm audit` knows them; those that are high or critical are findings. Where no registry
 * answers, that is said and nothing is found: a university without a network can still check what it has.
 */
const MOST_SECONDS = 60;

interface Audit {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  error?: { summary?: string };
}

const { vulnerabilities } = await ask();
for (const [name, { severity, range }] of Object.entries(vulnerabilities ?? {}))
  if (/^(high|critical)$/.test(severity))
    fail(`${name} ${range} has a known weakness (${severity}): npm audit says which, and the version without it`);
finish('advisories', vulnerabilities ? 'no known weakness of a package is high' : 'not asked: the registry does not answer npm audit');

async function ask(): Promise<Audit> {
  const asked = promisify(execFile)('npm', ['audit', '--json', '--omit=dev'], {
    cwd: root,
    timeout: MOST_SECONDS * 1000,
    maxBuffer: 2 ** 26,
  });
  // It ends with 1 where it found something, and where it could not ask.
  const { stdout } = await asked.catch((failure: { stdout?: string }) => ({ stdout: failure.stdout ?? '' }));
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return {};
  }
}
