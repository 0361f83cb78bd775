import { recordTab } from '@talaan/personnel/web/record/record-tab.ts';

/** The tab of the service record in the record of a person. */
export const serviceRecordTab = recordTab('service-record', 'Service record', ['PERSONNELS'], () => import('./record/record-tab.tsx'));
