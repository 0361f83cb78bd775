import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { optionsBlock } from './options-block.ts';
import { readAttlog } from './read-attlog.ts';
import { readInfoFacts, readOwnCount, readPollInfo } from './what-it-says.ts';
import { readOperlog } from './read-operlog.ts';
import { readDeviceRequest } from './read-request.ts';
import { holdsResults, readResults, formatFailure } from './read-results.ts';
import { PUSH_SETTINGS } from './settings.ts';
import { commandLine, writeCommand } from './write-command.ts';

const NOW = '2026-10-05 08:00:00';
const read = (body: string) => readAttlog(body, NOW, 1);

test('the address of a request is read in any order, case and spelling', () => {
  const cases: [url: string, action: string, serial: string, table: string, stamp: string, key: string][] = [
    ['/iclock/cdata?SN=ABC1234567890&table=ATTLOG&Stamp=9999', 'cdata', 'ABC1234567890', 'ATTLOG', '9999', ''],
    ['/iclock/cdata.aspx?table=attlog&stamp=12&sn=abc1', 'cdata', 'ABC1', 'ATTLOG', '12', ''],
    ['/iclock/cdata/?SN=A1&table=ATTLOG%20Stamp=123', 'cdata', 'A1', 'ATTLOG', '123', ''],
    ['/iclock/cdata?SN=A1&table=ATTLOG+Stamp=123&x', 'cdata', 'A1', 'ATTLOG', '123', ''],
    ['/iclock/cdata?SN=A1&table=OPERLOG&OpStamp=7', 'cdata', 'A1', 'OPERLOG', '7', ''],
    ['/iclock/getrequest?SN=A1&pushcommkey=k3y', 'getrequest', 'A1', '', '', 'k3y'],
    ['/iclock/k3y/iclock/cdata?SN=A1', 'cdata', 'A1', '', '', 'k3y'],
    ['/iclock/ping', 'ping', '', '', '', ''],
    ["/iclock/cdata?SN=A1'; drop table", 'cdata', '', '', '', ''],
    ['/iclock/cdata?SN=%E0%A4%A&table=%', 'cdata', '', '%', '', ''],
    ['/iclock/', 'iclock', '', '', '', ''],
  ];
  for (const [url, action, serial, table, stamp, key] of cases) {
    const { params: _, ...found } = readDeviceRequest(url);
    assert.deepEqual(found, { action, serial, table, stamp, key }, url);
  }
});

test('punches are read in every dialect of the devices', () => {
  const punch = { pin: '1001', at: '2026-10-05 07:58:12', status: 0, verify: 1, workCode: '0' };
  const cases: [line: string, punch: object][] = [
    ['1001\t2026-10-05 07:58:12\t0\t1\t0\t0\t0', punch],
    ['1001\t2026-10-05 07:58:12\t0\t1\t0\t0\t0\t', punch],
    ['1001\t2026-10-05 07:58:12\t0\t1\t0\t0\t0\t0\t36.5\t36.5\t28800\t{}', punch],
    ['1002\t2026-10-05 12:01:45\t1\t15\t0', { pin: '1002', at: '2026-10-05 12:01:45', status: 1, verify: 15, workCode: '0' }],
    ['1001\t2026-10-05 07:58:12', { ...punch, verify: 0, workCode: '' }],
    ['1001\t2026-10-05 07:58:12\t0\t1\t', { ...punch, workCode: '' }],
    ['1001\t1791158292\t0\t1\t0', punch],
    ['1001\t2026/10/05 7:58:12\t0\t1\t0', punch],
    ['Time=2026-10-05 07:58:12\tPIN=1001\tStatus=0\tVerify=1\tWorkcode=0', punch],
    ['PIN=1001\ttime=2026-10-05T07:58:12', { ...punch, verify: 0, workCode: '' }],
    ['     1001\t2026-10-05 07:58:12\t255\t200\t0', { ...punch, status: 255, verify: 200 }],
  ];
  for (const [line, expected] of cases) assert.deepEqual(read(`${line}\r\n`), { punches: [expected], bad: [], lines: 1 }, line);
});

