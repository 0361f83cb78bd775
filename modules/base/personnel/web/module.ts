import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { bulkFields } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { searchFinders } from '@talaan/kernel/web/search-finder.ts';
import { listPersonnel } from '../contract.ts';
import { peopleEdits } from '../contract/edits.ts';
import { HEADCOUNT_READERS } from '../contract/headcount.ts';
import { recordTab, recordTabs } from './record/record-tab.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const personnelWeb: WebModule = {
  name: 'personnel',
  screens,
  contributes: [
    contribute(askedLists, {
      place: 10,
      paths: ['/personnels/list'],
      example: 'who retires next year',
      load: () => import('./asked-words.ts'),
    }),
    contribute(bulkFields, { place: 10, list: listPersonnel.path, calls: peopleEdits, load: () => import('./record/edited-fields.tsx') }),
    contribute(
      recordTabs,
      recordTab({
        under: 'overview',
        name: 'now',
        label: 'Overview',
        place: 10,
        groups: ['PERSONNELS'],
        load: () => import('./record/overview-tab.tsx'),
      }),
    ),
    contribute(
      recordTabs,
      recordTab({
        under: 'career',
        name: 'timeline',
        label: 'Timeline',
        place: 20,
        groups: ['PERSONNELS'],
        load: () => import('./record/timeline-tab.tsx'),
      }),
    ),
    contribute(
      recordTabs,
      recordTab({
        under: 'career',
        name: 'moves',
        label: 'Movements',
        place: 30,
        groups: ['PERSONNELS'],
        load: () => import('./moves/movements-tab.tsx'),
      }),
    ),
    contribute(
      recordTabs,
      recordTab({
        under: 'privacy',
        name: 'changes',
        label: 'History of changes',
        place: 80,
        groups: ['PERSONNELS'],
        load: () => import('./record/changes-tab.tsx'),
      }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'headcount',
        column: 'wide',
        place: 15,
        groups: HEADCOUNT_READERS,
        load: () => import('./home/headcount-card.tsx'),
      }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'headcount-years',
        column: 'narrow',
        place: 10,
        groups: EXECUTIVES,
        unless: ['PERSONNELS'],
        load: () => import('./home/years-card.tsx'),
      }),
    ),
    // HR begins with who retires and what is vacant.
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'headcount-years-of-hr',
        column: 'narrow',
        place: 30,
        groups: ['PERSONNELS'],
        load: () => import('./home/years-card.tsx'),
      }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'retirements',
        column: 'narrow',
        place: 12,
        groups: ['PERSONNELS'],
        load: () => import('./home/retirements-card.tsx'),
      }),
    ),
    contribute(searchFinders, {
      title: 'People',
      place: 10,
      groups: ['PERSONNELS', 'EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
      load: () => import('./find-people.ts'),
    }),
  ],
};
