import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readyRoles } from '@talaan/identity/rules/ready-roles.ts';
import { contributedBy, findContributionFault } from '@talaan/kernel/contract/contributions.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { dashboardCards } from '@talaan/kernel/web/dashboard-card.ts';
import { searchFinders } from '@talaan/kernel/web/search-finder.ts';
import { modules } from './modules.ts';
import { screens } from './screens.ts';

test('what the modules contribute to the browser goes together', () => {
  assert.equal(findContributionFault(modules), undefined);
});

test('no screen is listed twice', () => {
  const paths = screens.map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path, at) => paths.indexOf(path) !== at),
    [],
  );
});

test('the search finds people for HR, and for an employee screens alone', () => {
  const finders = contributedBy(modules, searchFinders);
  const found = (role: string) =>
    finders.filter(({ groups }) => groups.some((group) => readyRoles[role]!.groups.includes(group))).map(({ title }) => title);
  assert.ok(found('HR administrator').includes('People'));
  assert.deepEqual(found('Employee'), []);
});

test('each vice-president has the cards of the President on their home', () => {
  const cards = contributedBy(modules, dashboardCards);
  const ofPresident = cards.filter(({ groups }) => groups?.includes('EXECUTIVEDASHBOARD'));
  assert.ok(ofPresident.length >= 3);
  for (const { name, groups = [], unless = [] } of cards)
    for (const executive of EXECUTIVES) {
      assert.equal(groups.includes(executive), groups.includes('EXECUTIVEDASHBOARD'), `${name} for ${executive}`);
      assert.equal(unless.includes(executive), unless.includes('EXECUTIVEDASHBOARD'), `${name} unless ${executive}`);
    }
});
