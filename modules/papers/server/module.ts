import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountPapers } from './routes.ts';
import { forgetWrongGuessesJob } from './verify-paper.ts';
import { personalDataOfPapers } from './personal-data.ts';

export const papersModule: ServerModule = {
  name: 'papers',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [forgetWrongGuessesJob],
  personalData: personalDataOfPapers,
  mount: mountPapers,
};
