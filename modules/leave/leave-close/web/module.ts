import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const leaveCloseWeb: WebModule = { name: 'leave-close', screens };
