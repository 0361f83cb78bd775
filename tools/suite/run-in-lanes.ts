import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { root } from '../findings.ts';
import type { FileResult } from './file-result.ts';
import { readSeconds } from '@talaan/testing/processor.ts';

/** One more than the usual two cores: a test waits for the database and the browser too. */
const MOST_LANES = 3;
/** Of a lane with its browser, at the end of a long run. */
const LANE_TAKES = 2 * 2 ** 30;
/** A lane that has grown beyond this is ended, and a new one takes its place. */
const MOST_MEMORY = 1.5 * 2 ** 30;
const LONGEST_MS = 1_800_000;

/** As many as the memory has room for, which a container may limit. */
export function countLanes(): number {
  return Math.max(1, Math.min(MOST_LANES, Math.floor(process.availableMemory() / LANE_TAKES)));
}

/** Runs test files in so many processes at once, in the given order; each result is handed over when its file has ended. */
export async function runInLanes(files: readonly string[], lanes: number, finished: (result: FileResult) => void): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    let lane: ChildProcess | undefined;
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      lane ??= startLane();
      const result = await runFile(lane, file);
      finished(result);
      if (result.memory > MOST_MEMORY || lane.killed || !lane.connected) lane = await endLane(lane);
    }
    if (lane) await endLane(lane);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, files.length) }, work));
}

/** A lane makes many short-lived objects: with more room for them, what is still in use is looked for less often. */
function startLane(): ChildProcess {
  return fork(join(import.meta.dirname, 'lane.ts'), { cwd: root, execArgv: ['--max-semi-space-size=64'] });
}

async function runFile(lane: ChildProcess, file: string): Promise<FileResult> {
  const began = performance.now();
  const usedBefore = readSeconds(lane.pid);
  const { promise, resolve: settle } = Promise.withResolvers<FileResult>();
  /** Where the lane is gone or cannot be told, the file fails by its own name and a new lane takes the next. */
  const lost = (reason: string) => {
    const seconds = (performance.now() - began) / 1000;
    settle({ file, passed: 0, failed: [file], tests: [], text: `✖ ${file}: ${reason}\n`, seconds, processorSeconds: 0, memory: 0 });
  };
  const ended = (code: number | null, signal: string | null) => lost(`its process ended (${signal ?? code})`);
  const clock = setTimeout(() => {
    lost('it did not end within half an hour');
    lane.kill('SIGKILL');
  }, LONGEST_MS);
  lane.once('message', settle);
  lane.once('exit', ended);
  lane.send(resolve(root, file), (error) => error && lost(error.message));
  try {
    const result = await promise;
    return { ...result, processorSeconds: Math.max(0, readSeconds(lane.pid) - usedBefore) };
  } finally {
    clearTimeout(clock);
    lane.off('message', settle);
    lane.off('exit', ended);
  }
}

async function endLane(lane: ChildProcess): Promise<undefined> {
  if (lane.exitCode !== null || lane.signalCode !== null) return;
  const exited = once(lane, 'exit');
  if (lane.connected) lane.disconnect();
  await exited;
}
