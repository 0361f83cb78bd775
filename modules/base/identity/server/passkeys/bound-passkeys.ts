import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { AddressUse } from '@talaan/kernel/server/installation/settings-uses.ts';

/** Passkeys are bound to the name under which they were made (WebAuthn, relying party ID): a browser offers them under no other. */
export const boundPasskeys: AddressUse = {
  say: async (owner, { before, now }) => {
    const { rows } = await owner.query<{ passkeys: number; accounts: number; alone: number }>(`
      select count(*)::integer as passkeys, count(distinct p.account_id)::integer as accounts,
        count(distinct p.account_id) filter (where a.password_hash is null)::integer as alone
      from identity.passkey p join identity.account a on a.id = p.account_id`);
    const { passkeys, accounts, alone } = rows[0]!;
    if (passkeys === 0) return null;
    const without = alone > 0 ? ` ${countOf(alone, 'of them has', 'of them have')} no password, and must use 'Forgot password' first.` : '';
    return {
      stopsWorking: true,
      sentence:
        `${countOf(passkeys, 'passkey')} of ${countOf(accounts, 'account')} work under the name ${before} alone: under ${now} the owners sign in ` +
        `with their passwords and add passkeys anew.${without}`,
    };
  },
};
