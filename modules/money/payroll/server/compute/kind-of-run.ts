import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { RunKind } from '../../contract/fields.ts';
import { runKinds } from '../needs.ts';
import { OWN_KINDS } from './compute-part.ts';
import type { KindOfRun } from './run-terms.ts';

/** How runs of a kind are computed: by this module, or by the one that contributes it. */
export function kindOfRun(server: Pick<Server, 'modules'>, kind: RunKind): KindOfRun {
  const own: Partial<Record<RunKind, KindOfRun>> = OWN_KINDS;
  const found = own[kind] ?? allContributed(server, runKinds).find((one) => one.kind === kind)?.of;
  if (!found) throw new Error(`No module computes payroll runs of the kind ${kind}.`);
  return found;
}
