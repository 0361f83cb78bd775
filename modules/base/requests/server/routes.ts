import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as inbox from '../contract/inbox.ts';
import * as settings from '../contract/settings.ts';
import * as steps from '../contract/steps.ts';
import * as timeline from '../contract/timeline.ts';
import { pauseRequest, resumeRequest } from './clock/pause-clock.ts';
import { decideMany } from './decide-many.ts';
import { countInbox, countQueues } from './inbox/count-inbox.ts';
import { listUnattended } from './inbox/find-unattended.ts';
import { listDecided, listFiled } from './inbox/list-past.ts';
import { readInbox } from './inbox/read-inbox.ts';
import { rerouteRequest } from './reroute.ts';
import { kindCalled } from './served-kinds.ts';
import { changeAuthorities, changeClock, changeHeadsSetting } from './settings/change-settings.ts';
import { readSettings } from './settings/read-settings.ts';
import { readStepFile, takeStepFile } from './step-files.ts';
import { takeStep } from './take-step.ts';
import { previewOwnRoute } from './timeline/preview-route.ts';
import { readTimeline } from './timeline/read-timeline.ts';

export function mountRequests(server: Server): void {
  mount(server, inbox.readInbox, readInbox);
  mount(server, inbox.countInbox, countInbox);
  mount(server, inbox.countQueues, countQueues);
  mount(server, inbox.listFiled, listFiled);
  mount(server, inbox.listDecided, listDecided);
  mount(server, inbox.listUnattended, listUnattended);
  mount(server, timeline.previewRoute, previewOwnRoute);
  mount(server, timeline.readTimeline, readTimeline);
  mount(server, steps.takeStep, async (call) => {
    const { action, seen, remarks } = call.body;
    const fileId = await takeStepFile(call);
    const { kind, title, to, no, undo } = await takeStep(call, { id: call.params.id, seen, action, remarks, fileId });
    return { message: `${title}: ${kindCalled(kind).kind.wordsOf(to).toLowerCase()}.`, state: to, no, undo };
  });
  mount(server, steps.readStepFile, readStepFile);
  mount(server, steps.takeSteps, decideMany);
  mount(server, steps.pauseRequest, pauseRequest);
  mount(server, steps.resumeRequest, resumeRequest);
  mount(server, steps.rerouteRequest, rerouteRequest);
  mount(server, settings.readRequestSettings, readSettings);
  mount(server, settings.changeHeadsSetting, changeHeadsSetting);
  mount(server, settings.changeClock, changeClock);
  mount(server, settings.changeAuthorities, changeAuthorities);
}
