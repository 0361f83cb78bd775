import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/register.ts';
import { beginApplying } from './begin-applying.ts';
import { readMe } from './read-me.ts';

/** The account of an applicant and what is theirs. */
export function mountRegister(server: Server): void {
  mount(server, contract.readMeAsApplicant, ({ db, actor }) => readMe(db, actor.personnelId));
  mount(server, contract.beginApplying, beginApplying);
}
