import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { referenceConstraints } from './constraints.ts';
import { loadReference } from './reference.ts';
import { mountReference } from './routes.ts';
import { heldByReference } from './held.ts';

export const referenceModule: ServerModule = {
  name: 'reference',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: referenceConstraints,
  held: heldByReference,
  mount: mountReference,
};
