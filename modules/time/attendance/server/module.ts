import { calendarChanged, effectsOnDays } from '@talaan/calendar/server/public.ts';
import { daysOfPunches } from '@talaan/devices/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfAttendance } from './open-tables.ts';
import { presentToday } from './present-today.ts';
import { attendanceChannel, personChannel } from './compute/channels.ts';
import { DAY_SETTINGS } from '../rules/settings.ts';
import { computeDaysJob, keepRecordCurrentJob } from './compute/start-computing.ts';
import { printedDtrs } from './print/printed-dtrs.ts';
import { punchConstraints } from './punches/constraints.ts';
import { daysOfDevices } from './punches/days-of-devices.ts';
import { loadReference } from './reference.ts';
import { mountAttendance } from './routes.ts';
import { scheduleConstraints } from './schedules/constraints.ts';
import { personalDataOfAttendance } from './personal-data.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import { officesMoved, officeUsesAbove } from '@talaan/organization/server/public.ts';
import { effectOfHoliday } from './calendar/effect-of-holiday.ts';
import { effectOfSuspension } from './calendar/effect-of-suspension.ts';
import { followCalendar } from './calendar/follow-calendar.ts';
import { forgetDays } from './compute/forget-days.ts';
import { markMovedOfficesDue, schedulesOfOffice } from './schedules/schedules-of-office.ts';
import { ownIncompleteQueue } from './days/own-incomplete-queue.ts';
import { agencySettingsPoint } from './settings/agency-settings-point.ts';
import { trySettingJob } from './settings/try-agency-setting.ts';
import { awayToday, incompleteThisMonth, inToday, lateThisMonth, notInYet } from './home-figures.ts';
import { lateAHead, windowsClosed } from './office-figures.ts';
import { processing } from './processing.ts';

export const attendanceModule: ServerModule = {
  name: 'attendance',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./settings/tables.sql', import.meta.url),
    new URL('./compute/tables.sql', import.meta.url),
    new URL('./taken/tables.sql', import.meta.url),
    new URL('./views.sql', import.meta.url),
  ],
  loadReference,
  constraints: {
    ...punchConstraints,
    ...scheduleConstraints,
    nobody_is_away_twice_at_once: {
      message: 'Travel or leave that was filed in the same moment takes some of these hours. Reload the page.',
    },
  },
  channels: [personChannel, attendanceChannel],
  jobs: [computeDaysJob, keepRecordCurrentJob, trySettingJob, printedDtrs.job],
  processing,
  personalData: personalDataOfAttendance,
  contributes: [
    ...openTablesOfAttendance.map((one) => contribute(openTables, one)),
    contribute(executiveFigures, lateAHead),
    contribute(executiveFigures, windowsClosed),
    contribute(executiveFigures, presentToday),
    contribute(queueCards, ownIncompleteQueue),
    ...[inToday, awayToday, notInYet, lateThisMonth, incompleteThisMonth].map((one) => contribute(homeFigures, one)),
    contribute(agencySettingsPoint, DAY_SETTINGS),
    contribute(officeUsesAbove, schedulesOfOffice),
    contribute(officesMoved, markMovedOfficesDue),
    contribute(beforeMerge, forgetDays),
    contribute(calendarChanged, followCalendar),
    contribute(daysOfPunches, daysOfDevices),
    contribute(effectsOnDays, { ofHoliday: effectOfHoliday, ofSuspension: effectOfSuspension }),
  ],
  mount: mountAttendance,
};
