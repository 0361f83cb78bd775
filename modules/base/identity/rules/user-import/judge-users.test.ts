import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { judgeUsers, type JudgedUser, type UserGround } from './judge-users.ts';
import { userFields } from './user-fields.ts';

const ground: UserGround = {
  today: '2026-11-20',
  importer: 1,
  accounts: [
    { id: 1, email: 'me@u.ph', name: 'Me', personnel_id: 90 },
    { id: 2, email: 'rosa@u.ph', name: 'Rosa Reyes', personnel_id: 91 },
  ],
  held: [{ account_id: 2, role_id: 10, scope: 'self', office_id: null, campus_id: null, from: '2020-01-01', until: null }],
  people: new Map([
    ['100', { id: 91, fullname: 'Rosa Reyes' }],
    ['200', { id: 92, fullname: 'Ben Lim' }],
  ]),
  roles: [
    { id: 10, name: 'Employee' },
    { id: 11, name: 'Department head' },
    { id: 12, name: 'HR administrator' },
  ],
  offices: [
    { id: 5, acronym: 'REG', fullname: 'Registrar', campus_id: 1 },
    { id: 6, acronym: 'REG', fullname: 'Registrar North', campus_id: 2 },
  ],
  campuses: [
    { id: 1, name: 'Main Campus', acronym: 'MC' },
    { id: 2, name: 'North Campus', acronym: 'NC' },
  ],
};

/** Address | number | name | role | over | office | campus | from | to, a line each. */
function judge(...lines: string[]): JudgedUser[] {
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split('|') }));
  const columns = Object.fromEntries(Object.keys(userFields).map((key, at) => [key, at]));
  return judgeUsers(readRows({ fields: userFields, rows, columns }, 'email'), ground);
}

const told = ({ row }: JudgedUser) => row.messages.map(({ column, message }) => `${column}: ${message}`);

test('an account is made once for its rows, each of which gives a role; what a role is usually held over need not be said', () => {
  const [first, second, third] = judge(
    'Ben@U.ph|200||Employee',
    'ben@u.ph|||Department head',
    'ben@u.ph|||HR administrator|whole university',
  );
  assert.deepEqual(first!.changes, [
    { field: 'Account', from: '', to: 'ben@u.ph' },
    { field: 'Role', from: '', to: 'Employee, Own record' },
  ]);
  assert.deepEqual(
    [first, second, third].map((one) => [one!.name, one!.plan!.account, one!.plan!.grant!.scope]),
    ['self', 'headed', 'all'].map((scope) => ['Ben Lim', { name: 'Ben Lim', personnel_id: 92 }, scope]),
  );
});

test('what cannot be is refused on its cell', () => {
  const cases: [string, string][] = [
    ['x@u.ph|999||Employee', 'Employee number: No person has the employee number 999. Import the person first.'],
    ['x@u.ph|||Employee', 'Name: A new account needs an employee number or a name.'],
    ['no address|200||Employee', 'E-mail address: “no address” is not an e-mail address, such as name@university.edu.ph.'],
    ['ben@u.ph|200|Rosa Reyes|Employee', 'Name: 200 is of Ben Lim, but the file has “Rosa Reyes”.'],
    ['x@u.ph|100||Employee', 'E-mail address: Rosa Reyes has the account rosa@u.ph already.'],
    ['rosa@u.ph|200||', 'Employee number: rosa@u.ph is the account of another person.'],
    ['me@u.ph|||HR administrator|all', 'E-mail address: This is your own account. Another administrator can do this.'],
    ['ben@u.ph|200||Dragon keeper', 'Role: “Dragon keeper” is not a role here: Employee, Department head, HR administrator.'],
    [
      'ben@u.ph|200||HR administrator',
      'Over: Enter the scope of HR administrator: Own record, Offices that the person heads, An office with its units, A campus, The whole university.',
    ],
    ['ben@u.ph|200||HR administrator|office|REG', 'Office: Several campuses have an office “REG”. Enter the campus too.'],
    ['ben@u.ph|200||HR administrator|office|NOPE|1', 'Office: “NOPE” is not an office here. Import the offices first.'],
    ['ben@u.ph|200||HR administrator|campus', 'Campus: Enter the campus.'],
    ['ben@u.ph|200||HR administrator|campus||9', 'Campus: “9” is not a campus here: 1 Main Campus, 2 North Campus.'],
    ['ben@u.ph|200||Employee||||2026-01-01', 'From: Enter today or a later day.'],
    ['ben@u.ph|200||Employee||||2026-12-01|2026-11-30', 'To: The last day is before the first.'],
  ];
  for (const [line, message] of cases) {
    const [first] = judge(line);
    assert.deepEqual([told(first!), first!.plan], [[message], null]);
  }
  assert.deepEqual(judge('ben@u.ph|200||Employee', 'ben@u.ph|||Employee', 'lim@u.ph|200||').map(told), [
    ['E-mail address: Row 4 has another address for this employee number. A person has one account.'],
    [
      'E-mail address: Row 4 has another address for this employee number. A person has one account.',
      'Role: Row 2 says the same of this address.',
    ],
    ['E-mail address: Row 2 has another address for this employee number. A person has one account.'],
  ]);
});

test('an account on record gets the roles that it lacks, and nothing else', () => {
  const [held, more] = judge('rosa@u.ph|100|Reyes, Rosa|Employee', 'rosa@u.ph|||HR administrator||REG|2');
  assert.deepEqual([told(held!), held!.plan], [['Role: Already held.'], null]);
  assert.deepEqual(more!.plan!.grant, {
    role_id: 12,
    role: 'HR administrator',
    scope: 'office',
    office_id: 6,
    campus_id: null,
    from: '2026-11-20',
    to: null,
  });
});

test('no rows give a person two accounts, an address two people, or an account the same role twice', () => {
  const row = fc.tuple(
    fc.constantFrom('a@u.ph', 'b@u.ph', 'rosa@u.ph'),
    fc.constantFrom('', '100', '200'),
    fc.constantFrom('', 'Employee', 'Department head'),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const plans = judge(...rows.map(([email, number, role]) => `${email}|${number}|Name|${role}`)).flatMap(({ plan }) => plan ?? []);
      const made = new Map<string, number>();
      for (const { email, account } of plans) {
        if ('id' in account || account.personnel_id === null) continue;
        assert.equal(made.getOrInsert(email, account.personnel_id), account.personnel_id);
      }
      assert.equal(new Set(made.values()).size, made.size);
      const grants = plans.flatMap(({ email, grant }) => (grant ? [`${email} ${grant.role_id}`] : []));
      assert.equal(new Set(grants).size, grants.length);
    }),
  );
});
