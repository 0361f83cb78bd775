import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** Whether a process runs, also one of another user. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 2) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** PostgreSQL works in its data folder; where the system does not say so (macOS, another user's process) it is believed. */
export function worksIn(pid: number, folder: string): boolean {
  return (readLink(`/proc/${pid}/cwd`) ?? folder) === folder;
}

/** All processes of PostgreSQL that work in a folder; none where the system does not say so. */
export function processesIn(folder: string): number[] {
  return readNames('/proc')
    .filter((name) => /^\d+$/.test(name) && readLink(`/proc/${name}/cwd`) === folder)
    .map(Number)
    .filter((pid) => programOf(pid).startsWith('postgres'));
}

/** The Talaan that started a process and still runs; undefined where it is gone, or the system does not say so. */
export function startedBy(pid: number): number | undefined {
  const parent = Number(/^PPid:\s*(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1]);
  return parent > 0 && programOf(parent) === programOf(process.pid) ? parent : undefined;
}

function programOf(pid: number): string {
  return basename(readLink(`/proc/${pid}/exe`) ?? '');
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readNames(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
