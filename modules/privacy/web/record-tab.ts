import { recordTab } from '@talaan/personnel/web/record/record-tab.ts';

export const heldTab = recordTab('held', 'All that is held', ['PERSONNELS'], () => import('./held-tab.tsx'));
