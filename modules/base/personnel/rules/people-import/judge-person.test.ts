import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ana, anaOnRecord, check, say } from './check-fixture.ts';
import { differencesOf } from './whose-number.ts';

test('a row that would turn the holder of its number into somebody else is refused until it is accepted alone', () => {
  const other = { ...ana, surname: 'Reyes', first_name: 'Ben', sex: 'M', birth_date: '1985-03-03' };
  const [asked] = check([other], { known: [anaOnRecord] });
  assert.equal(asked?.action, 'wrong');
  assert.deepEqual(say(asked), [
    'Employee number: On record 1 is Peña, Ana, Female, born 15 Jan 1990. The file has Reyes, Ben, Male, born 3 Mar 1985.',
  ]);
  const [accepted] = check([other], { known: [anaOnRecord], accepted: [2] });
  assert.equal(accepted?.action, 'update');
  assert.deepEqual(
    accepted?.row.messages.map(({ level }) => level),
    ['note'],
  );
});

test('one difference from the record, as after a marriage, is a warning; another spelling is none', () => {
  const kinds = (change: Record<string, string>) => {
    const [row] = check([{ ...ana, ...change }], { known: [anaOnRecord] });
    assert.notEqual(row?.action, 'wrong');
    return row!.row.messages.map(({ kind }) => kind);
  };
  assert.deepEqual(kinds({ surname: 'Reyes' }), ['differs-from-record']);
  assert.deepEqual(kinds({ birth_date: '1990-01-16' }), ['differs-from-record']);
  assert.deepEqual(kinds({ surname: 'PENA', first_name: 'Ana Maria' }), []);
  assert.deepEqual(kinds({ surname: '', first_name: '', sex: '', birth_date: '' }), []);
});

test('which comes first in the dates, day or month, is decided once for the whole file', () => {
  const bornOf = (births: string[], order: 'day-first' | 'month-first' | null = null) => {
    const people = births.map((birth_date, at) => ({ ...ana, idno: `${at}`, pin: '', birth_date }));
    return check(people, { order }).map(({ row, draft }) => draft.person.birth_date ?? row.messages[0]!.message);
  };
  assert.deepEqual(bornOf(['05/10/1990', '23/10/1991']), ['1990-10-05', '1991-10-23']);
  assert.deepEqual(bornOf(['05/10/1990', '10/23/1991']), ['1990-05-10', '1991-10-23']);
  assert.deepEqual(bornOf(['05/10/1990'], 'day-first'), ['1990-10-05']);
  assert.match(bornOf(['05/10/1990'])[0]!, /Say whether the day or the month comes first/);
  const both = bornOf(['05/10/1990', '23/10/1991', '10/23/1992']);
  assert.match(both[0]!, /some dates begin with the day/);
  assert.deepEqual(both.slice(1), ['1991-10-23', '1992-10-23']);
});

test('a job order ends on its last day, which can be given later, and is no longer in service then', () => {
  const order = { ...ana, appointment_status: 'Job order', date_hired: '2018-01-02' };
  const [row] = check([{ ...order, last_day: '2018-06-30' }]);
  assert.deepEqual([row?.action, row?.appointment?.until, row?.row.messages], ['new', '2018-07-01', []]);
  const span = { officeId: 1, positionId: 1, statusCode: 'JO', from: '2018-01-02', until: null };
  const onRecord = { ...anaOnRecord, fields: { ...anaOnRecord.fields, date_hired: '2018-01-02' }, appointments: [span] };
  const [later] = check([{ ...order, last_day: '2018-06-30' }], { known: [onRecord] });
  assert.deepEqual(later?.appointment, { ...span, until: '2018-07-01' });
  assert.deepEqual(later.changes, [{ field: 'Last day', from: '', to: '2018-06-30' }]);
  const ended = { ...onRecord, appointments: [{ ...span, until: '2018-07-01' }] };
  assert.equal(check([{ ...order, last_day: '2018-06-30' }], { known: [ended] })[0]?.action, 'unchanged');
  const [long] = check([{ ...order, last_day: '2020-06-30' }]);
  assert.match(say(long)![0]!, /^Last day: A Job order appointment lasts 12 months at most/);
});

test('a name that was saved in a wrong encoding is refused', () => {
  const [row] = check([{ ...ana, surname: 'PeÃ±a' }]);
  assert.match(say(row)?.[0] ?? '', /lost a letter when the file was saved; probably it is Peña/);
});

test('what the form refuses no row stores', () => {
  const refused = (change: Record<string, string>) => say(check([{ ...ana, ...change }])[0])![0];
  assert.match(refused({ surname: 'R2D2' })!, /Use letters, spaces/);
  assert.match(refused({ surname: 'A'.repeat(61) })!, /At most 60 letters/);
  assert.match(refused({ idno: '1'.repeat(21) })!, /At most 20 letters/);
  assert.match(refused({ email: `${'a'.repeat(120)}@x.ph` })!, /is not an e-mail address/);
});

test('a person of one name comes in with it as surname, which is warned of, and changes nothing when the file comes again', () => {
  for (const names of [
    { surname: 'Bagani', first_name: '' },
    { surname: '', first_name: 'Bagani' },
  ]) {
    const [row] = check([{ ...ana, ...names }]);
    assert.equal(row?.name, 'Bagani');
    assert.deepEqual([row.draft.person.surname, row.draft.person.first_name], ['Bagani', '']);
    assert.deepEqual(
      row.row.messages.map(({ kind }) => kind),
      ['one-name'],
    );
    const onRecord = { ...anaOnRecord, fields: { ...anaOnRecord.fields, surname: 'Bagani', first_name: '' } };
    assert.equal(check([{ ...ana, ...names }], { known: [onRecord] })[0]?.action, 'unchanged');
  }
});

test('whatever a row says of the holder of its number, with two differences or more it changes nothing unless it is accepted', () => {
  const maybe = (value: string) => fc.constantFrom(undefined, ...value.split('|'));
  const record = { surname: 'Peña', first_name: 'Ana', sex: 'Female', birth_date: '1990-01-15' };
  const fields = fc.record({
    surname: maybe('Peña|Reyes'),
    first_name: maybe('Ana|Ben'),
    sex: maybe('Female|Male'),
    birth_date: maybe('1990-01-15|1985-03-03'),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const cells = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Record<string, string>;
      const differing = Object.entries(cells).filter(([field, value]) => value !== record[field as keyof typeof record]).length;
      assert.equal(differencesOf(given as never, record).length, differing);
      const [row] = check([{ idno: '1', ...cells }], { known: [anaOnRecord] });
      assert.equal(row!.action === 'wrong', differing >= 2);
    }),
  );
});
