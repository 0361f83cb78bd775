import type { Server } from '@talaan/kernel/server/server.ts';

export function mountPlantilla(_server: Server): void {}
