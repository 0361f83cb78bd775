import { eventKinds } from '@talaan/connections/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { checkStates } from './check-states.ts';
import { watchClocksJob } from './clock/watch-clocks-job.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { beforeMerge, requestsOfPeople } from '@talaan/personnel/server/public.ts';
import { requestConstraints } from './constraints.ts';
import { decideManyJob } from './decide-many.ts';
import { personalDataOfRequests } from './personal-data.ts';
import { unattendedQueue } from './inbox/unattended-queue.ts';
import { requestDecided } from './moves/announce-decided.ts';
import { markMergedDecisions } from './moves/mark-merged-decisions.ts';
import { endWithService } from './moves/end-with-service.ts';
import { followOwners, notifyOfMove } from './moves/follow-owners.ts';
import { followPeopleJob } from './moves/follow-people-job.ts';
import { followOfficesJob, requestsOfOffice } from './moves/move-to-office.ts';
import { mountRequests } from './routes.ts';
import { requestsWaiting } from './inbox/requests-waiting.ts';
import { processing } from './processing.ts';

export const requestsModule: ServerModule = {
  name: 'requests',
  tables: ['tables.sql', 'guards.sql', 'turns.sql'].map((file) => new URL(`./${file}`, import.meta.url)),
  constraints: requestConstraints,
  jobs: [decideManyJob, watchClocksJob, followOfficesJob, followPeopleJob],
  loadReference: checkStates,
  processing,
  personalData: personalDataOfRequests,
  needs: [freeDays],
  contributes: [
    contribute(eventKinds, requestDecided),
    contribute(executiveFigures, requestsWaiting),
    contribute(queueCards, unattendedQueue),
    contribute(officeUsesAbove, requestsOfOffice),
    contribute(beforeMerge, markMergedDecisions),
    contribute(requestsOfPeople, { follow: followOwners, notifyOfMove, end: endWithService }),
  ],
  mount: mountRequests,
};
