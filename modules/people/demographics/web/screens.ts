import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [
  { path: '/demographic/options', title: 'Demographic options', group: 'DEMOGRAPHIC', load: () => import('./options-screen.tsx') },
  { path: '/demographic/options/{id}', title: 'Demographic option', group: 'DEMOGRAPHIC', load: () => import('./option-screen.tsx') },
];
