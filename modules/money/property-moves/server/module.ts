import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { beforeMerge, clearanceHindrances, requestsOfPeople } from '@talaan/personnel/server/public.ts';
import { afterItemsMoved, itemLinks } from '@talaan/property/server/public.ts';
import { constraints } from './constraints.ts';
import { propertyOfClearance, reopenClearance } from './leaving/clearance.ts';
import { propertyAtMerge, propertyOfPeople, notifyOfLeaversJob } from './leaving/notify-of-leavers.ts';
import { watchLossesJob } from './losses/watch-losses-job.ts';
import { foundLink, inspectLink, moveLinks, transferOutLink } from './moves/ask-links.ts';
import { leaveMoves } from './moves/close-lines.ts';
import { personalDataOfMoves } from './personal-data.ts';
import { mountMoves } from './routes.ts';
import { processing } from './processing.ts';

export const propertyMovesModule: ServerModule = {
  name: 'property-moves',
  tables: new URL('./tables.sql', import.meta.url),
  constraints,
  jobs: [watchLossesJob, notifyOfLeaversJob],
  processing,
  personalData: personalDataOfMoves,
  contributes: [
    ...moveLinks.map((link) => contribute(itemLinks, link)),
    contribute(itemLinks, inspectLink),
    contribute(itemLinks, foundLink),
    contribute(itemLinks, transferOutLink),
    contribute(afterItemsMoved, leaveMoves),
    contribute(afterItemsMoved, reopenClearance),
    contribute(clearanceHindrances, propertyOfClearance),
    contribute(requestsOfPeople, propertyOfPeople),
    contribute(beforeMerge, propertyAtMerge),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountMoves,
};
