import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { actForms } from '@talaan/documents/web/acts/act-form.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';

export const latenessWeb: WebModule = {
  name: 'lateness',
  screens: [
    {
      path: '/dts/overdue',
      title: 'Overdue',
      group: 'DTS',
      menu: { group: 'Documents', order: 65 },
      load: () => import('./late-list-screen.tsx'),
    },
    {
      path: '/dts/overdue/document/{log_id}',
      title: 'Overdue document',
      group: 'DTS',
      load: () => import('./late-paper-screen.tsx'),
    },
  ],
  contributes: [
    contribute(askedLists, {
      place: 30,
      paths: ['/dts/overdue'],
      example: 'late papers this month',
      load: () => import('./asked-words.ts'),
    }),
    contribute(actForms, { acts: ['extend', 'ask_extension'], load: () => import('./extend-form.tsx') }),
    contribute(requestParts, { kind: 'late-explanation', load: () => import('./request-part.tsx') }),
    contribute(requestParts, { kind: 'document-extension', load: () => import('./extension-part.tsx') }),
  ],
};
