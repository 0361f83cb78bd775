import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { conditionParts } from '@talaan/kernel/server/condition/condition-part.ts';
import { kernelParts } from '@talaan/kernel/server/condition/kernel-parts.ts';
import { addressUses, sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { sessions } from '@talaan/kernel/server/calls/sessions.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { forgetSignInsJob } from './forget-sign-ins-job.ts';
import { forgetRequestsJob } from './store-request.ts';
import { mailGoesOut } from './mail/mail-goes-out.ts';
import { mailResetLinkJob } from './password-reset/mail-reset-link-job.ts';
import { boundPasskeys } from './passkeys/bound-passkeys.ts';
import { passkeyConstraints } from './passkeys/routes.ts';
import { loadReference } from './reference.ts';
import { settleRequestJob } from './registration/settle-request-job.ts';
import { demoAccounts, keeperNotices, newApplicants, peopleOfAccounts, setupUnderWay } from './needs.ts';
import { openSessions } from './read-actor.ts';
import { rolesAreGiven } from './roles/roles-are-given.ts';
import { rolesOverOffice } from './roles-over-office.ts';
import { mountIdentity } from './routes.ts';
import { sealedFactors } from './second-factor/sealed-factors.ts';
import { socialConstraints } from './social/routes.ts';
import { auditPart } from './system/audit-part.ts';
import { backupsAreMade } from './system/backups-are-made.ts';
import { backUpJob, watchBackupsJob } from './system/back-up-job.ts';
import { checkAuditJob } from './system/check-audit-job.ts';
import { failedMails, signedInNow, withoutSecondFactor } from './system/home-figures.ts';
import { userSpreadsheets } from './user-import/user-spreadsheets.ts';
import { backupsPart } from './system/backups-part.ts';
import { sessionsPart } from './system/sessions-part.ts';
import { userConstraints } from './users/constraints.ts';
import { personalDataOfIdentity } from './personal-data.ts';
import { registrationsQueue } from './registration/registrations-queue.ts';

export const identityModule: ServerModule = {
  name: 'identity',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./rights/tables.sql', import.meta.url),
    new URL('./views.sql', import.meta.url),
  ],
  loadReference,
  constraints: { ...userConstraints, ...passkeyConstraints, ...socialConstraints },
  jobs: [backUpJob, watchBackupsJob, checkAuditJob, forgetRequestsJob, forgetSignInsJob, mailResetLinkJob, settleRequestJob],
  personalData: personalDataOfIdentity,
  contributes: [
    contribute(queueCards, registrationsQueue),
    ...[signedInNow, failedMails, withoutSecondFactor].map((one) => contribute(homeFigures, one)),
    ...[...kernelParts, backupsPart, sessionsPart, auditPart].map((one) => contribute(conditionParts, one)),
    contribute(sealedThings, sealedFactors),
    contribute(addressUses, boundPasskeys),
    ...[mailGoesOut, rolesAreGiven, backupsAreMade].map((one) => contribute(setupLines, one)),
    contribute(sessions, openSessions),
    contribute(spreadsheets, userSpreadsheets),
    contribute(officeUsesAbove, rolesOverOffice),
  ],
  needs: [peopleOfAccounts, keeperNotices, newApplicants, demoAccounts, setupUnderWay],
  mount: mountIdentity,
};
