import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { personalDataOfTelework } from './personal-data.ts';
import { mountTelework } from './routes.ts';

export const teleworkModule: ServerModule = {
  name: 'telework',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    nobody_is_ordered_home_twice: { field: 'people', message: 'One of these people is ordered home on one of these dates already.' },
  },
  personalData: personalDataOfTelework,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountTelework,
};
