import { developmentSection, developmentSections } from '@talaan/committees/web/development-section.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';

import { screens } from './screens.ts';

export const trainingsWeb: WebModule = {
  name: 'trainings',
  screens,
  contributes: [
    contribute(askedLists, {
      place: 80,
      paths: ['/lnd/manage/admin/programs'],
      example: 'trainings this year',
      load: () => import('./asked-words.ts'),
    }),
    contribute(requestParts, { kind: 'training', load: () => import('./nominations/request-part.tsx') }),
    contribute(
      developmentSections,
      developmentSection('trainings', 'My trainings', 10, () => import('./development/trainings-section.tsx')),
    ),
  ],
};
