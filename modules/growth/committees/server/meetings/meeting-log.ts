import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { meetingFlow } from '../../workflow.ts';

/** The way of meetings. */
export const meetingLog = stepLog({
  table: 'committees.meeting_step',
  key: 'meeting_id',
  moves: { record: 'committees.meeting', key: 'id' },
  flow: meetingFlow,
  title: 'meeting',
});
