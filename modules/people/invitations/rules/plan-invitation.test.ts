import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planInvitation, type Act, type Candidate, type Plan } from './plan-invitation.ts';

const PERSON: Candidate = {
  serves: true,
  cameIn: false,
  suspended: false,
  above: false,
  email: 'ana@mailbox.example',
  emailFault: null,
  invitation: null,
};
const letter: Plan = { gets: 'letter', email: 'ana@mailbox.example' };
const slip = (because: (Plan & { gets: 'slip' })['because']): Plan => ({ gets: 'slip', because });
const nothing = (because: (Plan & { gets: 'nothing' })['because']): Plan => ({ gets: 'nothing', because });

const CASES: [string, Partial<Candidate>, Record<Act, Plan>][] = [
  ['an address of their own', {}, { invite: letter, remind: nothing('not_invited'), slips: slip('asked') }],
  ['no address', { email: null }, { invite: slip('no_address'), remind: nothing('not_invited'), slips: slip('asked') }],
  ['an address on two records', { emailFault: 'shared' }, { invite: slip('shared'), remind: nothing('not_invited'), slips: slip('asked') }],
  [
    'the address of another account',
    { emailFault: 'taken' },
    { invite: slip('taken'), remind: nothing('not_invited'), slips: slip('asked') },
  ],
  [
    'a letter that works',
    { invitation: { way: 'letter', works: true } },
    { invite: nothing('invited'), remind: letter, slips: slip('asked') },
  ],
  [
    'a letter that failed or expired',
    { invitation: { way: 'letter', works: false } },
    { invite: letter, remind: letter, slips: slip('asked') },
  ],
  [
    'a letter, and the address gone since',
    { email: null, invitation: { way: 'letter', works: false } },
    { invite: slip('no_address'), remind: nothing('no_address'), slips: slip('asked') },
  ],
  [
    'a slip that works',
    { invitation: { way: 'slip', works: true } },
    { invite: nothing('invited'), remind: nothing('has_slip'), slips: slip('asked') },
  ],
  [
    'a slip that expired, and an address since',
    { invitation: { way: 'slip', works: false } },
    { invite: letter, remind: nothing('has_slip'), slips: slip('asked') },
  ],
];

for (const [who, facts, plans] of CASES)
  test(`${who}: invite, remind, slips`, () => {
    for (const act of ['invite', 'remind', 'slips'] as const)
      assert.deepEqual(planInvitation({ ...PERSON, ...facts }, act, true), plans[act], act);
  });

test('without a mail server everybody gets a slip, and there is nothing to remind by', () => {
  const plan = (facts: Partial<Candidate>, act: Act) => planInvitation({ ...PERSON, ...facts }, act, false);
  assert.deepEqual(plan({}, 'invite'), slip('no_mail'));
  assert.deepEqual(plan({ email: null }, 'invite'), slip('no_mail'));
  assert.deepEqual(plan({ invitation: { way: 'letter', works: false } }, 'remind'), nothing('no_mail'));
  assert.deepEqual(plan({ invitation: { way: 'slip', works: true } }, 'invite'), nothing('invited'));
});

test('who has come in, is not in service, is suspended or may do more gets nothing by any act', () => {
  const given = fc.record({
    email: fc.constantFrom(null, 'ana@mailbox.example'),
    emailFault: fc.constantFrom(null, 'shared' as const, 'taken' as const),
    invitation: fc.option(fc.record({ way: fc.constantFrom('letter' as const, 'slip' as const), works: fc.boolean() })),
    serves: fc.boolean(),
    cameIn: fc.boolean(),
    suspended: fc.boolean(),
    above: fc.boolean(),
  });
  fc.assert(
    fc.property(given, fc.constantFrom<Act>('invite', 'remind', 'slips'), fc.boolean(), (person, act, mails) => {
      const plan = planInvitation(person, act, mails);
      if (!mails) assert.notEqual(plan.gets, 'letter');
      const closed = person.cameIn || !person.serves || person.suspended || person.above;
      if (closed) assert.equal(plan.gets, 'nothing');
      if (plan.gets === 'letter') assert.ok(person.email !== null && person.emailFault === null);
      if (!closed && act !== 'remind' && !person.invitation?.works) assert.notEqual(plan.gets, 'nothing');
    }),
  );
});
