import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { barColour } from '@talaan/kernel/contract/campus-ramps.ts';
import { sendUnlessKnown } from '@talaan/kernel/server/calls/send-unless-known.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readAppFace, type AppFace } from '@talaan/organization/server/public.ts';

const MARK = join(import.meta.dirname, '..', '..', 'web', 'public', 'brand', 'mark.svg');
/** What telephones ask for: the small one of lists, the large one of the start, and the one of Apple. */
const SIDES = [180, 192, 512] as const;
/** A telephone cuts a circle or a drop out of an icon: what is drawn lies within this part of it (W3C, Web App Manifest, maskable icons). */
const SAFE = 0.62;
/** The campus that stands for the university. */
const MAIN = 1;
const A_DAY = 'public, max-age=86400';
const CANVAS = '#f9fafc';

interface Icon {
  colour: string;
  logo: Buffer | null;
  side: number;
}

/** The manifest by which the app is installed, in the name of the university and the colour of a campus, and its icons. */
export function serveAppFace({ http, db }: Server): void {
  http.get<{ Querystring: { campus?: string } }>('/manifest.webmanifest', async (request, reply) => {
    const campus = campusIn(request.query.campus);
    const face = await readAppFace(db, campus);
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/manifest+json; charset=utf-8' });
    return sendUnlessKnown(request, reply, JSON.stringify(manifestOf(face, campus)));
  });
  for (const side of SIDES) {
    http.get<{ Params: { campus: string } }>(`/app-icon/:campus/${side}.png`, async (request, reply) => {
      const campus = campusIn(request.params.campus);
      const { colour, logo } = await readAppFace(db, campus);
      return reply
        .headers({ 'cache-control': A_DAY, 'content-type': 'image/png' })
        .send(await drawIcon({ colour: barColour(campus, colour), logo, side }));
    });
  }
}

/** Without words of its own for a start screen: `/` leads to the home of who is signed in. */
function manifestOf({ name, short_name, colour }: AppFace, campus: number) {
  const icon = (side: number, purpose: string) => ({
    src: `/app-icon/${campus}/${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `Talaan – ${name}`,
    short_name: short_name ? `Talaan ${short_name}` : 'Talaan',
    description: `The human-resource information system of ${name}`,
    lang: 'en-PH',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: barColour(campus, colour),
    background_color: CANVAS,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}

/** The logo on white, else the mark of Talaan on the colour; to the edge, since telephones round it themselves. */
async function drawIcon({ colour, logo, side }: Icon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * SAFE);
  const drawn = logo ?? Buffer.from((await readFile(MARK, 'utf8')).replace(/<rect[^>]*\/>/, ''));
  const picture = await sharp(drawn, logo ? {} : { density: inner })
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: logo ? '#ffffff' : colour } })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
}

function campusIn(given: string | undefined): number {
  return given && /^\d{1,6}$/.test(given) ? Number(given) : MAIN;
}
