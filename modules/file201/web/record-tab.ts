import { recordTab } from '@talaan/personnel/web/record/record-tab.ts';

export const file201Tab = recordTab('file201', '201 file', ['PERSONNELS'], () => import('./file201-tab.tsx'));
