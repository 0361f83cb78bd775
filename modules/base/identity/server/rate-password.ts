import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { passwordFault } from '../rules/password.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Refuses a new password that is too short, too long, or among the first that anybody would guess. Errors: 422 on `password`. */
export async function ratePassword(
  { db, today }: Pick<Call, 'db' | 'today'>,
  password: string,
  owner: { email: string; name: string },
): Promise<void> {
  common ??= readCommonPasswords();
  const fault = passwordFault(password, { ...owner, university: await readUniversityName(db, today) }, await common);
  if (fault) throw invalid({ password: [fault] });
}

/** Some 50 000 passwords: read when the first new one is checked. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
