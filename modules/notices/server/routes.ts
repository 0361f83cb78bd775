import type { Server } from '@talaan/kernel/server/server.ts';

export function mountNotices(_server: Server): void {}
