import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { forgetSignInsJob } from './forget-sign-ins-job.ts';
import { forgetRequestsJob } from './keep-request.ts';
import { mailResetLinkJob } from './password-reset/mail-reset-link-job.ts';
import { passkeyConstraints } from './passkeys/routes.ts';
import { loadReference } from './reference.ts';
import { settleRequestJob } from './registration/settle-request-job.ts';
import { mountIdentity, type IdentityNeeds } from './routes.ts';
import { socialConstraints } from './social/routes.ts';
import { userConstraints } from './users/constraints.ts';
import { heldByIdentity } from './held.ts';

export function identityModule(needs: IdentityNeeds): ServerModule {
  return {
    name: 'identity',
    tables: new URL('./tables.sql', import.meta.url),
    loadReference,
    constraints: { ...userConstraints, ...passkeyConstraints, ...socialConstraints },
    jobs: [forgetRequestsJob, forgetSignInsJob, mailResetLinkJob, settleRequestJob(needs)],
    held: heldByIdentity,
    mount: (server) => mountIdentity(server, needs),
  };
}
