import { join, relative } from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { endWhatIsLeft } from '@talaan/testing/left-open.ts';
import { keepBrowser } from '@talaan/testing/browser/shared-browser.ts';
import { root } from '../findings.ts';
import type { FileResult } from './file-result.ts';
import { seedProperties } from './seed-properties.ts';

/** A process that imports the product once and runs test files one after the other, as its parent names them. */
interface TestEvent {
  name: string;
  nesting: number;
  details: { duration_ms: number; type?: string; error?: Error & { failureType?: string; cause?: unknown } };
}

/** The nesting of the files' suites below the one test of lane-files.ts. */
const FILE = 1;

let result = emptyResult();

keepBrowser();
seedProperties();
const stream = run({ files: [join(import.meta.dirname, 'lane-files.ts')], isolation: 'none' });
stream.on('test:pass', (event) => (event.nesting === FILE ? void finishFile(event) : note(event, true)));
stream.on('test:fail', (event) => (event.nesting === FILE ? void finishFile(event) : note(event, false)));
stream.resume();
process.on('disconnect', () => process.exit());

function emptyResult(): FileResult {
  return { file: '', passed: 0, failed: [], tests: [], text: '', seconds: 0, processorSeconds: 0, memory: 0 };
}

function note({ name, nesting, details }: TestEvent, passed: boolean): void {
  if (nesting < FILE) return;
  const failure = details.error?.failureType === 'subtestsFailed' ? undefined : details.error;
  result.text += `${'  '.repeat(nesting - FILE)}${passed ? '✔' : '✖'} ${name} (${Math.round(details.duration_ms)} ms)\n`;
  if (failure) result.text += `${inspect(failure.cause ?? failure).replace(/^/gm, '      ')}\n`;
  if (details.type === 'suite') return;
  if (passed) result.passed += 1;
  else result.failed.push(name);
  result.tests.push({ name, seconds: details.duration_ms / 1000, passed });
}

/** A file that cannot be loaded, or whose hooks fail, fails by its own name. What it has left open is ended before the next one begins. */
async function finishFile(event: TestEvent): Promise<void> {
  const { error, duration_ms } = event.details;
  const file = relative(root, event.name);
  const left = await endWhatIsLeft();
  if (left > 0) result.text += `(ended what the file had left open: ${left})\n`;
  if (error && error.failureType !== 'subtestsFailed') {
    result.failed.push(file);
    result.text += `✖ ${file}\n${inspect(error.cause ?? error).replace(/^/gm, '      ')}\n`;
  }
  process.send!({ ...result, file, seconds: duration_ms / 1000, memory: process.memoryUsage.rss() });
  result = emptyResult();
}
