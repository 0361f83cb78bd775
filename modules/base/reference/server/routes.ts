import type { Server } from '@talaan/kernel/server/server.ts';
import { mountLists } from './lists.ts';
import { mountProposals } from './proposals/routes.ts';
import { mountPlaces } from './psgc/routes.ts';

export function mountReference(server: Server): void {
  mountLists(server);
  mountPlaces(server);
  mountProposals(server);
}
