import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';

/** A picture by its address. Errors: 404 once it was replaced or removed. */
export async function readAvatar({ server, db, params }: Call<{ name: string }>): Promise<FileAnswer> {
  const owner = await db
    .selectFrom('identity.account')
    .select(['id', 'avatar_file_id'])
    .where('avatar_path', '=', `/avatars/${params.name}`)
    .executeTakeFirst();
  if (!owner?.avatar_file_id) throw notFound('There is no such picture.');
  const { location } = await server.files.find(db, owner.avatar_file_id, owner.id);
  return { name: 'avatar.jpg', contentType: 'image/jpeg', content: { path: location }, inline: true, unchanging: true };
}
