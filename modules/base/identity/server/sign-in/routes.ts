import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { authenticate, login, logout, resendCode as resend, verifySecondFactor as verify } from '../../contract/sign-in.ts';
import { resendCode } from './resend-code.ts';
import { signIn } from './sign-in.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

export function mountSignIn(server: Server): void {
  mount(server, authenticate, signIn);
  mount(server, login, signIn);
  mount(server, verify, verifySecondFactor);
  mount(server, resend, resendCode);
  mount(server, logout, async ({ db, actor }) => {
    if (actor.tokenHash) await db.deleteFrom('identity.session').where('token_hash', '=', actor.tokenHash).execute();
    return { message: 'You are signed out.' };
  });
}
