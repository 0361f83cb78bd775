import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { searchFinders } from '@talaan/kernel/web/search-finder.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { paperAction, paperActions } from '@talaan/papers/web/paper-action.ts';
import { screens } from './screens.ts';

export const documentsWeb: WebModule = {
  name: 'documents',
  screens,
  contributes: [
    contribute(
      paperActions,
      paperAction({ name: 'register', place: 10, groups: ['DTS'], load: () => import('./printed/register-action.tsx') }),
    ),
    contribute(requestParts, { kind: 'late-explanation', load: () => import('./lateness/request-part.tsx') }),
    contribute(requestParts, { kind: 'document-extension', load: () => import('./lateness/extension-part.tsx') }),
    contribute(searchFinders, { title: 'Documents', place: 20, groups: ['DTS'], load: () => import('./find-documents.ts') }),
  ],
};
