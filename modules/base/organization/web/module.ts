import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { setupStep, setupSteps } from '@talaan/kernel/web/setup-step.ts';
import { screens } from './screens.ts';

export const organizationWeb: WebModule = {
  name: 'organization',
  screens,
  contributes: [
    setupStep('university', 'University', 20, () => import('./setup/university-step.tsx')),
    setupStep('campuses', 'Campuses', 30, () => import('./setup/campuses-step.tsx')),
    setupStep('letterhead', 'Letterhead and seal', 40, () => import('./setup/letterhead-step.tsx')),
    setupStep('salary', 'Salary tables', 70, () => import('./setup/salary-step.tsx')),
  ].map((one) => contribute(setupSteps, one)),
};
