import { recordTab } from '@talaan/personnel/web/record/record-tab.ts';

export const dataSheetTab = recordTab('data-sheet', 'Data sheet', ['PDS', 'PERSONNELS', 'PDS-CHECKING'], () => import('./sheet-tab.tsx'));
