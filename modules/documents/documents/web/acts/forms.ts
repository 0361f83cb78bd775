import type { ActForm } from './act-form.ts';

/** The forms of the acts of this module. */
export const formsOfDocuments: readonly ActForm[] = [
  { acts: ['forward'], load: () => import('./forward-form.tsx') },
  { acts: ['hold'], load: () => import('./hold-form.tsx') },
  { acts: ['report_lost'], load: () => import('./report-lost-form.tsx') },
  { acts: ['replace'], load: () => import('./replace-form.tsx') },
  { acts: ['close_duplicate'], load: () => import('./close-duplicate-form.tsx') },
  { acts: ['return'], load: () => import('./return-form.tsx') },
  { acts: ['claim'], load: () => import('./claim-form.tsx') },
  { acts: ['release'], load: () => import('./release-form.tsx') },
];
