import { DEMO_PASSWORD } from '@talaan/demo/accounts.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { hashPassword, verifyPassword } from '@talaan/identity/server/public.ts';
import type { Databases } from '../databases.ts';
import { compareCalls } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const CALLS = 300;

/** A sign-in in a browser that is known, against one verification of the password at the same cost. */
export async function measureSignIn(databases: Databases): Promise<Line[]> {
  const product = await startProduct(await databases.withMonths(1));
  const hashed = await hashPassword(DEMO_PASSWORD);
  let cookie = '';
  const signIn = async () => {
    const answer = await fetch(`${product.url}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email: 'hr@talaan.example', password: DEMO_PASSWORD }),
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`the sign-in answered ${answer.status}`);
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  try {
    const { ours, bare, ratio } = await compareCalls(CALLS, { ours: signIn, bare: () => verifyPassword(hashed, DEMO_PASSWORD) });
    return [atMost('Sign-in, against one argon2id verification', milliseconds(ours), milliseconds(bare), ratio, 1.2)];
  } finally {
    await product.stop();
  }
}
