import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeople } from '@talaan/personnel/server/public.ts';
import * as committees from '../contract/committees.ts';
import * as meetings from '../contract/meetings.ts';
import { committeeRows } from './committee-rows.ts';
import { decideItems } from './meetings/decide-items.ts';
import { meetingRows } from './meetings/meeting-rows.ts';
import { addItems, editMeeting, planMeeting, removeItem } from './meetings/plan-meeting.ts';
import { readMeeting } from './meetings/read-meeting.ts';
import { recordPresence, saveMinutes, stepMeeting } from './meetings/step-meeting.ts';
import { listOwnSeats } from './own-seats.ts';
import { printCommittee, printMeeting } from './print.ts';
import { readCommittee, readScholarshipCommittee } from './read-committee.ts';
import { addCommittee, addSeat, editSeat, removeSeat } from './write-seats.ts';

export function mountCommittees(server: Server): void {
  mountRows(server, committeeRows);
  mount(server, committees.findCommitteePeople, async (call) => ({
    personnel: await findPeople(call, { term: call.query.term, groups: committees.KEEPERS, serving: true }),
  }));
  mount(server, committees.readScholarshipCommittee, readScholarshipCommittee);
  mount(server, committees.listOwnSeats, listOwnSeats);
  mount(server, committees.readCommittee, readCommittee);
  mount(server, committees.addCommittee, addCommittee);
  mount(server, committees.addSeat, addSeat);
  mount(server, committees.editSeat, editSeat);
  mount(server, committees.removeSeat, removeSeat);
  mount(server, committees.printCommittee, printCommittee);
  mountRows(server, meetingRows);
  mount(server, meetings.readMeeting, readMeeting);
  mount(server, meetings.planMeeting, planMeeting);
  mount(server, meetings.editMeeting, editMeeting);
  mount(server, meetings.addItems, addItems);
  mount(server, meetings.removeItem, removeItem);
  mount(server, meetings.stepMeeting, stepMeeting);
  mount(server, meetings.recordPresence, recordPresence);
  mount(server, meetings.decideItems, decideItems);
  mount(server, meetings.saveMinutes, saveMinutes);
  mount(server, meetings.printMeeting, printMeeting);
}
