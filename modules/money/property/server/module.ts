import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { loadReference } from './reference.ts';

export const propertyModule: ServerModule = {
  name: 'property',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
};
