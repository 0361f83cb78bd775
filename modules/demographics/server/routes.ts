import type { Server } from '@talaan/kernel/server/server.ts';

export function mountDemographics(_server: Server): void {}
