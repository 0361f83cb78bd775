import type { WebModule } from '@talaan/kernel/web/module.ts';

export const leaveWeb: WebModule = { name: 'leave', screens: [] };
