import type { Server } from '@talaan/kernel/server/server.ts';
import { mountTypes } from './types/routes.ts';

/** The calls of leave: a part a line, each in its own folder. */
export function mountLeave(server: Server): void {
  mountTypes(server);
}
