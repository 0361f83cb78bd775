import type { HeldPart } from '@talaan/kernel/server/held-part.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { heldByKernel } from './held-by-kernel.ts';
import { makeExportJob } from './make-export-job.ts';
import { mountPrivacy } from './routes.ts';
import { heldByPrivacy } from './held.ts';

/** What the modules hold about people is asked of them when somebody wants it. */
export interface PrivacyNeeds {
  heldByModules: () => readonly HeldPart[];
}

export function privacyModule({ heldByModules }: PrivacyNeeds): ServerModule {
  const job = makeExportJob(() => [...heldByModules(), ...heldByKernel]);
  return {
    name: 'privacy',
    tables: new URL('./tables.sql', import.meta.url),
    constraints: { an_export_is_asked_once_a_day: { message: 'This was asked for today already; it may be asked for once a day.' } },
    jobs: [job],
    held: heldByPrivacy,
    mount: (server) => mountPrivacy(server, job),
  };
}