test('a line that is no punch is kept with its reason, and counted like all others', () => {
  const cases: [line: string, reason: RegExp][] = [
    ['garbage', /not a PIN and a time/],
    ['1001', /not a PIN and a time/],
    ['0\t2026-10-05 07:58:12', /PIN/],
    ["1'; drop\t2026-10-05 07:58:12", /PIN/],
    ['1001\t2026-13-05 07:58:12', /does not exist/],
    ['1001\t2026-02-30 07:58:12', /does not exist/],
    ['1001\t1970-01-01 00:00:12', /factory date/],
    ['1001\t12', /factory date/],
    ['1001\t2000-01-01 00:00:12', /factory date/],
    ['1001\t2026-10-06 08:00:01', /future/],
  ];
  for (const [line, reason] of cases) {
    const { punches, bad, lines } = read(line);
    assert.deepEqual([punches, lines, bad.length], [[], 1, 1], line);
    assert.match(bad[0]!.reason, reason, line);
  }
  assert.equal(read('\r\n\r\n1001\t2026-10-05 07:58:12\n\nbad\r\n').lines, 2);
});

test('a line with a good PIN and time is a punch whatever its codes are, and what is odd of it is noted', () => {
  for (const [codes, status, verify] of [
    ['x\t1', 255, 1],
    ['99999\t1', 255, 1],
    ['0\tfinger', 0, 255],
    ['-1\t', 255, 0],
  ] as const) {
    const { punches, bad, lines } = read(`1001\t2026-10-05 07:58:12\t${codes}`);
    assert.deepEqual(punches, [{ pin: '1001', at: '2026-10-05 07:58:12', status, verify, workCode: '' }], codes);
    assert.deepEqual([lines, bad.length], [1, 1]);
    assert.match(bad[0]!.reason, /^The punch is kept\./);
  }
});

test('whatever a device sends, reading it never fails and answers the number of its lines', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 200 }), (bytes, url) => {
      const body = new TextDecoder().decode(bytes);
      const lines = body
        .replaceAll('\0', '')
        .split(/\r\n|\n|\r/)
        .filter((line) => line.trim() !== '').length;
      const { punches, bad, lines: counted } = read(body);
      assert.equal(counted, lines);
      assert.ok(punches.length <= lines && bad.length <= lines && punches.length + bad.length >= lines);
      readOperlog(bytes);
      readResults(body);
      readPollInfo(body);
      readDeviceRequest(url);
    }),
  );
  const line = fc.tuple(fc.constantFrom('1', '0', 'PIN=7', 'x', ''), fc.string({ maxLength: 20 }), fc.array(fc.string({ maxLength: 5 })));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { punches, bad, lines: counted } = read(lines.map(([pin, at, rest]) => [pin, at, ...rest].join('\t')).join('\n'));
      assert.ok(punches.length <= counted && bad.length <= counted && punches.length + bad.length >= counted);
    }),
  );
});

test('users are read with and without the word USER, in UTF-8 and in GB2312; fingers and photos are counted alone', () => {
  const text = [
    'USER PIN=982\tName=Peña, Rosa\tPri=14\tPasswd=\tCard=[09E4812202]\tGrp=1\tTZ=',
    'PIN=7\tName=Juan\tPrivilege=0\tCard=0000000000',
    'OPLOG 4\t14\t2026-10-05 08:00:00\t0\t0\t0\t0',
    'FP PIN=982\tFID=1\tSize=4\tValid=1\tTMP=AAAA',
    'BIOPHOTO PIN=982\tContent=AAAA',
    'nonsense',
  ].join('\r\n');
  const { users, bad, lines } = readOperlog(Buffer.from(text));
  assert.equal(lines, 6);
  assert.deepEqual(users, [
    { pin: '982', name: 'Peña, Rosa', card: '[09E4812202]', privilege: 14 },
    { pin: '7', name: 'Juan', card: '', privilege: 0 },
  ]);
  assert.deepEqual(
    bad.map(({ text: line }) => line),
    ['nonsense'],
  );
  const chinese = Buffer.concat([Buffer.from('USER PIN=1\tName='), Buffer.from([0xd6, 0xd0]), Buffer.from('\tPri=0')]);
  assert.equal(readOperlog(chinese).users[0]!.name, '中');
});

