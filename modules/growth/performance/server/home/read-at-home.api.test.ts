import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offices } from '@talaan/testing/demo-records.ts';
import { readAtHome } from '../../contract/home.ts';
import { openPerformance, target, type Who } from '../fixtures/performance-kit.ts';

const { kit, setClock, begin, submit } = openPerformance();
const linesOf = async (who: Who) => (await kit.people[who].call(readAtHome)).body.lines;
const sayings = async (who: Who) => (await linesOf(who)).map(({ says }) => says);

test('the home asks for targets until they are submitted, with their day, and says when it is past', async () => {
  await setClock('2026-12-05T09:00');
  const due = 'Your targets for January to June 2027 are due on 17 Dec 2026.';
  assert.ok((await sayings('clerk')).includes(due));
  const id = await begin('clerk', 'IPCR', offices.artsAndSciences.id);
  assert.ok((await sayings('clerk')).includes(due), 'a draft is not submitted');
  const { status, body } = await submit('clerk', id, [target('CORE'), target('SUPPORT')]);
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(!(await sayings('clerk')).includes(due));
  await setClock('2026-12-18T09:00');
  const late = (await linesOf('employee')).find(({ says }) => says.startsWith('Your targets for January to June 2027 were due'));
  assert.deepEqual(late, {
    says: 'Your targets for January to June 2027 were due on 17 Dec 2026.',
    link: '/account/performance',
    is_late: true,
  });
});

test('heads read who submitted nothing, the team which offices are not calibrated, and nobody else reads either', async () => {
  await setClock('2027-02-01T09:00');
  const head = (await linesOf('dean')).find(({ link }) => link === '/department/performance?standing=NOT_SUBMITTED');
  assert.match(head!.says, /^\d+ people have not submitted targets for January to June 2027\.$/);
  const ofTeam = /^\d+ of \d+ offices are not calibrated for July to December 2026, which ended on 31 Dec 2026\.$/;
  assert.ok((await linesOf('spmis')).some(({ says, link }) => ofTeam.test(says) && link === '/spmis/calibration'));
  const others = (await linesOf('employee')).filter(({ link }) => !link.startsWith('/account/performance'));
  assert.deepEqual(others, []);
});
