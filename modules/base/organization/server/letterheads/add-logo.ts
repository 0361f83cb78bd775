import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { sniffType } from '@talaan/kernel/server/workbook/sniff-type.ts';
import type { addOfficeLogo } from '../../contract/letterheads.ts';
import { requirePlace } from './place.ts';

/** Wide enough for 20 mm at 600 dots an inch. */
const SIDE = 480;
/** A picture that unpacks to more than this is not opened. */
const MOST_PIXELS = 50_000_000;

/**
 * Keeps a logo, drawn anew as PNG: nothing else that the file carried survives. By content, not by name: an SVG may carry
 * scripts. Errors: 404 for an office out of reach, 422 on `file`.
 */
export async function addLogo(call: CallOf<typeof addOfficeLogo>): Promise<{ path: string; logo_id: string }> {
  const { db, body, file, actor, now } = call;
  if (body.department === undefined) requireMoreThanOffices(call);
  else await requirePlace(call, { officeId: body.department, campusId: null });
  const kind = await sniffType(file.path);
  if (kind !== 'png' && kind !== 'jpeg') throw invalid({ file: ['The file type you uploaded is not allowed.'] });
  const { data, info } = await redraw(file.path);
  const { id } = await db
    .insertInto('organization.logo')
    .values({ png: data, width: info.width, height: info.height, made_at: now.toString(), account_id: actor.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { path: `logos/${id}.png`, logo_id: id };
}

async function redraw(path: string) {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(path, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw invalid({ file: ['This picture cannot be read. Try another one.'] });
  }
}

/** A logo of a campus or of the university. */
function requireMoreThanOffices({ actor }: Pick<Call, 'actor'>): void {
  const scopes = scopesWithin(actor, ['OFFICEHEADER', 'GENERALSETTINGS']);
  if (!scopes.some(({ kind }) => kind === 'all' || kind === 'campus')) throw notFound('Say for which office the logo is.');
}
