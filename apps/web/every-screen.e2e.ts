import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { listContracts, renewContracts } from '@talaan/contracts/contract.ts';
import { me } from '@talaan/identity/contract.ts';
import { listRoles } from '@talaan/identity/contract/roles.ts';
import { listUsers } from '@talaan/identity/contract/users.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { findFrameFaults } from '@talaan/testing/frame-check.ts';
import { findCardFaults, findListFaults } from '@talaan/testing/list-check.ts';
import { findOverflow, findSmallTargets, findViolations } from '@talaan/testing/screen-check.ts';
import { startWalk, type Walk } from '@talaan/testing/walk-screens.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { salaryImports } from '@talaan/organization/contract/salary.ts';
import { listCirculars } from '@talaan/memoranda/contract.ts';
import { listNotices } from '@talaan/notices/contract/notices.ts';
import { listChecking } from '@talaan/pds/contract/queue.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { peopleImports } from '@talaan/personnel/contract/people-import.ts';
import { listCertificates, readCertificate } from '@talaan/service/contract/certificates.ts';
import { applicantAddresses } from './fixtures/examples-of-applicants.ts';
import { assessmentAddresses } from './fixtures/examples-of-assessments.ts';
import { documentAddresses } from './fixtures/examples-of-documents.ts';
import { exampleAddresses } from './fixtures/examples-of-attendance.ts';
import { hiringAddresses } from './fixtures/examples-of-hiring.ts';
import { vacancyAddresses } from './fixtures/examples-of-vacancies.ts';
import { interviewAddresses } from './fixtures/examples-of-interviews.ts';
import { appointingAddresses } from './fixtures/examples-of-appointing.ts';
import { leaveAddresses } from './fixtures/examples-of-leave.ts';
import { letterAddresses } from './fixtures/examples-of-letters.ts';
import { screeningAddresses } from './fixtures/examples-of-screening.ts';
import { publicAddresses } from './fixtures/examples-of-public-pages.ts';
import { modules } from './modules.ts';

/** Where to put a picture of every screen, for anyone who wants to look at them: `SCREENSHOTS=pictures npm test every-screen`. */
const { SCREENSHOTS } = process.env;
/** `npm test -- --changed` looks at the screens of these modules alone. */
const looked = process.env.SCREENS_OF?.split(',');
/** Who opens a screen: the first of these who may. */
const PEOPLE = ['employee', 'clerk', 'head', 'hr', 'admin', 'president', 'records'];
const PEOPLE_FILE =
  'Employee No.,Last name,First name,Office,Position,Status,Date hired\n2026-9001,Abad,Liza,ACCT,Accountant I,Permanent,2026-02-31\n2026-9002,Yap,Nena,NOWHERE,Sorcerer,Permanent,2026-02-01\n';
const SALARY_FILE = 'SG,Step 1,Step 2\n1,15208,15100\n2,16100,16213\n';

/** In the dark, one of so many screens is looked at. */
const DARK_EVERY = 8;

interface Address {
  path: string;
  /** Of its screen, which the tab shows. */
  title: string;
}

const app = await openBrowserApp();

test('every screen is free of barriers and fits its window, on a desk and on a phone, in light and dark', async () => {
  const addresses = await everyAddress();
  const findings = new Map<string, string[]>();
  const walkAs = async (who: string, paths: Address[]) => {
    const page = await app.pageAs(who, { expecting: /maintainance/ });
    // Otherwise /503 would open the first page again at once.
    await page.route('**/api/users/maintainance', (route) => route.fulfill({ status: 503, json: { message: 'Closed.' } }));
    const walk = await startWalk(page);
    for (const [index, address] of paths.entries()) {
      const found = await lookAt(walk, address, index).catch((failure: Error) => [`does not open: ${failure.message}`]);
      for (const finding of new Set(found)) findings.set(finding, [...(findings.get(finding) ?? []), `${address.path} as ${who}`]);
    }
    await page.context().close();
  };
  await Promise.all([...addresses].map(([who, paths]) => walkAs(who, paths)));
  if (findings.size > 0) assert.fail([...findings].map(([finding, where]) => `${finding}\n    ${formatPlaces(where)}`).join('\n'));
});

