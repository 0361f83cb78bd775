import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { loadReference } from './reference.ts';
import { mountIdentity, type IdentityNeeds } from './routes.ts';

export function identityModule(needs: IdentityNeeds): ServerModule {
  return {
    name: 'identity',
    tables: new URL('./tables.sql', import.meta.url),
    loadReference,
    mount: (server) => mountIdentity(server, needs),
  };
}
