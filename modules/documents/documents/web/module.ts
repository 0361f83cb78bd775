import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { bulkFields } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { searchFinders } from '@talaan/kernel/web/search-finder.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { paperAction, paperActions } from '@talaan/papers/web/paper-action.ts';
import { listDocuments } from '../contract/documents.ts';
import { documentEdits } from '../contract/edits.ts';
import { actForms } from './acts/act-form.ts';
import { formsOfDocuments } from './acts/forms.ts';
import { screens } from './screens.ts';

export const documentsWeb: WebModule = {
  name: 'documents',
  screens,
  contributes: [
    ...formsOfDocuments.map((one) => contribute(actForms, one)),
    contribute(
      paperActions,
      paperAction({ name: 'register', place: 10, groups: ['DTS'], load: () => import('./printed/register-action.tsx') }),
    ),
    contribute(bulkFields, {
      place: 10,
      list: listDocuments.path,
      calls: documentEdits,
      load: () => import('./register/edited-fields.tsx'),
    }),
    contribute(searchFinders, { title: 'Documents', place: 20, groups: ['DTS'], load: () => import('./find-documents.ts') }),
  ],
};
