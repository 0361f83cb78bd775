import { agencySettingsPoint, recordWords } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import * as board from '../contract/board.ts';
import { listHabits, printHabitNotice, readHabitNotice, sendHabitNotice } from '../contract/habits.ts';
import { listWaiting, readProgress } from '../contract/progress.ts';
import * as contract from '../contract/submissions.ts';
import { DTR_OF_AGENCY } from '../rules/settings.ts';
import { readBoard } from './board/read-board.ts';
import { remindOfRecords } from './board/remind-of-records.ts';
import { listHabits as findHabits } from './habits/read-habits.ts';
import { printNotice, readNotice } from './habits/read-notice.ts';
import { sendNotice } from './habits/send-notice.ts';
import { listWaiting as findWaiting } from './list-waiting.ts';
import { ownRecordsQueue } from './own-records-queue.ts';
import { personalDataOfDtr } from './personal-data.ts';
import { readOwnRecords } from './read-own-records.ts';
import { readProgress as findProgress } from './read-progress.ts';
import { noteLook, readRecord } from './read-record.ts';
import { recordRows } from './record-rows.ts';
import { wordsOnPaper } from './words-on-paper.ts';
import { remindJob } from './remind-job.ts';
import { submitMany, submitOwn } from './submit-records.ts';
import { facultyRecords } from './faculty-records.ts';
import { processing } from './processing.ts';

export const dtrModule: ServerModule = {
  name: 'dtr',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    one_record_of_a_day: { message: 'This daily time record was submitted already. Look again.' },
    a_day_is_locked_once: { message: 'These days are locked already. Look again.' },
  },
  jobs: [remindJob],
  processing,
  personalData: personalDataOfDtr,
  contributes: [
    contribute(executiveFigures, facultyRecords),
    contribute(queueCards, ownRecordsQueue),
    contribute(agencySettingsPoint, DTR_OF_AGENCY),
    contribute(recordWords, wordsOnPaper),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountDtr,
};

function mountDtr(server: Server): void {
  mountRows(server, recordRows);
  mount(server, contract.readOwnRecords, readOwnRecords);
  mount(server, contract.submitOwnRecord, submitOwn);
  mount(server, contract.submitRecords, submitMany);
  mount(server, contract.readRecord, readRecord);
  mount(server, contract.noteLook, noteLook);
  mount(server, board.readBoard, readBoard);
  mount(server, board.remindOfRecords, remindOfRecords);
  mount(server, readProgress, findProgress);
  mount(server, listWaiting, findWaiting);
  mount(server, listHabits, findHabits);
  mount(server, sendHabitNotice, sendNotice);
  mount(server, readHabitNotice, readNotice);
  mount(server, printHabitNotice, printNotice);
}
