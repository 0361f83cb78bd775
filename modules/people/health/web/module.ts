import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const healthWeb: WebModule = { name: 'health', screens };
