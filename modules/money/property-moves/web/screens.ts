import type { Screen } from '@talaan/kernel/web/screen.ts';
import { READERS } from '@talaan/property/contract/fields.ts';

const KEEPER = 'PROPERTYCUSTODIAN';

/** Records, open to everybody: holder, receiver, head and custodian meet there, and the calls ask who sees and does what. The custodian files below the lists. */
const RECORDS = [
  ['/property/transfers', 'Transfer of property', 'New transfer'],
  ['/property/returns', 'Return of property', 'New return'],
  ['/property/losses', 'Loss of property', 'Report a loss'],
] as const;

export const screens: Screen[] = [
  {
    path: '/my/mrs/requests',
    title: 'Property requests',
    group: 'PROPERTYACCOUNT/PPTY-MR',
    menu: { group: 'Me', order: 156, under: 'More' },
    load: () => import('./moves/own-screen.tsx'),
  },
  {
    path: '/property/requests/new',
    title: 'Property request',
    group: 'OTHERS',
    above: '/my/mrs/requests',
    action: 'Report the loss of property',
    load: () => import('./forms/file-screen.tsx'),
  },
  {
    path: '/property/transfers',
    title: 'Transfers of property',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 50 },
    load: () => import('./moves/transfers-screen.tsx'),
  },
  {
    path: '/property/transfers/out',
    title: 'Transfer to another agency',
    group: KEEPER,
    load: () => import('./forms/out-screen.tsx'),
  },
  {
    path: '/property/returns',
    title: 'Returns of property',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 52 },
    load: () => import('./moves/returns-screen.tsx'),
  },
  {
    path: '/property/losses',
    title: 'Losses of property',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 54 },
    load: () => import('./moves/losses-screen.tsx'),
  },
  {
    path: '/property/leaving',
    title: 'Held by people who leave',
    group: KEEPER,
    overseers: READERS,
    menu: { group: 'Property', order: 56 },
    load: () => import('./leaving/leaving-screen.tsx'),
  },
  ...RECORDS.flatMap(([path, title, filed]): Screen[] => [
    { path: `${path}/new`, title: filed, group: KEEPER, load: () => import('./forms/keeper-screen.tsx') },
    { path: `${path}/{id}`, title, group: 'OTHERS', above: '/my/mrs/requests', load: () => import('./moves/move-screen.tsx') },
  ]),
];
