import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const leaveCreditsWeb: WebModule = { name: 'leave-credits', screens };