/** What a screen shows beyond its first sight is looked at on a desk, in the light; its parts are those of other screens. */
function isFurtherState(path: string): boolean {
  return path.includes('?');
}

function formatPlaces(places: string[]): string {
  const shown = places.slice(0, 3).join('; ');
  return places.length > 3 ? `${shown}, and on ${places.length - 3} more` : shown;
}

/** First on the device that the walk was left on: to change it lays the whole page out anew. */
async function lookAt(walk: Walk, { path, title }: Address, index: number): Promise<string[]> {
  const looks = [lookOnADesk, ...(!isFurtherState(path) || SCREENSHOTS ? [lookOnAPhone] : [])];
  if (looks.length === 1) await walk.as('desk');
  await walk.goTo(path, title);
  const found: string[] = [];
  for (const look of walk.device() === 'phone' ? looks.toReversed() : looks) found.push(...(await look(walk, path, index)));
  if (new URL(walk.page.url()).pathname !== path.split('?')[0]) found.push(`led to ${walk.page.url()} instead`);
  return found;
}

async function lookOnADesk(walk: Walk, path: string, index: number): Promise<string[]> {
  const { page } = walk;
  await walk.as('desk');
  await savePicture(page, path, 'desk');
  const within = index === 0 ? undefined : await ownPart(page);
  const found = [...(await findOverflow(page)), ...(await findListFaults(page)), ...(await findFrameFaults(page))];
  found.push(...(await findViolations(page, { within })));
  // The dark is the same tokens everywhere; pictures of it are for anyone who looks.
  if ((index % DARK_EVERY === 0 && !isFurtherState(path)) || SCREENSHOTS) found.push(...(await lookInTheDark(walk, path, 'desk', within)));
  return [...found, ...(await lookOnALaptop(walk))];
}

/** At the list alone: all else is narrower. */
async function lookOnALaptop(walk: Walk): Promise<string[]> {
  const { page } = walk;
  if ((await page.locator('.list-page .list-rows').count()) === 0) return [];
  await walk.as('laptop');
  const found = [...(await findListFaults(page)), ...(await findOverflow(page))];
  return found.map((finding) => `on a laptop, ${finding}`);
}

/** The shell is looked at with the first screen of each person. */
async function ownPart(page: Page): Promise<string | undefined> {
  return (await page.locator('main').count()) > 0 ? 'main' : undefined;
}

async function lookInTheDark(walk: Walk, path: string, device: string, within: string | undefined): Promise<string[]> {
  await walk.in('dark');
  await savePicture(walk.page, path, `${device} dark`);
  const found = await findViolations(walk.page, { only: ['color-contrast'], within });
  await walk.in('light');
  return found.map((finding) => `in the dark, ${finding}`);
}

/** Contrast is that of the desk. */
async function lookOnAPhone(walk: Walk, path: string, index: number): Promise<string[]> {
  const { page } = walk;
  await walk.as('phone');
  await savePicture(page, path, 'phone');
  const within = index === 0 ? undefined : await ownPart(page);
  const found = [
    ...(await findOverflow(page)),
    ...(await findViolations(page, { within, without: ['color-contrast'] })),
    ...(await findSmallTargets(page)),
    ...(await findCardFaults(page)),
    ...(await findFrameFaults(page)),
  ];
  if (SCREENSHOTS) await lookInTheDark(walk, path, 'phone', within);
  return found.map((finding) => `on a phone, ${finding}`);
}

