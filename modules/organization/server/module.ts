import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { departmentConstraints } from './departments/constraints.ts';
import { takeEffectJob } from './departments/take-effect-job.ts';
import { letterheadConstraints } from './letterheads/constraints.ts';
import { positionConstraints } from './positions/constraints.ts';
import { salaryConstraints } from './salary/constraints.ts';
import { campusConstraints } from './campuses/constraints.ts';
import { loadReference } from './reference.ts';
import type { OrganizationNeeds } from './needs.ts';
import { mountOrganization } from './routes.ts';
import { heldByOrganization } from './held.ts';

export function organizationModule(needs: OrganizationNeeds): ServerModule {
  return {
    name: 'organization',
    tables: new URL('./tables.sql', import.meta.url),
    loadReference,
    constraints: { ...campusConstraints, ...departmentConstraints, ...positionConstraints, ...salaryConstraints, ...letterheadConstraints },
    jobs: [takeEffectJob],
    held: heldByOrganization,
    mount: (server) => mountOrganization(server, needs),
  };
}
