import type { Screen } from '@talaan/kernel/web/screen.ts';
import { READERS } from '../../contract/fields.ts';

const KEEPER = 'PROPERTYCUSTODIAN';

/** The desk of the property custodian; who only reads property opens its lists and records. */
export const deskScreens: Screen[] = [
  {
    path: '/property/items',
    title: 'Items of property',
    group: KEEPER,
    readers: READERS,
    menu: { group: 'Property', order: 10 },
    load: () => import('./items/items-screen.tsx'),
  },
  {
    path: '/property/items/{id}',
    title: 'Item of property',
    group: KEEPER,
    readers: READERS,
    load: () => import('./items/item-screen.tsx'),
  },
  { path: '/property/items/{id}/edit', title: 'Correct item', group: KEEPER, load: () => import('./items/edit-item-screen.tsx') },
  {
    path: '/property/issue',
    title: 'Issue property',
    group: KEEPER,
    menu: { group: 'Property', order: 20 },
    action: 'Issue property to a person',
    load: () => import('./issue/issue-screen.tsx'),
  },
  {
    path: '/property/deliveries',
    title: 'Deliveries',
    group: KEEPER,
    readers: READERS,
    menu: { group: 'Property', order: 30 },
    load: () => import('./deliveries/deliveries-screen.tsx'),
  },
  {
    path: '/property/deliveries/new',
    title: 'New delivery',
    group: KEEPER,
    action: 'Record a delivery of property',
    load: () => import('./deliveries/new-delivery-screen.tsx'),
  },
  {
    path: '/property/deliveries/{id}',
    title: 'Delivery',
    group: KEEPER,
    readers: READERS,
    load: () => import('./deliveries/delivery-screen.tsx'),
  },
  {
    path: '/property/deliveries/{id}/rest',
    title: 'The rest of a delivery',
    group: KEEPER,
    load: () => import('./deliveries/rest-screen.tsx'),
  },
  {
    path: '/property/deliveries/{id}/edit',
    title: 'Correct delivery',
    group: KEEPER,
    load: () => import('./deliveries/edit-delivery-screen.tsx'),
  },
  {
    path: '/property/papers',
    title: 'Papers of property',
    group: KEEPER,
    readers: READERS,
    menu: { group: 'Property', order: 40 },
    load: () => import('./papers/papers-screen.tsx'),
  },
  {
    path: '/property/papers/{id}',
    title: 'Paper of property',
    group: KEEPER,
    readers: READERS,
    load: () => import('./papers/paper-screen.tsx'),
  },
  {
    path: '/property/settings',
    title: 'Property settings',
    group: KEEPER,
    readers: READERS,
    menu: { group: 'Property', order: 90, under: 'Set-up' },
    load: () => import('./settings/settings-screen.tsx'),
  },
  {
    path: '/property/import',
    title: 'Import property cards',
    group: KEEPER,
    reach: 'university',
    above: '/property/items',
    action: 'Import property cards',
    load: () => import('./card-import/import-cards-screen.tsx'),
  },
];
