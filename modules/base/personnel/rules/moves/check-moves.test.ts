import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAssignment } from './assignment-limits.ts';
import { checkNature, type NatureQuestion } from './check-nature.ts';
import { checkSeparation } from './check-separation.ts';
import { checkSubstitute } from './check-substitute.ts';
import { describeStepCount } from './step-count.ts';

const held = { from: '2020-01-01', until: null, positionId: 1, grade: 15, statusCode: 'PERM', governmentService: true };
const next = { positionId: 2, grade: 18, statusCode: 'PERM', track: 'staff', authority: '' };
const ask = (question: Partial<NatureQuestion>) =>
  checkNature({ nature: 'PROM', natureName: 'Promotion', from: '2026-12-01', earlier: [held], next, ...question });

test('a promotion by three grades is fine, by more it needs a justification, except for faculty', () => {
  assert.deepEqual(ask({}), { errors: {}, warnings: [] });
  assert.match(ask({ next: { ...next, grade: 19 } }).warnings[0]!, /4 salary grades up/);
  assert.deepEqual(ask({ next: { ...next, grade: 19, track: 'faculty' } }).warnings, []);
});

test('natures are held against what was served before', () => {
  const gone = { ...held, until: '2025-04-01' };
  const jobOrder = { ...held, statusCode: 'JO', governmentService: false };
  const refusals: [string, Partial<NatureQuestion>, RegExp | null][] = [
    ['original, with service before', { nature: 'ORIG' }, /choose reappointment/],
    ['original, after a gap', { nature: 'ORIG', earlier: [gone] }, /choose reemployment/],
    ['original, after a job order', { nature: 'ORIG', earlier: [jobOrder] }, null],
    ['reemployment, in service', { nature: 'REEMP' }, /follows a gap/],
    ['reemployment, after a gap', { nature: 'REEMP', earlier: [gone] }, null],
    ['reappointment, after a gap', { nature: 'REAPP', earlier: [gone] }, /Service ended on 31 Mar 2025/],
    ['reappointment, the day after', { nature: 'REAPP', earlier: [{ ...held, until: '2026-12-01' }] }, null],
    ['promotion, of a job order', { nature: 'PROM', earlier: [jobOrder] }, /none is on record/],
    ['demotion to a higher grade', { nature: 'DEMO' }, /lower salary grade/],
    ['change of status without one', { nature: 'CHGST' }, /The status stays/],
    ['reinstatement of nobody', { nature: 'REINS', earlier: [] }, /Nothing was served/],
  ];
  for (const [name, question, message] of refusals) {
    const [error] = ask(question).errors['nature_code'] ?? [];
    if (message) assert.match(error ?? '', message, name);
    else assert.equal(error, undefined, name);
  }
});

test('a reclassification names its NOSCA or Board resolution', () => {
  assert.match(ask({ nature: 'RECL' }).errors['authority']![0]!, /NOSCA/);
  assert.deepEqual(ask({ nature: 'RECL', next: { ...next, authority: 'NOSCA 12-2026' } }).errors, {});
});

test('reassignment and detail last a year, secondment three and only of who is permanent', () => {
  const check = (kind: 'reassignment' | 'detail' | 'secondment', until: string | null, status: string | null = 'PERM') =>
    checkAssignment({
      kind,
      officeId: kind === 'reassignment' ? 5 : null,
      agency: kind === 'reassignment' ? '' : 'CHED',
      from: '2026-01-01',
      until,
      status,
    });
  assert.deepEqual(check('reassignment', '2027-01-01'), {});
  assert.match(check('reassignment', '2027-01-02')['to']![0]!, /one year at most: until 31 Dec 2026/);
  assert.match(check('detail', null)['to']![0]!, /Enter the last day/);
  assert.deepEqual(check('secondment', '2029-01-01'), {});
  assert.match(check('secondment', '2029-01-02')['to']![0]!, /3 years at most/);
  assert.match(check('secondment', '2029-01-01', 'TEMP')['kind']![0]!, /permanent/);
  assert.match(check('detail', '2026-06-01', null)['from']![0]!, /No appointment runs/);
});

test('a substitute needs an incumbent who is away for three months, a teacher for any time', () => {
  const away = { from: '2026-06-01', until: '2026-10-01', name: 'On study leave' };
  const ask = (incumbent: { name: string; away: typeof away | null } | null, track = 'staff', until: string | null = '2026-10-01') =>
    checkSubstitute({ item: 'A-1', incumbent, track, until });
  assert.equal(ask({ name: 'Abad, Liza', away }), null);
  assert.match(ask(null)!['item_id']![0]!, /is vacant/);
  assert.match(ask({ name: 'Abad, Liza', away: null })!['item_id']![0]!, /not absent/);
  const short = { ...away, until: '2026-08-01' };
  assert.match(ask({ name: 'Abad, Liza', away: short }, 'staff', '2026-08-01')!['item_id']![0]!, /less than 3 months/);
  assert.equal(ask({ name: 'Abad, Liza', away: short }, 'faculty', '2026-08-01'), null);
  assert.match(ask({ name: 'Abad, Liza', away }, 'staff', null)!['to']![0]!, /returns on 1 Oct 2026/);
});

test('a separation is held against appointments and the age of retirement', () => {
  const appointments = [{ from: '2000-01-01', until: null, governmentService: true }];
  const ask = (code: string, lastDay: string, birthDate = '1961-12-15') =>
    checkSeparation({ birthDate, lastDay, cause: { code, endsService: code !== 'STUDY' }, appointments });
  assert.deepEqual(ask('RETC', '2026-12-14'), { errors: {}, warnings: [] });
  assert.match(ask('RETC', '2026-12-13').errors['cause_code']![0]!, /65th birthday, 15 Dec 2026/);
  assert.match(ask('RETC', '2027-03-31').warnings[0]!, /extension/);
  assert.deepEqual(ask('RETO', '2026-06-30').warnings, []);
  assert.match(ask('RETO', '2026-06-30', '1970-01-01').warnings[0]!, /Turns 60 on 1 Jan 2030/);
  assert.match(ask('STUDY', '2026-06-30').errors['cause_code']![0]!, /does not end/);
  assert.match(ask('RES', '1999-06-30').errors['last_day']![0]!, /begins on 1 Jan 2000/);
});

test('the count to the next step goes on in the same grade without a gap (examples 5 and 7)', () => {
  assert.match(describeStepCount({ before: 15, after: 18, isWithoutGap: true, isCounted: true }), /start again/);
  assert.match(describeStepCount({ before: 12, after: 12, isWithoutGap: true, isCounted: true }), /continue/);
  assert.match(describeStepCount({ before: 12, after: 12, isWithoutGap: false, isCounted: true }), /begin\./);
});
