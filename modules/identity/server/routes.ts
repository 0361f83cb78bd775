import { mount } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { login, logout, maintenance, me, welcome, type PersonnelCard } from '../contract.ts';
import { signIn } from './sign-in.ts';

/** What identity is told by the modules above it. */
export interface IdentityNeeds {
  /** The personnel record behind an account, as the shell shows it. */
  readPersonnelCard: (db: Database, personnelId: number, today: string) => Promise<PersonnelCard | null>;
  demoAccounts: readonly { email: string; title: string }[];
  demoPassword: string;
  university: string;
}

const REALTIME_CLUSTER = 'mt1';
const DEFAULT_AVATAR = '/brand/avatar.svg';

export function mountIdentity(server: Server, needs: IdentityNeeds): void {
  mount(server, login, signIn);

  mount(server, me, async ({ db, actor, today }) => {
    const personnel = actor.personnelId === null ? null : await needs.readPersonnelCard(db, actor.personnelId, today);
    const roles = actor.grants.map(({ role }) => ({ name: role }));
    return {
      user: {
        id: actor.accountId,
        email: actor.email,
        name: actor.name,
        avatar_path: actor.avatarPath,
        roles,
        allowed_views: [...new Set(actor.grants.flatMap(({ groups }) => groups.map((group) => group.toUpperCase())))].sort(),
        applicant_only: roles.length < 2 && roles.some(({ name }) => name.toLowerCase() === 'applicant'),
        personnel,
      },
      default_avatar: DEFAULT_AVATAR,
      base_url: server.settings.publicUrl,
    };
  });

  mount(server, logout, async ({ db, actor }) => {
    if (actor.tokenHash) await db.deleteFrom('identity.session').where('token_hash', '=', actor.tokenHash).execute();
    return { message: 'You are signed out.' };
  });

  mount(server, maintenance, async () => ({ status: 'open' }));

  mount(server, welcome, async ({ now }) => ({
    university: needs.university,
    now: now.toString(),
    demo: server.settings.demo ? { password: needs.demoPassword, accounts: [...needs.demoAccounts] } : null,
    realtime: { key: server.settings.realtimeKey, cluster: REALTIME_CLUSTER },
  }));
}