test('results are read on one line or one key a line, with what the device says about itself', () => {
  assert.deepEqual(
    readResults('ID=1&Return=0&CMD=DATA\nID=2&Return=-1002&CMD=DATA\n').map(({ id, code, command }) => [id, code, command]),
    [
      ['1', 0, 'DATA'],
      ['2', -1002, 'DATA'],
    ],
  );
  const [info] = readResults('ID=3&Return=0&CMD=INFO\n~DeviceName=K40\nFirmVer=Ver 8.0.4\nUserCount=12\nTransactionCount=900\n');
  assert.deepEqual(readInfoFacts(info!.facts), { firmware: 'Ver 8.0.4', model: 'K40', users: 12, templates: null, records: 900 });
  const [shell] = readResults('ID=4\nSN=ABC\nReturn=2\nCMD=Shell\nContent=a=b\n');
  assert.deepEqual([shell!.id, shell!.code, shell!.facts.get('content')], ['4', 2, 'a=b']);
  const [sum] = readResults('ID=5&Return=0&CMD=VERIFY SUM&StartTime=2026-10-01 00:00:00&EndTime=2026-10-05 00:00:00&AttlogSum=42');
  assert.equal(readOwnCount(sum!.facts, sum!.code), 42);
  assert.equal(readOwnCount(new Map(), 17), 17);
  assert.equal(holdsResults('ID=1&Return=0&CMD=DATA'), true);
  assert.equal(holdsResults('1001\t2026-10-05 07:58:12'), false);
  assert.deepEqual(readPollInfo('Ver 8.0.4.3-20190524,3,1,120,192.168.1.201,10'), {
    firmware: 'Ver 8.0.4.3-20190524',
    model: null,
    users: 3,
    templates: 1,
    records: 120,
  });
  for (const code of [-1, -3, -10, -1001, -1002, -1003, -1004, -1005]) assert.doesNotMatch(formatFailure(code), /code/, String(code));
  assert.match(formatFailure(-77), /-77/);
});

test('commands are written with tabs, and never clear a device or run a program on it', () => {
  const put = { kind: 'PUT_USER', pin: '1003', name: 'Juan Cruz', card: '' } as const;
  assert.equal(writeCommand(put), 'DATA UPDATE USERINFO PIN=1003\tName=Juan Cruz\tPrivilege=0\tPri=0\tCard=');
  assert.equal(writeCommand({ kind: 'REMOVE_USER', pin: '1003' }), 'DATA DELETE USERINFO PIN=1003');
  assert.equal(
    writeCommand({ kind: 'QUERY_PUNCHES', from: '2026-10-01 00:00:00', to: '2026-10-05 23:59:59' }),
    'DATA QUERY ATTLOG StartTime=2026-10-01 00:00:00\tEndTime=2026-10-05 23:59:59',
  );
  assert.equal(commandLine(12, writeCommand({ kind: 'REBOOT' })), 'C:12:REBOOT\n');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, card) => {
      for (const entered of [name, `a\nC:9:CLEAR LOG${name}`, `b\r\tPIN=1${name}`]) {
        const text = writeCommand({ ...put, name: entered, card });
        assert.equal(text.split('\t').length, 5);
        assert.doesNotMatch(text.replaceAll('\t', ''), /\p{Cc}/u);
        assert.match(text, /^DATA UPDATE USERINFO PIN=1003\t/);
      }
    }),
  );
});

test('the hello is answered in both spellings of the options', () => {
  const block = optionsBlock('ABC1', { attlog: '', operlog: '' }, PUSH_SETTINGS);
  for (const line of [
    'GET OPTION FROM: ABC1',
    'ATTLOGStamp=None',
    'Stamp=0',
    'OPERLOGStamp=9999',
    'OpStamp=9999',
    'TransFlag=1111101000',
    'TimeZone=8',
    'Realtime=1',
    'Delay=10',
  ])
    assert.ok(block.split('\r\n').includes(line), line);
  assert.match(optionsBlock('ABC1', { attlog: '777', operlog: '5' }, PUSH_SETTINGS), /ATTLOGStamp=777\r\nOPERLOGStamp=5\r\n/);
});
