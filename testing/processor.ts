import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts processor time in. */
const TICKS_A_SECOND = 100;
const LOOK_EVERY_MS = 1000;

interface Usage {
  pid: number;
  parent: number;
  /** Of the process itself, in seconds of the processor. */
  own: number;
  /** Of its children that have ended and were waited for. */
  ended: number;
}

/** By what the command line of a process contains; the first that fits. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['browser', /chrom(e|ium)/],
  ['database', /^postgres|\/bin\/postgres/],
  ['checks', /oxlint|oxfmt|tsgolint|\/tsc|knip|tools\/(check|write)-/],
  ['building the screens', /vite/],
  ['tests and the product', /suite\/lane\.ts/],
  ['the command itself', /tools\/(test|look|prove)\.ts/],
];
const OTHER = 'further processes';
const UNSEEN = 'processes of less than a second';

/** Seconds of the processor that this process and all that it started have used up to now; 0 where the system does not say. */
export function readSeconds(pid = process.pid): number {
  const usages = readUsages();
  return treeOf(pid, usages).reduce((sum, one) => sum + usages.get(one)!.own + usages.get(one)!.ended, 0);
}

interface Seen extends Usage {
  kind: string;
  lives: boolean;
}

export interface Watch {
  /** Seconds of the processor since the watch began, of all processes that this one started, and of itself. */
  seconds: () => number;
  /** The same by kind of process; what lived too shortly to be seen is a kind of its own. */
  byKind: () => Record<string, number>;
}

/** The same in microseconds, of one process with its children. On a busy machine it tells more than the clock. */
export function readMicroseconds(pid: number): number {
  return readSeconds(pid) * 1e6;
}

/** Looks each second at what this process and those that it started use, also those that nobody waited for when they ended. */
export function watchProcessor(): Watch {
  const seen = new Map<string, Seen>();
  const look = () => {
    const usages = readUsages();
    for (const one of seen.values()) one.lives = false;
    for (const pid of treeOf(process.pid, usages)) {
      const usage = usages.get(pid)!;
      const key = `${pid} of ${usage.parent}`;
      const before = seen.get(key)?.kind ?? OTHER;
      // Until it has a command line of its own, a process is a copy of its parent.
      seen.set(key, { ...usage, pid, kind: before === OTHER ? kindOf(pid) : before, lives: true });
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  const unseen = () => {
    const gone = Map.groupBy(
      [...seen.values()].filter(({ lives }) => !lives),
      ({ parent }) => parent,
    );
    return [...seen.values()].reduce((sum, { pid, ended }) => {
      const known = (gone.get(pid) ?? []).reduce((all, child) => all + child.own + child.ended, 0);
      return sum + Math.max(0, ended - known);
    }, 0);
  };
  const byKind = () => {
    look();
    const sums: Record<string, number> = { [UNSEEN]: unseen() };
    for (const { kind, own } of seen.values()) sums[kind] = (sums[kind] ?? 0) + own;
    return sums;
  };
  return { byKind, seconds: () => Object.values(byKind()).reduce((sum, seconds) => sum + seconds, 0) };
}

function kindOf(pid: number): string {
  const command = readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  return KINDS.find(([, words]) => words.test(command))?.[0] ?? OTHER;
}

function treeOf(root: number, usages: ReadonlyMap<number, Usage>): number[] {
  const children = Map.groupBy(usages.keys(), (pid) => usages.get(pid)!.parent);
  const found = usages.has(root) ? [root] : [];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function readUsages(): Map<number, Usage> {
  const usages = new Map<number, Usage>();
  for (const name of namesOfProcesses()) {
    const line = readText(`/proc/${name}/stat`);
    // The name of the program, in brackets, may contain anything.
    const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (parent === undefined || endedSystem === undefined) continue;
    usages.set(Number(name), {
      pid: Number(name),
      parent,
      own: (user! + system!) / TICKS_A_SECOND,
      ended: (endedUser! + endedSystem) / TICKS_A_SECOND,
    });
  }
  return usages;
}

function namesOfProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
