import { recordTab } from '@talaan/personnel/web/record/record-tab.ts';

export const attendanceTab = recordTab('attendance', 'Attendance', ['EDATSADMIN'], () => import('./days/attendance-tab.tsx'));
