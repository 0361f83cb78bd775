import { resolve } from 'node:path';

/** What went wrong, without any words that may repeat what a person entered: the sentence of the code that logged it, and where. */
export interface Fault {
  at: string;
  said: string | null;
  /** The request or the job that it happened in. */
  request: string | null;
  error: ScrubbedError | null;
}

export interface ScrubbedError {
  name: string;
  code: string | null;
  /** File and line of our code, and of the libraries that it called. */
  frames: string[];
}

const KEPT = 50;
const FRAMES_KEPT = 12;
const ERROR = 50;
const root = resolve(import.meta.dirname, '..', '..', '..');
const FRAME = /^\s+at .*?(?:file:\/\/)?(\/[^():]+|node:[\w/]+):(\d+):\d+\)?$/;

/** Notes the last errors that are logged; `list` answers them, the newest first. */
export function noteFaults(): { logMethod: LogHook; list: () => Fault[] } {
  const faults: Fault[] = [];
  return {
    logMethod(args, method, level) {
      if (level >= ERROR) {
        faults.unshift(faultOf(args, this.bindings()));
        faults.length = Math.min(faults.length, KEPT);
      }
      method.apply(this, args);
    },
    list: () => [...faults],
  };
}

/** As the logger calls it for each line, before it is written. */
type LogHook = (
  this: { bindings: () => Record<string, unknown> },
  args: unknown[],
  method: (this: unknown, ...args: unknown[]) => void,
  level: number,
) => void;

function faultOf([about, said]: readonly unknown[], { requestId }: Record<string, unknown>): Fault {
  const { err, run, job } = (typeof about === 'object' && about !== null ? about : {}) as Record<string, unknown>;
  const request = requestId ?? run ?? job;
  return {
    at: new Date().toISOString(),
    said: typeof said === 'string' ? said : null,
    request: typeof request === 'string' ? request : null,
    error: err === undefined ? null : scrubError(err),
  };
}

/** An error without its message: its name, its code, and the lines of our own files and of Node that it went through. */
export function scrubError(error: unknown): ScrubbedError {
  const { name, code, stack } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return {
    name: typeof name === 'string' && /^[A-Z]\w*Error$/.test(name) ? name : 'Error',
    code: typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : null,
    frames: typeof stack === 'string' ? framesOf(stack) : [],
  };
}

function framesOf(stack: string): string[] {
  const found = stack.split('\n').flatMap((line) => {
    const [, named, at] = FRAME.exec(line) ?? [];
    const path = named && (line.includes('file://') ? decodePath(named) : named);
    if (!path || !(path.startsWith(root) || path.startsWith('node:'))) return [];
    return [`${path.replace(`${root}/`, '')}:${at}`];
  });
  return found.slice(0, FRAMES_KEPT);
}

/** The path of a file address, in which a space is `%20`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
