import { recordTab } from '../record/record-tab.ts';

/** Appointments, salaries, duties, absences and separations, and what is done about them. */
export const movesTab = recordTab('moves', 'Movements', ['PERSONNELS'], () => import('./movements-tab.tsx'));
