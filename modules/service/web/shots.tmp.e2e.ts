import { test } from 'node:test';
import { writeFileSync } from 'node:fs';
import { openBrowserApp } from '@talaan/kernel/testing/browser.ts';
import { screenStands, findViolations, findOverflow, findSmallTargets } from '@talaan/kernel/testing/screen-check.ts';
const app = await openBrowserApp();
test('shots', { timeout: 500000 }, async () => {
  const q = async (sql: string) => (await app.server.pool.query(sql)).rows[0]?.id;
  const req = await q(`select id from service.certificate where state='REQUESTED' and kind='compensation' limit 1`);
  const rel = await q(`select id from service.certificate where state='RELEASED' limit 1`);
  const code = await q(`select code as id from papers.paper where withdrawn_on is null and released_on is not null and kind like 'cert%' limit 1`);
  const ncode = await q(`select code as id from papers.paper where released_on is null limit 1`);
  const gap = await q(`select o.personnel_id as id from service.outside_service o where o.separation_cause = '' limit 1`);
  const { token } = await app.as('hr');
  const long = (await app.server.pool.query(`select code, personnel_id from service.printed_record order by jsonb_array_length(sheet->'rows') desc limit 1`)).rows[0];
  const get = async (path: string, to: string) => writeFileSync(to, Buffer.from(await (await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer()));
  await get(`/api/personnels/${long.personnel_id}/service-record/papers/${long.code}`, '/tmp/f-demo-sr.pdf');
  await get(`/api/coe/${rel}/print`, '/tmp/f-demo-coe.pdf');
  for (const [who, path, name, phone] of [
    ['hr', '/coe', 'coe', true], ['hr', `/coe/${req}`, 'coereq', true], ['employee', '/account/certificates', 'mine', true],
    ['nobody', `/verify/${code}`, 'v', true], ['nobody', `/verify/${ncode}`, 'vn', true], ['hr', `/personnels/${gap}?tab=service-record`, 'tab', false], ['hr', `/coe/${req}`, 'coereq2', false], ['hr', `/personnels/${gap}/service_record`, 'sr2', false],
  ] as const) {
    const page = await app.pageAs(who, { phone, expecting: /./ });
    try { await page.goto(path); await screenStands(page);
    await page.screenshot({ path: `/tmp/f-shots/${name}-${phone ? 'p' : 'd'}.png`, fullPage: phone });
    const f = [...await findViolations(page), ...await findOverflow(page), ...(phone ? await findSmallTargets(page) : [])];
    if (f.length) console.log(name, phone, f); } catch (e) { console.log(name, String(e).slice(0, 200)); }
    await page.context().close();
  }
});
