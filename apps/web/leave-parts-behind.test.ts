import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNamed } from './leave-parts-behind.ts';

test('parts of components stay where a screen names them or another component needs them, and nowhere else', () => {
  const named = findNamed();
  // ScrollArea.Autosize is named by the dialog alone.
  for (const part of ['Menu.Item', 'Tabs.Panel', 'Combobox.Option', 'Input.Wrapper', 'ScrollArea.Autosize'])
    assert.ok(named.has(part), part);
  for (const part of ['Menu.Sub', 'AppShell.Footer', 'Avatar.Group', 'Tooltip.Floating']) assert.ok(!named.has(part), part);
});
