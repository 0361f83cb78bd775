import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRANCHES, MAIN } from '../../rules/branch-fixture.ts';
import { buildTree } from '../../rules/office-tree.ts';
import { listNodes, narrowTree } from './tree-nodes.ts';

test('a search opens the branches that lead to what was found, with plain letters too', () => {
  const narrowed = narrowTree(buildTree([MAIN], BRANCHES), 'canete');
  assert.deepEqual([...listNodes(narrowed).keys()], [1, 2, 3]);
  assert.deepEqual(listNodes(narrowed).get(3)!.above, ['campus 1', 'office 1', 'office 2']);
});
