import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { retentionKinds } from '@talaan/kernel/server/retention/retention-kind.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { agencySettingsPoint } from '@talaan/attendance/server/public.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import { FACE_SETTINGS } from '../rules/settings.ts';
import { faceOfMerged } from './enrolment/face-of-merged.ts';
import { forgetFacesJob } from './enrolment/forget-job.ts';
import { facesOfLeavers, recognitions } from './enrolment/retention.ts';
import { personalDataOfFaces } from './personal-data.ts';
import { mountFaces } from './routes.ts';
import { sealedFaces } from './sealing/sealed-faces.ts';
import { processing } from './processing.ts';

export const facesModule: ServerModule = {
  name: 'faces',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_person_consents_once: { message: 'The consent of this person is recorded already.' },
    a_person_is_registered_once: { message: 'The face of this person is registered already. Delete it first to register it anew.' },
  },
  jobs: [forgetFacesJob],
  processing,
  personalData: personalDataOfFaces,
  contributes: [
    contribute(agencySettingsPoint, FACE_SETTINGS),
    contribute(sealedThings, sealedFaces),
    ...[facesOfLeavers, recognitions].map((one) => contribute(retentionKinds, one)),
    contribute(beforeMerge, faceOfMerged),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountFaces,
};
