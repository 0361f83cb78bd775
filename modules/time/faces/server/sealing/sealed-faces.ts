import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { SealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';

/** Faces are sealed: without the key they are worth nothing, and people are registered anew. */
export const sealedFaces: SealedThings = {
  count: async (owner) => {
    const { rows } = await owner.query<{ faces: number }>('select count(*)::integer as faces from faces.enrolment where ended_at is null');
    const { faces } = rows[0]!;
    return faces ? [countOf(faces, 'registered face', 'registered faces')] : [];
  },
  forget: async (owner) => {
    await owner.query('truncate faces.photo, faces.face, faces.template');
    await owner.query(`update faces.enrolment set ended_at = now(), ended_because = 'The key was lost' where ended_at is null`);
    await owner.query('delete from faces.server_key');
  },
};
