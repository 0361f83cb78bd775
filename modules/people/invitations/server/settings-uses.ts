import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { AddressUse, SealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';

const OUT = 'from invitations.invitation where came_in_at is null and withdrawn_at is null and expires_at > now()';

/** Letters and slips that are out carry the address at which one comes in. */
export const invitationAddresses: AddressUse = {
  say: async (owner, { before, now }) => {
    const { rows } = await owner.query<{ out: number }>(`select count(*)::integer as out ${OUT}`);
    const { out } = rows[0]!;
    if (out === 0) return null;
    return {
      stopsWorking: false,
      sentence: `${countOf(out, 'letter or slip', 'letters and slips')} that invite people lead to ${before}: let that name lead to ${now} until they have expired, or invite anew.`,
    };
  },
};

/** The codes of slips are hashed with the key that SECRET_KEY seals; of letters the key is no part. */
export const sealedSlips: SealedThings = {
  count: async (owner) => {
    const { rows } = await owner.query<{ out: number }>(`select count(*)::integer as out ${OUT} and way = 'slip'`);
    const { out } = rows[0]!;
    return out ? [`the codes of ${countOf(out, 'invitation slip')}`] : [];
  },
  forget: async (owner) => {
    await owner.query(`delete from invitations.invitation where way = 'slip' and came_in_at is null`);
  },
};
