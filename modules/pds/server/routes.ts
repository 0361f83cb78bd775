import type { Server } from '@talaan/kernel/server/server.ts';

export function mountPds(_server: Server): void {}
