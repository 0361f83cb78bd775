import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { barColour } from '@talaan/kernel/contract/campus-ramps.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const readManifest = async (query = '') => (await fetch(`${app.url}/manifest.webmanifest${query}`)).json() as Promise<Manifest>;
const drawn = async (path: string) => Buffer.from(await (await fetch(app.url + path)).arrayBuffer());
const cornerOf = async (icon: Buffer) => {
  const { data } = await sharp(icon).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
};

test('the app is installed in the name of the university, in the colour of one’s campus, and begins at one’s home', async () => {
  const { rows } = await app.owner.query<{ name: string }>('select name from organization.university');
  const ofSecond = await readManifest('?campus=2');
  assert.equal(ofSecond.name, `Talaan – ${rows[0]!.name}`);
  assert.deepEqual([ofSecond.start_url, ofSecond.display, ofSecond.theme_color], ['/', 'standalone', barColour(2, null)]);
  assert.equal((await readManifest()).theme_color, barColour(1, null));
  await app.owner.query(`update organization.campus set colour = '#8a4b00' where id = 2`);
  assert.equal((await readManifest('?campus=2')).theme_color, '#8a4b00');
  assert.equal((await readManifest('?campus=none')).theme_color, barColour(1, null));
});

test('its icons have the sizes that the manifest says, and reach to the edge in the colour of the campus', async () => {
  const { icons } = await readManifest('?campus=3');
  assert.deepEqual(new Set(icons.map(({ purpose }) => purpose)), new Set(['any', 'maskable']));
  for (const { src, sizes } of icons) {
    const icon = await drawn(src);
    const { width, height, format } = await sharp(icon).metadata();
    assert.deepEqual([`${width}x${height}`, format], [sizes, 'png']);
    assert.equal(await cornerOf(icon), barColour(3, null));
  }
});

test('where the university has a logo, the icon is that on white', async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer();
  const { rows } = await app.owner.query<{ id: string }>(
    'insert into organization.logo (png, width, height, made_at) values ($1, 64, 64, now()) returning id',
    [png],
  );
  await app.owner.query('update organization.university set logo_id = $1', [rows[0]!.id]);
  const icon = await drawn('/app-icon/1/192.png');
  assert.equal(await cornerOf(icon), '#ffffff');
  const middle = await sharp(icon).extract({ left: 96, top: 96, width: 1, height: 1 }).raw().toBuffer();
  assert.equal(middle.subarray(0, 3).toString('hex'), 'c00000');
});
