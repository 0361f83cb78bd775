import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const applicantsWeb: WebModule = {
  name: 'applicants',
  screens,
};
