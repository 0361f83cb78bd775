import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { recordHealth } from './record-health/record-health-figure.ts';
import { untoldFigures } from './untold-figures.ts';
import { keepBoardsJob } from './keep-boards-job.ts';
import { mountExecutive } from './routes.ts';

export const executiveModule: ServerModule = {
  name: 'executive',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    board_is_about_an_office: { field: 'office_id', message: 'There is no such office.' },
    saved_figure_is_named_once: { field: 'title', message: 'There is such a figure already.' },
  },
  jobs: [keepBoardsJob],
  contributes: [recordHealth, ...untoldFigures].map((one) => contribute(executiveFigures, one)),
  demo: () => import('../demo/load-demo.ts'),
  mount: mountExecutive,
};
