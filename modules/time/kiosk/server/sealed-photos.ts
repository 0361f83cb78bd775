import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { SealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';

/** Photos of the kiosk are sealed: without the key they cannot be looked at any more. */
export const sealedPhotos: SealedThings = {
  count: async (owner) => {
    const { rows } = await owner.query<{ photos: number }>('select count(*)::integer as photos from kiosk.punch where photo is not null');
    const { photos } = rows[0]!;
    return photos ? [countOf(photos, 'photo of the kiosk', 'photos of the kiosk')] : [];
  },
  forget: async (owner) => {
    await owner.query('update kiosk.punch set photo = null where photo is not null');
  },
};
