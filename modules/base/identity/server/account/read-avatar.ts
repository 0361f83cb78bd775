import { notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { readAvatar as endpoint } from '../../contract/account.ts';

/** In pixels, for 48 of a screen that has two in each: a tenth of the bytes of the whole picture. */
const SMALL_SIDE = 96;
const SMALL_QUALITY = 80;

/** A picture by its address, which a browser asks for once. Errors: 404 once it was replaced or removed. */
export async function readAvatar({ server, db, params, query }: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const owner = await db
    .selectFrom('identity.account')
    .select(['id', 'avatar_file_id'])
    .where('avatar_path', '=', `/avatars/${params.name}`)
    .executeTakeFirst();
  if (!owner?.avatar_file_id) throw notFound('There is no such picture.');
  const { location } = await server.files.find(db, owner.avatar_file_id, owner.id);
  const content = query.small ? await shrink(location) : { path: location };
  return { name: 'avatar.jpg', contentType: 'image/jpeg', content, inline: true, unchanging: true };
}

async function shrink(path: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(path).resize(SMALL_SIDE, SMALL_SIDE).jpeg({ quality: SMALL_QUALITY }).toBuffer();
}
