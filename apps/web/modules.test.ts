import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODULE_TITLES } from '@talaan/feedback/rules/modules.ts';
import { readyRoles } from '@talaan/identity/rules/ready-roles.ts';
import { accountSections } from '@talaan/identity/web/account/sections.ts';
import { contributedBy, findContributionFault } from '@talaan/kernel/contract/contributions.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { detourFrom, landingPath } from '@talaan/kernel/web/guard.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import { searchFinders } from '@talaan/kernel/web/search-finder.ts';
import { modules } from './modules.ts';
import { screens } from './screens.ts';
import { menuFor, screensOf } from './shell/menu.ts';

test('what the modules contribute to the browser goes together', () => {
  assert.equal(findContributionFault(modules), undefined);
});

test('feedback can be given about each module that has screens', () => {
  const names = modules.filter(({ screens: own = [] }) => own.length > 0).map(({ name }) => name);
  assert.deepEqual(Object.keys(MODULE_TITLES).toSorted(), names.toSorted());
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

test('the menu offers an employee their own work, and what HR keeps to HR alone', () => {
  const offered = (role: string) =>
    menuFor(screens, { allowed_views: readyRoles[role]!.groups }).sections.flatMap((section) =>
      screensOf(section).map(({ title }) => title),
    );
  for (const own of ['My personal data sheet', 'Daily time record']) assert.ok(offered('Employee').includes(own), own);
  for (const kept of ['Personnel', 'Devices'])
    assert.deepEqual([offered('Employee').includes(kept), offered('HR administrator').includes(kept)], [false, true], kept);
});

test('an applicant lands on the open posts and has the screens of applicants in the first level; no other opens by its address', () => {
  const applicant = { allowed_views: [], applicant_only: true };
  const opened = (path: string, visitor: { allowed_views: readonly string[] }) => detourFrom(screenAt(screens, path)!, path, visitor);
  assert.equal(landingPath(screens, applicant), '/jobs/apply_now');
  const { top, sections } = menuFor(screens, applicant);
  assert.deepEqual(
    [top.map(({ title }) => title), sections],
    [['Apply now', 'My applications', 'My personal data sheet', 'Account settings'], []],
  );
  for (const path of ['/account/dtr', '/dashboard', '/account/leave-Application', '/personnels/list'])
    assert.equal(opened(path, applicant), '/404', path);
  assert.equal(screenAt(screens, '/no/such/screen'), undefined);
  const employee = { allowed_views: readyRoles.Employee!.groups };
  for (const { path } of top) assert.equal(opened(path, employee), undefined, `${path}: employees apply too`);
  assert.ok(contributedBy(modules, accountSections).some(({ name, isStaffs }) => name === 'leave-calendars' && isStaffs));
});
