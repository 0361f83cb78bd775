import { contributed } from '@talaan/kernel/server/contributed.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { isApplicantOnly, type Grant } from '@talaan/kernel/server/actor.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { mountAccount } from './account/routes.ts';
import { hasAdministrator } from './administrators/administrator-role.ts';
import { language, me, welcome } from '../contract.ts';
import * as userCalls from '../contract/users.ts';
import { demoAccounts, peopleOfAccounts, setupUnderWay } from './needs.ts';
import { mountPasskeys } from './passkeys/routes.ts';
import { mountPasswordReset } from './password-reset/routes.ts';
import { mountRegistration } from './registration/routes.ts';
import { mountRoles } from './roles/routes.ts';
import { mountSecondFactor } from './second-factor/routes.ts';
import { mountSecondLook } from './second-look/routes.ts';
import { mountSignIn } from './sign-in/routes.ts';
import { mountSocial } from './social/routes.ts';
import { mountUsers } from './users/routes.ts';
import { startViewing, stopViewing } from './view-as/view-as.ts';

const REALTIME_CLUSTER = 'mt1';
const DEFAULT_AVATAR = '/brand/avatar.svg';

export function mountIdentity(server: Server): void {
  const people = contributed(server, peopleOfAccounts);
  const demo = contributed(server, demoAccounts);
  const isSettingUp = contributed(server, setupUnderWay);
  mountAccount(server, people);
  mountSignIn(server);
  mountSecondFactor(server);
  mountSecondLook(server);
  mountPasskeys(server);
  mountSocial(server);
  mountPasswordReset(server);
  mountRegistration(server);
  mountUsers(server, people);
  mount(server, userCalls.startViewing, startViewing);
  mount(server, userCalls.stopViewing, stopViewing);
  mountRoles(server);

  mount(server, me, async (call) => {
    const { db, actor, today } = call;
    const personnel = actor.personnelId === null ? null : await people.readPersonnelCard(db, actor.personnelId, today);
    const acting = actor.grants.flatMap(({ actingFor }) => actingFor ?? []);
    const heads = await people.namePeople(
      db,
      acting.flatMap(({ headId }) => headId ?? []),
      today,
    );
    const roles = [...new Set(actor.grants.filter((grant) => !grant.actingFor).map(({ role }) => role))].map((name) => ({ name }));
    return {
      user: {
        id: actor.accountId,
        email: actor.email,
        name: actor.name,
        avatar_path: actor.avatarPath,
        language: language.nullable().parse(actor.language ?? null),
        roles,
        allowed_views: viewsOf(actor.grants),
        university_views: viewsOf(actor.grants.filter(({ scope }) => scope.kind === 'all')),
        campus_views: viewsOf(actor.grants.filter(({ scope }) => scope.kind === 'all' || scope.kind === 'campus')),
        applicant_only: isApplicantOnly(actor),
        personnel,
        acting_for: acting.map(({ officeId, office, headId, until }) => ({
          department: { id: officeId, fullname: office },
          head: heads.get(headId ?? 0)?.fullname ?? null,
          until,
        })),
        setting_up: await isSettingUp(call),
        viewed_by: actor.viewedBy?.name ?? null,
      },
      default_avatar: DEFAULT_AVATAR,
      base_url: server.settings.publicUrl,
      now: call.now.toString(),
    };
  });

  // There is one for good once there was one.
  let isSetUp = false;
  mount(server, welcome, async ({ db, now, today }) => ({
    university: await readUniversityName(db, today),
    now: now.toString(),
    needs_setup: !(isSetUp ||= await hasAdministrator(db)),
    demo: server.settings.demo ? { password: demo.password, accounts: [...demo.accounts] } : null,
    realtime: { key: server.settings.realtimeKey, cluster: REALTIME_CLUSTER },
  }));
}

/** The view groups of these, upper-cased. */
function viewsOf(grants: readonly Grant[]): string[] {
  return [...new Set(grants.flatMap(({ groups }) => groups.map((group) => group.toUpperCase())))].sort();
}
