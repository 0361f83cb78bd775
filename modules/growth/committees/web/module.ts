import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { developmentSection, developmentSections } from './development-section.ts';
import { screens } from './screens.ts';

export const committeesWeb: WebModule = {
  name: 'committees',
  screens,
  contributes: [
    contribute(
      developmentSections,
      developmentSection('committees', 'My committees', 90, () => import('./own/committees-section.tsx')),
    ),
  ],
};
