import { randomUUID } from 'node:crypto';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { sniffType } from '@talaan/kernel/server/workbook/sniff-type.ts';
import type { changeAvatar as endpoint } from '../../contract/account.ts';

const SIDE = 256;
/** A picture that unpacks to more than this is not opened. */
const MOST_PIXELS = 50_000_000;

/** Keeps one's picture, cut to its square and written anew as JPEG: nothing else that the file carried survives. Errors: 422 on `file`. */
export async function changeAvatar(call: CallOf<typeof endpoint>): Promise<{ path: string }> {
  const { server, db, actor, file, body } = call;
  const kind = await sniffType(file.path);
  if (kind !== 'png' && kind !== 'jpeg') throw invalid({ file: ['The file type you uploaded is not allowed.'] });
  const content = await cutSquare(file.path, body);
  const kept = await server.files.keep(db, { name: 'avatar.jpg', contentType: 'image/jpeg', content, ownerId: actor.accountId });
  const path = `/avatars/${randomUUID()}.jpg`;
  await db.updateTable('identity.account').set({ avatar_path: path, avatar_file_id: kept.id }).where('id', '=', actor.accountId).execute();
  return { path };
}

async function cutSquare(path: string, { left, top, side }: BodyOf<typeof endpoint>): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const upright = await sharp(path, { limitInputPixels: MOST_PIXELS }).rotate().toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const wanted = Math.min(side ?? Math.min(width, height), width, height);
    const square = {
      left: Math.min(left ?? Math.floor((width - wanted) / 2), width - wanted),
      top: Math.min(top ?? Math.floor((height - wanted) / 2), height - wanted),
      width: wanted,
      height: wanted,
    };
    return await sharp(upright.data).extract(square).resize(SIDE, SIDE).flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer();
  } catch {
    throw invalid({ file: ['This picture cannot be read. Try another one.'] });
  }
}

/** Takes a file away from the account that shows it as its photo. Does not check who asks. */
export async function takePhotoAway(db: Database, fileId: number): Promise<void> {
  await db.updateTable('identity.account').set({ avatar_path: null, avatar_file_id: null }).where('avatar_file_id', '=', fileId).execute();
}
