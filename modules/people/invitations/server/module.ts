import { sql } from 'kysely';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { addressUses, sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { withdrawMails } from '@talaan/kernel/server/mail/mail.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { personalDataIn } from '@talaan/kernel/server/personal-data-part.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { retentionKinds } from '@talaan/kernel/server/retention/retention-kind.ts';
import { setupLines } from '@talaan/kernel/server/setup-line.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import * as comingIn from '../contract/coming-in.ts';
import * as contract from '../contract/invitations.ts';
import { comeIn, openInvitation } from './come-in.ts';
import { invitationRows } from './invitation-rows.ts';
import { invitePeople } from './invite-people.ts';
import { forgetInvitationsJob, forgetSlipsJob, notifyInvitersJob } from './jobs.ts';
import { officeRows } from './office-rows.ts';
import { previewInvitations } from './preview-invitations.ts';
import { printedSlips } from './printed-slips.ts';
import { invitationAddresses, sealedSlips } from './settings-uses.ts';
import { peopleComeIn } from './people-come-in.ts';
import { pastInvitations } from './past-invitations.ts';
import { withdrawInvitations } from './withdraw-invitations.ts';
import { processing } from './processing.ts';

export const invitationsModule: ServerModule = {
  name: 'invitations',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [printedSlips.job, forgetSlipsJob, forgetInvitationsJob, notifyInvitersJob],
  processing,
  personalData: [
    personalDataIn(
      'Invitations',
      ['invitations.invitation'],
      ({ personnelId, accountId }) => sql`
        select case when i.personnel_id = ${personnelId} then 'Was invited' else 'Invited ' || p.fullname end as "What", i.way as "By",
          i.email as "Letter to", i.invited_at as "Invited", i.times as "Times", i.expires_at as "Valid until", i.withdrawn_at as "Withdrawn",
          i.came_in_at as "Activated"
        from invitations.invitation i join personnel.person_view p on p.id = i.personnel_id
        where i.personnel_id = ${personnelId} or i.invited_by = ${accountId} order by i.invited_at`,
    ),
  ],
  contributes: [
    contribute(addressUses, invitationAddresses),
    contribute(sealedThings, sealedSlips),
    contribute(setupLines, peopleComeIn),
    contribute(retentionKinds, pastInvitations),
    // The kept record has its own account or is invited anew.
    contribute(beforeMerge, async ({ db }, { from }) => {
      const ended = await db.deleteFrom('invitations.invitation').where('personnel_id', '=', from).returning('mail_id').execute();
      await withdrawMails(
        db,
        ended.flatMap(({ mail_id }) => mail_id ?? []),
      );
      return ended.length > 0 ? ['The invitation of the merged record ends.'] : [];
    }),
  ],
  mount: mountInvitations,
};

function mountInvitations(server: Server): void {
  mountRows(server, invitationRows, async (_call, _definition, page) => ({ came_in: (await page).counts.came_in ?? 0 }));
  mountRows(server, officeRows);
  mount(server, contract.previewInvitations, previewInvitations);
  mount(server, contract.invitePeople, invitePeople);
  mount(server, contract.withdrawInvitations, withdrawInvitations);
  mount(server, comingIn.openInvitation, openInvitation);
  mount(server, comingIn.comeIn, comeIn);
}
