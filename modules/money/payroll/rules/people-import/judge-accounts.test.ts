import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { accountFields } from './account-fields.ts';
import { judgeAccounts, type AccountGround } from './judge-accounts.ts';

const KEYS = ['idno', 'name', 'bank', 'account', 'valid_from'] as const;
const columns = Object.fromEntries(KEYS.map((key, at) => [key, at]));
const person = (id: number, idno: string, surname: string, first_name: string, is_serving = true) => ({
  id,
  idno,
  surname,
  first_name,
  fullname: `${surname}, ${first_name}`,
  is_serving,
});
const BANK = 'Land Bank of the Philippines';
const GROUND: AccountGround = {
  today: '2026-11-20',
  people: [
    person(1, '2001-1', 'Reyes', 'Arnel'),
    person(2, '2002-2', 'Dela Cruz', 'Liza'),
    person(3, '2003-3', 'Dela Cruz', 'Liza Mae'),
    person(4, '2004-4', 'Bernardo', 'Sheryl', false),
  ],
  onRecord: [{ personnel_id: 1, holder: 'Reyes, Arnel (2001-1)', bank: BANK, account: '1857-0000-11', from: '2026-06-01' }],
  banks: [BANK],
};

function judge(...rows: string[][]) {
  const read = readRows({ fields: accountFields, rows: rows.map((cells, at) => ({ line: at + 2, cells })), columns }, 'idno');
  return judgeAccounts(read, GROUND).map(({ row, ...one }) => ({ ...one, said: row.messages.map(({ message }) => message).join(' ') }));
}

test('a new account is paid to from its day on, and the list shows of it how it ends', () => {
  const [one] = judge(['2002-2', 'Liza Dela Cruz', 'LAND BANK OF THE PHILIPPINES', '1857 0000 22', '2026-11-05']);
  assert.deepEqual(one?.plan, { personnel_id: 2, bank: BANK, account: '1857 0000 22', from: '2026-11-05' });
  assert.deepEqual([one.isNew, one.changes.find(({ field }) => field === 'Account number')?.to], [true, 'ends in 0022']);
  assert.equal(JSON.stringify(one.changes).includes('1857'), false);
});

test('what is on record stays, another account replaces it, and an older one does not', () => {
  const [same] = judge(['2001-1', '', BANK, '1857000011', '']);
  assert.deepEqual([same?.plan, same?.isNew], [null, false]);
  assert.match(same!.said, /on record already/);
  const [other] = judge(['2001-1', '', BANK, '1857-0000-33', '2026-11-01']);
  assert.deepEqual([other?.plan?.account, other?.isNew], ['1857-0000-33', false]);
  assert.match(judge(['2001-1', '', BANK, '1857-0000-33', '2026-05-01'])[0]!.said, /valid from 1 Jun 2026, which is later/);
  assert.match(judge(['2001-1', '', BANK, '1857-0000-33', '2026-12-01'])[0]!.said, /still to come/);
});

test('a number of another person and an account of another person are refused', () => {
  assert.match(judge(['2002-2', 'Reyes, Arnel', BANK, '1857-0000-44'])[0]!.said, /2002-2 is the number of another person, Dela Cruz, Liza/);
  const [taken] = judge(['2002-2', '', BANK, '18570000 11']);
  assert.equal(taken?.plan, null);
  assert.match(taken.said, /the account of another person, Reyes, Arnel \(2001-1\)/);
});

test('an account or a person twice in the file is refused in both rows', () => {
  const accounts = judge(['2002-2', '', BANK, '1857-0000-55'], ['2003-3', '', BANK, '1857000055']);
  assert.match(accounts[0]!.said, /The same account is in row 3 too/);
  assert.match(accounts[1]!.said, /The same account is in row 2 too/);
  const people = judge(['2002-2', '', BANK, '1857-0000-66'], ['2002-2', '', BANK, '1857-0000-77']);
  assert.match(people[1]!.said, /The same person is in row 2 too/);
  assert.deepEqual(
    people.map(({ plan }) => plan),
    [null, null],
  );
});

test('a refusal repeats no number; one that the spreadsheet has shortened is told apart', () => {
  const [shortened, letters, short] = judge(
    ['2002-2', '', BANK, '1.857E+09'],
    ['2003-3', '', BANK, 'SA 1857-0000-99'],
    ['2001-1', '', BANK, '1 - - - 12'],
  );
  assert.match(shortened!.said, /its last digits are lost/);
  assert.match(letters!.said, /6 to 30 digits/);
  assert.match(short!.said, /whole account number/);
  assert.equal(/1857/.test(shortened!.said + letters!.said), false);
});

test('a bank that nobody has yet and people who left are warned of', () => {
  assert.match(judge(['2002-2', '', 'LBP', '1857-0000-88'])[0]!.said, /Nobody has an account at “LBP” yet/);
  assert.match(judge(['2004-4', '', BANK, '1857-0000-88'])[0]!.said, /no longer in service/);
});
