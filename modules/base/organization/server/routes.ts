import type { Server } from '@talaan/kernel/server/server.ts';
import { mountActingHeads } from './acting-heads/routes.ts';
import { mountCampuses } from './campuses/routes.ts';
import { mountDepartments } from './departments/routes.ts';
import { mountHeads } from './heads/routes.ts';
import { readNeeds } from './needs.ts';
import { mountLetterheads } from './letterheads/routes.ts';
import { mountPositions } from './positions/routes.ts';
import { mountSalary } from './salary/routes.ts';
import { mountSplit } from './split/routes.ts';

export function mountOrganization(server: Server): void {
  const needs = readNeeds(server);
  mountCampuses(server);
  mountDepartments(server, needs);
  mountHeads(server, needs);
  mountActingHeads(server, needs);
  mountSplit(server, needs);
  mountPositions(server);
  mountSalary(server);
  mountLetterheads(server, needs);
}
