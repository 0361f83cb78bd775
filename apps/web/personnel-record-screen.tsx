import { attendanceTab } from '@talaan/attendance/web/record-tab.ts';
import { file201Tab } from '@talaan/file201/web/record-tab.ts';
import { dataSheetTab } from '@talaan/pds/web/record-tab.ts';
import { movesTab } from '@talaan/personnel/web/moves/moves-tab.ts';
import { PersonnelRecord } from '@talaan/personnel/web/record/personnel-record.tsx';
import { changesTab, nowTab, timelineTab } from '@talaan/personnel/web/record/tabs.ts';
import { heldTab } from '@talaan/privacy/web/record-tab.ts';
import { serviceRecordTab } from '@talaan/service/web/record-tab.ts';

/** The parts of a person's record in their order; each is of the module that keeps it. */
const tabs = [nowTab, timelineTab, movesTab, dataSheetTab, serviceRecordTab, file201Tab, attendanceTab, changesTab, heldTab];

export function Screen() {
  return <PersonnelRecord tabs={tabs} />;
}
