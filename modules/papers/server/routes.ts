import type { Server } from '@talaan/kernel/server/server.ts';

export function mountPapers(_server: Server): void {}
