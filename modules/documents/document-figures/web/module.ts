import { OVERSEERS } from '../contract.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';

export const documentFiguresWeb: WebModule = {
  name: 'document-figures',
  screens: [
    {
      path: '/dts/figures',
      title: 'Figures of documents',
      group: 'DTS',
      readers: OVERSEERS,
      menu: { group: 'Documents', order: 105, under: 'More' },
      load: () => import('./figures-screen.tsx'),
    },
    {
      path: '/dts/figures/summary',
      title: 'RA 11032 summary',
      group: 'DTS',
      readers: OVERSEERS,
      above: '/dts/figures',
      load: () => import('./summary-screen.tsx'),
    },
    {
      path: '/dts/figures/hours',
      title: 'Hours of papers in offices',
      group: 'DTS',
      readers: OVERSEERS,
      above: '/dts/figures',
      load: () => import('./hours-screen.tsx'),
    },
  ],
};
