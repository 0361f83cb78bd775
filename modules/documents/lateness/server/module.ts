import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { acts, explanations, filesOfDocuments } from '@talaan/documents/server/public.ts';
import * as extensions from '../contract/extensions.ts';
import * as lateness from '../contract/lateness.ts';
import { alertJob } from './alert-job.ts';
import { explanationsOfStays } from './explanations-of-stays.ts';
import { extendAct } from './extend.ts';
import { askExtensionAct } from './ask-extension-act.ts';
import { filesOfLateness } from './files-of-lateness.ts';
import { lateRows } from './late-rows.ts';
import { personalDataOfLateness } from './personal-data.ts';
import { lateQueue, toExplainQueue } from './queues.ts';
import { readExtension, readExtensionLetter } from './read-extension.ts';
import { explainLate, readLate, readLateFile } from './read-late.ts';
import { weeklyJob } from './weekly-job.ts';
import { processing } from './processing.ts';

export const latenessModule: ServerModule = {
  name: 'lateness',
  tables: [new URL('./tables.sql', import.meta.url)],
  constraints: {
    a_stay_is_explained_once: { message: 'This paper is explained already. Reload the page.' },
    an_extension_is_asked_for_once_at_a_time: { message: 'An extension of this document was asked for already.' },
  },
  processing,
  personalData: personalDataOfLateness,
  jobs: [alertJob, weeklyJob],
  contributes: [
    ...[extendAct, askExtensionAct].map((one) => contribute(acts, one)),
    contribute(explanations, explanationsOfStays),
    contribute(filesOfDocuments, filesOfLateness),
    ...[lateQueue, toExplainQueue].map((one) => contribute(queueCards, one)),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: (server) => {
    mountRows(server, lateRows);
    mount(server, lateness.readLate, readLate);
    mount(server, lateness.explainLate, explainLate);
    mount(server, lateness.readLateFile, readLateFile);
    mount(server, extensions.readExtension, readExtension);
    mount(server, extensions.readExtensionLetter, readExtensionLetter);
  },
};
