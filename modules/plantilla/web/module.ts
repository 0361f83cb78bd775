import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const plantillaWeb: WebModule = {
  name: 'plantilla',
  screens,
};
