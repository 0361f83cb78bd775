import type { WebModule } from '@talaan/kernel/web/module.ts';
import { READERS } from '@talaan/property/contract/fields.ts';

const KEEPER = 'PROPERTYCUSTODIAN';

export const propertyCountsWeb: WebModule = {
  name: 'property-counts',
  screens: [
    {
      path: '/property/counts',
      title: 'Physical counts',
      group: KEEPER,
      overseers: READERS,
      menu: { group: 'Property', order: 70 },
      load: () => import('./campaigns-screen.tsx'),
    },
    {
      path: '/property/counts/new',
      title: 'New count',
      group: KEEPER,
      action: 'Open a physical count of property',
      load: () => import('./new-campaign-screen.tsx'),
    },
    {
      path: '/property/counts/{id}',
      title: 'Physical count',
      group: KEEPER,
      overseers: READERS,
      load: () => import('./campaign-screen.tsx'),
    },
    { path: '/property/counts/{id}/edit', title: 'Change count', group: KEEPER, load: () => import('./edit-campaign-screen.tsx') },
    {
      path: '/property/counts/{id}/differences',
      title: 'Differences from the cards',
      group: KEEPER,
      overseers: READERS,
      load: () => import('./differences-screen.tsx'),
    },
    { path: '/property/counts/{id}/scans', title: 'Scans', group: KEEPER, overseers: READERS, load: () => import('./scans-screen.tsx') },
    { path: '/property/counting', title: 'Count property', group: 'OTHERS', load: () => import('./counting/counting-screen.tsx') },
  ],
};
