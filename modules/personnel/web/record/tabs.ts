import { recordTab } from './record-tab.ts';

export const nowTab = recordTab('now', 'Now', ['PERSONNELS'], () => import('./now-tab.tsx'));
export const timelineTab = recordTab('timeline', 'Timeline', ['PERSONNELS'], () => import('./timeline-tab.tsx'));
export const changesTab = recordTab('changes', 'History of changes', ['PERSONNELS'], () => import('./changes-tab.tsx'));
