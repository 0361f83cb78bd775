import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSync } from 'vite';
import { withoutSchemas, type Node } from './without-schemas.ts';

function lighten(code: string): string {
  const light = withoutSchemas(code, parseSync('contract.js', code).program as unknown as Node, '/contract.ts');
  assert.deepEqual(parseSync('light.js', light).errors, []);
  return light.replaceAll(/\n\s*\n+/g, '\n').trim();
}

test('a call keeps what the browser reads of it, and finds its schemas in the whole contract', () => {
  const light = lighten(`
import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
const reason = z.string().min(3);
export const paper = z.object({ id: z.number() });
export const voidPaper = endpoint({
  method: 'PUT',
  path: '/api/papers/{id}/void',
  summary: 'Voids a paper.',
  access: ['PERSONNELS'],
  params: byId,
  body: z.object({ reason }),
  response: z.object({ paper }),
});`);
  assert.equal(
    light,
    `import { schemasLater } from '@talaan/kernel/web/forms/body-schema.ts';
import { endpoint as endpoint } from '@talaan/kernel/contract/endpoint.ts';
export const voidPaper = /*@__PURE__*/ schemasLater(() => (endpoint({
  method: 'PUT',
  path: '/api/papers/{id}/void',
  access: ['PERSONNELS'],
})), () => import('/contract.ts?whole').then((whole) => whole.voidPaper));`,
  );
});

test('calls that a helper makes lose their schemas too', () => {
  const light = lighten(`
import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
const leave = z.object({ days: z.number() });
export const leaves = calls({ path: '/api/leaves', body: leave });
function calls({ path, body }) {
  const row = body.extend({ id: z.number() });
  return { add: endpoint({ method: 'POST', path, body, response: row }) };
}`);
  assert.doesNotMatch(light, /zod|z\.|leave\b/);
  assert.match(light, /calls\(\{ path: '\/api\/leaves', {2}\}\)/);
});

test('a schema that is still needed stays, and gets those of other contracts with their schemas', () => {
  const light = lighten(`
import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
export const text = z.string();
export const fields = { born: { schema: text.refine((typed) => isoDate.safeParse(typed).success) } };`);
  assert.match(light, /import \{ z as z \} from 'zod'/);
  assert.match(light, /from '@talaan\/kernel\/contract\/dates\.ts\?schemas'/);
  assert.match(light, /export const text/);
});

test('what is no schema stays as it is', () => {
  const light = lighten(`
export const STATES = { open: 'Open' };
export const WORDS = /*@__PURE__*/ Object.keys(STATES);
export function say(state) {
  return STATES[state];
}`);
  assert.match(light, /STATES = \{ open: 'Open' \}/);
  assert.match(light, /Object\.keys\(STATES\)/);
  assert.match(light, /return STATES\[state\]/);
});