async function savePicture(page: Page, path: string, variant: string): Promise<void> {
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${path.slice(1).replaceAll(/\W+/g, '-')} ${variant}.png`), fullPage: true });
}

/** Every screen, filled with real ids, and what else some of them show, by who opens it: first each screen once, so that neighbours differ. */
async function everyAddress(): Promise<Map<string, Address[]>> {
  const examples = await makeExamples();
  const addresses = new Map<string, (Address & { place: number })[]>();
  for (const screen of lookedAt()) {
    const who = await whoOpens(screen);
    const paths = screen.path.includes('{') ? examples[screen.path] : [screen.path, ...(examples[screen.path] ?? [])];
    assert.ok(paths, `say in this test with which ids ${screen.path} is opened`);
    const own = paths.map((path, place) => ({ path, title: screen.title, place }));
    addresses.set(who, [...(addresses.get(who) ?? []), ...own]);
  }
  return new Map([...addresses].map(([who, paths]) => [who, paths.toSorted((one, other) => one.place - other.place)]));
}

function lookedAt(): Screen[] {
  return modules.filter(({ name }) => !looked || looked.includes(name)).flatMap(({ screens }) => screens ?? []);
}

async function whoOpens(screen: Screen): Promise<string> {
  // Who is signed in and may apply is led on from the latter.
  if (screen.path === '/login' || screen.path === '/application_page') return 'nobody';
  for (const who of PEOPLE) {
    const { body } = await (await app.as(who)).call(me);
    const views = screen.reach === 'university' ? body.user.university_views : body.user.allowed_views;
    if (opens(screen.group, views)) return who;
  }
  throw new Error(`no demo account opens ${screen.path}`);
}

/** Addresses of screens that need a record, and further states of those that do not. */
async function makeExamples(): Promise<Record<string, string[]>> {
  const hr = await app.as('hr');
  const person = (await hr.call(listPersonnel, { query: { term: 'dela cruz' } })).body.personnels[0]?.id;
  const circular = (await hr.call(listCirculars, { query: { term: '148' } })).body.circulars[0]?.id;
  const user = (await hr.call(listUsers, { query: { term: 'clerk@' } })).body.users[0]?.id;
  const role = (await hr.call(listRoles, { query: { term: 'Office clerk' } })).body.roles[0]?.id;
  const waiting = (await hr.call(listChecking, { query: { per_page: 5 } })).body.sheets[0]?.id;
  const people = (await hr.call(peopleImports.upload, { file: { name: 'people.csv', content: PEOPLE_FILE } })).body.import;
  const checked = (await hr.call(peopleImports.upload, { file: { name: 'checked.csv', content: PEOPLE_FILE } })).body.import;
  await hr.call(peopleImports.check, { params: { id: checked.id }, body: { columns: checked.columns } });
  const salaries = (await hr.call(salaryImports.upload, { file: { name: 'salaries.csv', content: SALARY_FILE } })).body.import.id;
  const certificates = (await hr.call(listCertificates, { query: { per_page: 999 } })).body.certificates;
  const certificate = (state: string) => certificates.find((one) => one.state === state)?.id ?? 0;
  const { code } = (await hr.call(readCertificate, { params: { id: certificate('RELEASED') } })).body.certificate;
  const contracts = (await hr.call(listContracts, { query: { state: 'ACTIVE' } })).body.contracts;
  const [renewed, active] = contracts.map(({ id }) => id);
  await hr.call(renewContracts, { body: { ids: [renewed!], from: '2027-01-01', to: '2027-06-30', premium: null } });
  const draft = (await hr.call(listContracts, { query: { state: 'DRAFT' } })).body.contracts[0]?.id;
  const notice = (await hr.call(listNotices, { query: { kind: 'NOSI' } })).body.notices[0]?.id;
  return {
    ...(await exampleAddresses(app, person)),
    ...(await leaveAddresses(app, person)),
    ...(await letterAddresses(app)),
    ...(await documentAddresses(app)),
    ...(await hiringAddresses(app)),
    ...(await screeningAddresses(app)),
    ...(await vacancyAddresses(app)),
    ...(await publicAddresses(app)),
    ...(await applicantAddresses(app)),
    ...(await interviewAddresses(app)),
    ...(await assessmentAddresses(app)),
    ...(await appointingAddresses(app)),
    '/profile/account/settings': [
      '/profile/account/settings?section=second-factor',
      '/profile/account/settings?section=notifications',
      '/profile/account/settings?section=held',
    ],
    '/account/profile': ['education', 'work', 'questions', 'submit'].map((section) => `/account/profile?section=${section}`),
    '/nosa': ['/nosa?view=daily', '/nosa?view=exception', '/nosa?table=3&view=notices'],
    '/nosi': ['/nosi?view=held', '/nosi?view=notices', `/nosi?view=notices&notice=${notice}`],
    '/pds/checking': ['/pds/checking?state=VERIFIED&state=RETURNED'],
    '/pds/checking/{personnel_id}': [`/pds/checking/${waiting}`, `/pds/checking/${person}`],
    '/personnel_setting/departments': ['/personnel_setting/departments?office=6&closed=1', '/personnel_setting/departments?term=zzz'],
    '/personnel_setting/departments/{id}/split-unit': ['/personnel_setting/departments/6/split-unit'],
    '/personnel_setting/campuses': ['/personnel_setting/campuses?edit=2', '/personnel_setting/campuses?edit=university'],
    '/personnel_setting/positions/{id}': ['/personnel_setting/positions/1'],
    '/personnel_setting/salary_grades/new': [`/personnel_setting/salary_grades/new?import=${salaries}`],
    '/department/header/setting': ['/department/header/setting?place=office+6'],
    '/personnel_setting/approval-request': ['/personnel_setting/approval-request?entry=school-1'],
    '/personnel_setting/personnel_status': [
      '/personnel_setting/personnel_status?list=religion',
      '/personnel_setting/personnel_status?list=places',
    ],
    '/personnels/import': [`/personnels/import?import=${people.id}`, `/personnels/import?import=${checked.id}`],
    '/personnels/import/{section}': ['/personnels/import/salaries', '/personnels/import/identity-numbers'],
    '/memorandum_circular/{id}': [`/memorandum_circular/${circular}`],
    '/memorandum_circular/{id}/readers': [`/memorandum_circular/${circular}/readers`],
    '/personnels/{id}/reclassification-reappoint': [`/personnels/${person}/reclassification-reappoint`],
    '/personnels/renewals': [`/personnels/renewals?people=${person}`, '/personnels/renewals'],
    '/personnels/{id}/data-sheet/import': [`/personnels/${person}/data-sheet/import`],
    '/personnels/{id}/service_record': [`/personnels/${person}/service_record`],
    '/coe': ['/coe?show=overdue', '/coe?term=zzz'],
    '/coe/{id}': [`/coe/${certificate('REQUESTED')}`, `/coe/${certificate('RELEASED')}`, `/coe/${certificate('CANCELLED')}`],
    '/verify/{code?}': ['/verify', `/verify/${code}`, '/verify/ABCD1234EFGH5678'],
    '/personnels/list': ['/personnels/list?on=2024-05-02&track=faculty'],
    '/personnels/{id}': [
      `/personnels/${person}`,
      `/personnels/${person}?on=2024-05-02`,
      `/personnels/${person}?edit=contact`,
      `/personnels/${person}?tab=timeline`,
      `/personnels/${person}?tab=attendance`,
      `/personnels/${person}?tab=changes`,
      `/personnels/${person}?tab=file201`,
      `/personnels/${person}?tab=held`,
      `/personnels/${person}?tab=data-sheet&section=family`,
    ],
    '/joborders/list': ['/joborders/list?ending=30', '/joborders/list?group_by=fund'],
    '/joborders/renew': [`/joborders/renew?ids=${active}`],
    '/joborders/{id}': [`/joborders/${active}`],
    '/joborders/{id}/edit': [`/joborders/${draft}/edit`],
    '/demographic/options': ['/demographic/options?track=faculty'],
    '/demographic/options/{id}': ['/demographic/options/age', '/demographic/options/education?group=4'],
    '/plantilla/items': ['/plantilla/items?group_by=status'],
    '/plantilla/items/{id}': ['/plantilla/items/1'],
    '/plantilla/items/{id}/edit': ['/plantilla/items/1/edit'],
    '/plantilla/report': ['/plantilla/report?colour=retirement', '/plantilla/report?report=psipop', '/plantilla/report?report=counts'],
    '/setup/{step}': ['account', 'university', 'mail', 'holidays', 'salary'].map((step) => `/setup/${step}`),
    '/settings/admin/users/{id}': [
      `/settings/admin/users/${user}`,
      `/settings/admin/users/${user}?tab=account`,
      `/settings/admin/users/${user}?tab=sign-in`,
    ],
    '/settings/admin/roles/{id}': [`/settings/admin/roles/${role}`, `/settings/admin/roles/${role}?tab=holders`],
  };
}
