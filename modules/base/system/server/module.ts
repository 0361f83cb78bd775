import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { conditionParts } from '@talaan/kernel/server/condition/condition-part.ts';
import { kernelParts } from '@talaan/kernel/server/condition/kernel-parts.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import * as contract from '../contract/system.ts';
import { auditPart } from './audit/audit-part.ts';
import { checkAuditJob } from './audit/check-audit-job.ts';
import { backUpJob, watchBackupsJob } from './backups/back-up-job.ts';
import { backupsAreMade } from './backups/backups-are-made.ts';
import { backupsPart } from './backups/backups-part.ts';
import { readSupport } from './condition/read-support.ts';
import { readSystemCondition } from './condition/read-system-condition.ts';
import { jobRows } from './jobs/job-rows.ts';
import { tryJobAgain } from './jobs/try-job-again.ts';
import { failedMails } from './mail/failed-mails.ts';
import { mailGoesOut } from './mail/mail-goes-out.ts';
import { mountMail } from './mail/routes.ts';
import { mountMaintenance } from './maintenance/routes.ts';
import { readSystemEvents } from './read-system-events.ts';

export const systemModule: ServerModule = {
  name: 'system',
  jobs: [backUpJob, watchBackupsJob, checkAuditJob],
  contributes: [
    contribute(homeFigures, failedMails),
    ...[...kernelParts, backupsPart, auditPart].map((one) => contribute(conditionParts, one)),
    ...[mailGoesOut, backupsAreMade].map((one) => contribute(setupLines, one)),
  ],
  mount: (server) => {
    mountMail(server);
    mountMaintenance(server);
    mount(server, contract.readSystemEvents, readSystemEvents);
    mount(server, contract.readCondition, readSystemCondition);
    mount(server, contract.tryJobAgain, tryJobAgain);
    mount(server, contract.readSupport, readSupport);
    mountRows(server, jobRows);
  },
};
