import { demoAccounts } from '@talaan/identity/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** Who can sign in to a demo, as the sign-in page lists them: lines for who started it. */
export function listDemoAccounts(server: Pick<Server, 'modules'>): string[] {
  const { password, accounts } = contributed(server, demoAccounts);
  const width = Math.max(...accounts.map(({ email }) => email.length)) + 1;
  return [
    `It is a demo: its people are invented, and everyone knows its passwords. Sign in with the password ${password} as`,
    ...accounts.map(({ email, title }) => `  ${email.padEnd(width)} ${title}`),
  ];
}
