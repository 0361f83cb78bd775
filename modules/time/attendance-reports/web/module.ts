import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const attendanceReportsWeb: WebModule = { name: 'attendance-reports', screens };
