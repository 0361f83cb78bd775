import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import { bulkFields } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { recordTab, recordTabs } from '@talaan/personnel/web/record/record-tab.ts';
import { searchFinders } from '@talaan/kernel/web/search-finder.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { OVERSEERS } from '../contract/days.ts';
import { scheduleEdits } from '../contract/edits.ts';
import { screens } from './screens.ts';

export const attendanceWeb: WebModule = {
  name: 'attendance',
  screens,
  contributes: [
    contribute(askedLists, {
      place: 40,
      paths: ['/edats/daily-attendance'],
      example: 'absent yesterday',
      load: () => import('./asked-words.ts'),
    }),
    contribute(bulkFields, {
      place: 20,
      list: listPersonnel.path,
      calls: scheduleEdits,
      load: () => import('./schedules/edited-fields.tsx'),
    }),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'today', column: 'head', place: 10, load: () => import('./dashboard/today-line.tsx') }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'who-is-in',
        column: 'wide',
        place: 20,
        groups: ['EDATSDEPTHEAD'],
        unless: EXECUTIVES,
        load: () => import('./dashboard/week-card.tsx'),
      }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'away',
        column: 'wide',
        place: 25,
        groups: ['EDATSDEPTHEAD'],
        load: () => import('./dashboard/away-card.tsx'),
      }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'attendance',
        column: 'wide',
        place: 10,
        groups: OVERSEERS,
        load: () => import('./dashboard/presence-chart-card.tsx'),
      }),
    ),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'month',
        column: 'wide',
        place: 10,
        unless: [...OVERSEERS, 'PERSONNELS'],
        load: () => import('./dashboard/month-card.tsx'),
      }),
    ),
    contribute(searchFinders, {
      title: 'Print DTR',
      place: 90,
      prefix: 'Print DTR of ',
      groups: ['EDATSADMIN'],
      load: () => import('./print/find-dtr.ts'),
    }),
    contribute(recordCards, recordCard({ name: 'month', place: 10, groups: ['EDATSADMIN'], load: () => import('./days/month-card.tsx') })),
    contribute(
      recordTabs,
      recordTab({
        under: 'time',
        name: 'attendance',
        label: 'Attendance',
        place: 70,
        groups: ['EDATSADMIN'],
        load: () => import('./days/attendance-tab.tsx'),
      }),
    ),
  ],
};
