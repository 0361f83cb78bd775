import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountPapers } from './routes.ts';
import { forgetWrongGuessesJob } from './verify-paper.ts';
import { heldByPapers } from './held.ts';

export const papersModule: ServerModule = {
  name: 'papers',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [forgetWrongGuessesJob],
  held: heldByPapers,
  mount: mountPapers,
};
