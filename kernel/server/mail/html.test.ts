import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { html, jsonInHtml } from './html.ts';

test('what is filled in is escaped once, what html has made is not', () => {
  const inner = [html`<b>${'R&D'}</b>`, html`<i>${5}</i>`];
  assert.equal(html`<p title="${'"><script>'}">${inner}</p>`.html, '<p title="&quot;&gt;&lt;script&gt;"><b>R&amp;D</b><i>5</i></p>');
});

test('whatever a value is, as JSON within a script it neither ends the script nor changes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '\u2028', ']]>')), (text) => {
      const written = jsonInHtml({ text }).html;
      assert.doesNotMatch(written, /[<>&\u2028\u2029]/);
      assert.deepEqual(JSON.parse(written), { text });
    }),
  );
});
