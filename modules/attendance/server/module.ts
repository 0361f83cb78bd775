import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { attendanceChannel, personChannel } from './compute/channels.ts';
import { computeDaysJob, keepRecordCurrentJob } from './compute/start-computing.ts';
import { deviceConstraints } from './devices/constraints.ts';
import { holidayConstraints } from './holidays/constraints.ts';
import { printOfficeJob } from './print/print-office-job.ts';
import { punchConstraints } from './punches/constraints.ts';
import { loadReference } from './reference.ts';
import { mountAttendance } from './routes.ts';
import { scheduleConstraints } from './schedules/constraints.ts';
import { suspensionConstraints } from './suspensions/constraints.ts';
import { importUpload } from './uploads/import-upload.ts';
import { heldByAttendance } from './held.ts';

export const attendanceModule: ServerModule = {
  name: 'attendance',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: { ...deviceConstraints, ...punchConstraints, ...scheduleConstraints, ...holidayConstraints, ...suspensionConstraints },
  channels: [personChannel, attendanceChannel],
  jobs: [importUpload, computeDaysJob, keepRecordCurrentJob, printOfficeJob],
  held: heldByAttendance,
  mount: mountAttendance,
};
