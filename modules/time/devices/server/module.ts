import { otherImportSteps } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { conditionParts } from '@talaan/kernel/server/condition/condition-part.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { daysOfPunches } from './days-of-punches.ts';
import { deviceConstraints } from './devices/constraints.ts';
import { devicesPart } from './devices/devices-part.ts';
import { mountDevices } from './devices/routes.ts';
import { silentDevices } from './devices/silent-devices.ts';
import { unmatchedPinsQueue } from './devices/unmatched-pins-queue.ts';
import { devicesSetupLine } from './setup-line.ts';
import { importUpload } from './uploads/import-upload.ts';
import { pastPunches } from './uploads/past-punches.ts';
import { mountUploads } from './uploads/routes.ts';

export const devicesModule: ServerModule = {
  name: 'devices',
  tables: [new URL('./tables.sql', import.meta.url), new URL('./views.sql', import.meta.url)],
  constraints: deviceConstraints,
  jobs: [importUpload],
  needs: [daysOfPunches],
  contributes: [
    contribute(queueCards, unmatchedPinsQueue),
    contribute(homeFigures, silentDevices),
    contribute(conditionParts, devicesPart),
    contribute(otherImportSteps, pastPunches),
    contribute(setupLines, devicesSetupLine),
  ],
  mount: (server) => {
    mountDevices(server);
    mountUploads(server);
  },
};
