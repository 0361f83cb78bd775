import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { CLOCK_WAS_SET_BACK } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { retentionKinds } from '@talaan/kernel/server/retention/retention-kind.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { agencySettingsPoint } from '@talaan/attendance/server/public.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import { endCards, printCards } from '../contract/cards.ts';
import { endTablet, issueEnrolmentCode, readTablet } from '../contract/devices.ts';
import { confirmKioskPunches, readKioskPhoto, readKioskPunch, rejectKioskPunches } from '../contract/review.ts';
import { contactKiosk, enrolTablet } from '../contract/tablet.ts';
import { KIOSK_SETTINGS } from '../rules/settings.ts';
import { cardRows } from './cards/card-rows.ts';
import { endAll, issueAndPrint } from './cards/issue-cards.ts';
import { endCardOfMerged } from './cards/end-card-of-merged.ts';
import { printedCards } from './cards/printed-cards.ts';
import { personalDataOfKiosk } from './personal-data.ts';
import { confirmPunches, rejectPunches } from './review/decide.ts';
import { forgetPhotosJob, kioskPhotos } from './review/forget-photos.ts';
import { readPhoto } from './review/read-photo.ts';
import { reviewQueue } from './review/review-queue.ts';
import { readPunch, reviewRows } from './review/review-rows.ts';
import { sealedPhotos } from './sealed-photos.ts';
import { endEnrolment, enrol, issueCode } from './tablets/enrol.ts';
import { readOneTablet } from './tablets/read-tablet.ts';
import { takeContact } from './tablets/take-contact.ts';
import { processing } from './processing.ts';

export const kioskModule: ServerModule = {
  name: 'kiosk',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: { a_tablet_ends_after_it_began: CLOCK_WAS_SET_BACK },
  jobs: [printedCards.job, forgetPhotosJob],
  processing,
  personalData: personalDataOfKiosk,
  contributes: [
    contribute(queueCards, reviewQueue),
    contribute(agencySettingsPoint, KIOSK_SETTINGS),
    contribute(sealedThings, sealedPhotos),
    contribute(retentionKinds, kioskPhotos),
    contribute(beforeMerge, endCardOfMerged),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountKiosk,
};

function mountKiosk(server: Server): void {
  mount(server, enrolTablet, enrol);
  mount(server, contactKiosk, takeContact);
  mount(server, readTablet, readOneTablet);
  mount(server, issueEnrolmentCode, issueCode);
  mount(server, endTablet, endEnrolment);
  mountRows(server, reviewRows);
  mount(server, readKioskPunch, readPunch);
  mount(server, readKioskPhoto, readPhoto);
  mount(server, confirmKioskPunches, confirmPunches);
  mount(server, rejectKioskPunches, rejectPunches);
  mountRows(server, cardRows);
  mount(server, printCards, issueAndPrint);
  mount(server, endCards, endAll);
}
