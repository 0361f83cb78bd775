import { actForms } from '@talaan/documents/web/acts/act-form.ts';
import { documentParts } from '@talaan/documents/web/page/document-part.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';

export const circulationWeb: WebModule = {
  name: 'circulation',
  screens: [
    {
      path: '/dts/for-acknowledgement',
      title: 'To acknowledge',
      group: 'DTS',
      menu: { group: 'Documents', order: 15 },
      load: () => import('./for-acknowledgement-screen.tsx'),
    },
    {
      path: '/dts/documents/{id}/acknowledgements',
      title: 'Who has acknowledged it',
      group: 'DTS',
      load: () => import('./acknowledgements-screen.tsx'),
    },
  ],
  contributes: [
    contribute(actForms, { acts: ['circulate'], load: () => import('./circulate-form.tsx') }),
    contribute(documentParts, { name: 'circulation', place: 10, load: () => import('./circulation-part.tsx') }),
  ],
};
