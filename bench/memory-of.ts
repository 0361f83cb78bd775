import { readFileSync } from 'node:fs';

/** Bytes of a process that are in memory (Linux; 0 elsewhere, and where it has ended). */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
