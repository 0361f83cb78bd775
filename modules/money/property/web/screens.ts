import type { Screen } from '@talaan/kernel/web/screen.ts';
import { READERS } from '../contract/fields.ts';

const HOLDER = 'PROPERTYACCOUNT/PPTY-MR';
const KEEPER = 'PROPERTYCUSTODIAN';

export const screens: Screen[] = [
  // What is issued to oneself.
  {
    path: '/my/mrs/new',
    title: 'PAR / ICS issued to me',
    group: HOLDER,
    menu: { group: 'Me', order: 150, under: 'More' },
    load: () => import('./own/new-screen.tsx'),
  },
  {
    path: '/my/mrs/old',
    title: 'Earlier PAR / ICS',
    group: HOLDER,
    menu: { group: 'Me', order: 152, under: 'More' },
    load: () => import('./own/old-screen.tsx'),
  },
  {
    path: '/my/mrs/summary',
    title: 'Property summary',
    group: HOLDER,
    menu: { group: 'Me', order: 154, under: 'More' },
    load: () => import('./own/summary-screen.tsx'),
  },
  // What the people of an office hold, for its head.
  {
    path: '/department/property',
    title: 'Property of my offices',
    group: 'PROPERTYREAD',
    menu: { group: 'My office', order: 70 },
    load: () => import('./office/property-of-offices-screen.tsx'),
  },
  // The desk of the property custodian; who only reads property opens its records, and its lists who reads more than single offices.
  {
    path: '/property/items',
    title: 'Items of property',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 10 },
    load: () => import('./desk/items/items-screen.tsx'),
  },
  {
    path: '/property/items/{id}',
    title: 'Item of property',
    group: KEEPER,
    readers: READERS,
    above: '/department/property',
    load: () => import('./desk/items/item-screen.tsx'),
  },
  { path: '/property/items/{id}/edit', title: 'Correct item', group: KEEPER, load: () => import('./desk/items/edit-item-screen.tsx') },
  {
    path: '/property/issue',
    title: 'Issue property',
    group: KEEPER,
    menu: { group: 'Property', order: 20 },
    action: 'Issue property to a person',
    load: () => import('./desk/issue/issue-screen.tsx'),
  },
  {
    path: '/property/deliveries',
    title: 'Deliveries',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 30 },
    load: () => import('./desk/deliveries/deliveries-screen.tsx'),
  },
  {
    path: '/property/deliveries/new',
    title: 'New delivery',
    group: KEEPER,
    action: 'Record a delivery of property',
    load: () => import('./desk/deliveries/new-delivery-screen.tsx'),
  },
  {
    path: '/property/deliveries/{id}',
    title: 'Delivery',
    group: KEEPER,
    readers: READERS,
    above: '/department/property',
    load: () => import('./desk/deliveries/delivery-screen.tsx'),
  },
  {
    path: '/property/deliveries/{id}/rest',
    title: 'The rest of a delivery',
    group: KEEPER,
    load: () => import('./desk/deliveries/rest-screen.tsx'),
  },
  {
    path: '/property/deliveries/{id}/edit',
    title: 'Correct delivery',
    group: KEEPER,
    load: () => import('./desk/deliveries/edit-delivery-screen.tsx'),
  },
  {
    path: '/property/papers',
    title: 'Papers of property',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 40 },
    load: () => import('./desk/papers/papers-screen.tsx'),
  },
  {
    path: '/property/papers/{id}',
    title: 'Paper of property',
    group: KEEPER,
    readers: READERS,
    above: '/department/property',
    load: () => import('./desk/papers/paper-screen.tsx'),
  },
  {
    path: '/property/settings',
    title: 'Property settings',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 90, under: 'Set-up' },
    load: () => import('./desk/settings/settings-screen.tsx'),
  },
  {
    path: '/property/import',
    title: 'Import property cards',
    group: KEEPER,
    reach: 'university',
    above: '/property/items',
    action: 'Import property cards',
    load: () => import('./desk/card-import/import-cards-screen.tsx'),
  },
];
