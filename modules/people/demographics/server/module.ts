import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountDemographics } from './routes.ts';

export const demographicsModule: ServerModule = {
  name: 'demographics',
  mount: mountDemographics,
};
