import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeople } from '@talaan/personnel/server/public.ts';
import * as response from '../contract/response.ts';
import * as sessions from '../contract/sessions.ts';
import { answerInvitation, fetchInvitationCalendar, readInvitation } from './answer-invitation.ts';
import { cancelSlot, markAttendance, moveSlot } from './change-slots.ts';
import { drawSession, redrawSession, removeSession } from './draw-session.ts';
import { invitationRows } from './invitation-rows.ts';
import { cancelSession, publishSession } from './publish-session.ts';
import { readSchedule, readSession } from './read-schedule.ts';
import { fetchSessionCalendar, printProgramme } from './session-papers.ts';

export function mountInterviews(server: Server): void {
  mountRows(server, invitationRows);
  mount(server, sessions.findPanelPeople, async (call) => ({
    personnel: await findPeople(call, { term: call.query.term, groups: ['JOBPOST'], serving: true }),
  }));
  mount(server, sessions.readSchedule, readSchedule);
  mount(server, sessions.readSession, readSession);
  mount(server, sessions.drawSession, drawSession);
  mount(server, sessions.redrawSession, redrawSession);
  mount(server, sessions.removeSession, removeSession);
  mount(server, sessions.publishSession, publishSession);
  mount(server, sessions.cancelSession, cancelSession);
  mount(server, sessions.markAttendance, markAttendance);
  mount(server, sessions.moveSlot, moveSlot);
  mount(server, sessions.cancelSlot, cancelSlot);
  mount(server, sessions.printProgramme, printProgramme);
  mount(server, sessions.fetchSessionCalendar, fetchSessionCalendar);
  mount(server, response.readInvitation, readInvitation);
  mount(server, response.answerInvitation, answerInvitation);
  mount(server, response.fetchInvitationCalendar, fetchInvitationCalendar);
}
