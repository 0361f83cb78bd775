import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountPlantilla } from './routes.ts';

export const plantillaModule: ServerModule = {
  name: 'plantilla',
  tables: new URL('./tables.sql', import.meta.url),
  mount: mountPlantilla,
};
