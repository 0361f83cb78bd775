import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as applications from '../../contract/applications.ts';
import { recallApplication, resubmitApplication, shortenApplication } from './change-application.ts';
import { fileApplication } from './file-application.ts';

export function mountSteps(server: Server): void {
  mount(server, applications.fileApplication, fileApplication);
  mount(server, applications.resubmitApplication, resubmitApplication);
  mount(server, applications.shortenApplication, shortenApplication);
  mount(server, applications.recallApplication, recallApplication);
}
