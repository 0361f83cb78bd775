import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountDashboards } from './routes.ts';

/** Owns no tables: it shows what the other modules keep. */
export const dashboardsModule: ServerModule = { name: 'dashboards', mount: mountDashboards };
