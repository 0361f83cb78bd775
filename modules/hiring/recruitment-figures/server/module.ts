import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { readFigures as endpoint } from '../contract.ts';
import { applicationRows } from './application-rows.ts';
import { readFigures } from './read-figures.ts';

export const recruitmentFiguresModule: ServerModule = {
  name: 'recruitment-figures',
  mount: mountFigures,
};

function mountFigures(server: Server): void {
  mount(server, endpoint, readFigures);
  mountRows(server, applicationRows);
}
