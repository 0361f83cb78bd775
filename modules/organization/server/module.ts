import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { loadReference } from './reference.ts';
import { mountOrganization } from './routes.ts';

export const organizationModule: ServerModule = {
  name: 'organization',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  mount: mountOrganization,
};
