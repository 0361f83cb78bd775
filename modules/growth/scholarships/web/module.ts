import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { developmentSection, developmentSections } from '@talaan/committees/web/development-section.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

export const scholarshipsWeb: WebModule = {
  name: 'scholarships',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'scholarship', load: () => import('./record/scholarship-part.tsx') }),
    contribute(
      developmentSections,
      developmentSection('scholarships', 'My scholarships', 10, () => import('./apply/scholarships-section.tsx')),
    ),
  ],
};
