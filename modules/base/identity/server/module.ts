import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { conditionParts } from '@talaan/kernel/server/condition/condition-part.ts';
import { addressUses, sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { sessions } from '@talaan/kernel/server/calls/sessions.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { retentionBook, retentionKinds } from '@talaan/kernel/server/retention/retention-kind.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import { forgetSignInsJob } from './forget-sign-ins-job.ts';
import { forgetRequestsJob } from './store-request.ts';
import { mailResetLinkJob } from './password-reset/mail-reset-link-job.ts';
import { boundPasskeys } from './passkeys/bound-passkeys.ts';
import { passkeyConstraints } from './passkeys/routes.ts';
import { loadReference } from './reference.ts';
import { settleRequestJob } from './registration/settle-request-job.ts';
import { demoAccounts, keeperNotices, newApplicants, peopleOfAccounts, setupUnderWay } from './needs.ts';
import { openSessions } from './read-actor.ts';
import { fundsAreCertified } from './roles/funds-are-certified.ts';
import { rolesAreGiven } from './roles/roles-are-given.ts';
import { rolesOverOffice } from './roles-over-office.ts';
import { mountIdentity } from './routes.ts';
import { sealedFactors } from './second-factor/sealed-factors.ts';
import { socialConstraints } from './social/routes.ts';
import { signedInNow, withoutSecondFactor } from './users/home-figures.ts';
import { userSpreadsheets } from './user-import/user-spreadsheets.ts';
import { sessionsPart } from './sessions-part.ts';
import { userConstraints } from './users/constraints.ts';
import { personalDataOfIdentity } from './personal-data.ts';
import { registrationsQueue } from './registration/registrations-queue.ts';
import { processing } from './processing.ts';
import { signIns, strangers } from './retention.ts';

export const identityModule: ServerModule = {
  name: 'identity',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./rights/tables.sql', import.meta.url),
    new URL('./views.sql', import.meta.url),
  ],
  loadReference,
  constraints: { ...userConstraints, ...passkeyConstraints, ...socialConstraints },
  jobs: [forgetRequestsJob, forgetSignInsJob, mailResetLinkJob, settleRequestJob],
  processing,
  personalData: personalDataOfIdentity,
  contributes: [
    contribute(queueCards, registrationsQueue),
    ...[signedInNow, withoutSecondFactor].map((one) => contribute(homeFigures, one)),
    contribute(conditionParts, sessionsPart),
    contribute(sealedThings, sealedFactors),
    contribute(addressUses, boundPasskeys),
    ...[signIns, strangers].map((one) => contribute(retentionKinds, one)),
    ...[rolesAreGiven, fundsAreCertified].map((one) => contribute(setupLines, one)),
    contribute(sessions, openSessions),
    contribute(spreadsheets, userSpreadsheets),
    contribute(officeUsesAbove, rolesOverOffice),
  ],
  needs: [peopleOfAccounts, keeperNotices, newApplicants, demoAccounts, setupUnderWay, retentionBook],
  mount: mountIdentity,
};
