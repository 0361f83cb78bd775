import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { ImportSource } from './import-source.ts';

/** Calls and the sources that they import. One finds only its own uploads, so that who imports items sees no salaries. */
export interface Imports {
  calls: ImportCalls;
  sources: readonly ImportSource[];
  /** Refuses an office for which the caller does not act; given where the calls are `ofOffice`. */
  requireOffice?: (call: Pick<Call, 'db' | 'server' | 'actor' | 'today'>, officeId: number) => Promise<unknown>;
}

export const spreadsheets = anyPoint<Imports>('the spreadsheets that a module imports');

export function allImports(server: Server): Imports[] {
  return allContributed(server, spreadsheets);
}

/** Those of the whole university. */
export function importsOfAll(server: Server): Imports[] {
  return allImports(server).filter(({ calls }) => !calls.ofOffice);
}

export function importsOf(server: Server, section: string): Imports {
  return allImports(server).find(({ calls }) => calls.sections.includes(section))!;
}

export function sourceOf({ sources }: Imports, section: string): ImportSource {
  return sources.find((source) => source.section === section)!;
}
