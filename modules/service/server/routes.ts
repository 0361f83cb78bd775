import type { Server } from '@talaan/kernel/server/server.ts';

export function mountService(_server: Server): void {}
