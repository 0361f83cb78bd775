import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkFiling, type Filing } from './check-filing.ts';
import { countDays } from '../days/count-days.ts';
import { calendarOf, datesBetween } from '../fixtures/calendar.ts';
import type { LeaveDate } from '../parts.ts';
import { splitPay } from '../days/split-pay.ts';
import { TYPE_SEEDS } from '../type-seeds.ts';

const CALENDAR = calendarOf('2026-01-01', '2027-03-31', { '2026-11-21': { kind: 'WORK', minutes: 240, morningMinutes: 240 } });
const SATURDAY_AFTERNOON: LeaveDate = { date: '2026-11-21', part: 'PM' };
const PERMANENT = { from: '2020-01-01', to: null, earns: 'REGULAR', statusCode: 'PERM' } as const;

/** An application that nothing stands against, and what is otherwise. */
function filing(code: string, dates: readonly LeaveDate[], is: Partial<Filing> & { vlLeft?: number; slLeft?: number } = {}): Filing {
  const type = TYPE_SEEDS.find((one) => one.code === code)!;
  const counted = countDays(type, dates, CALENDAR);
  const { vlLeft = 20_000, slLeft = 20_000, ...more } = is;
  return {
    type,
    dates: counted,
    parts: splitPay(type.charge, counted, { vl: vlLeft, sl: slLeft, sc: 5000 }),
    eventOn: null,
    workDaysBefore: 0,
    ownUsable: type.per === 'YEAR' ? { '2026': 3000, '2027': 3000 } : {},
    usedOfEvent: 0,
    usedOfYear: {},
    otherEvents: 0,
    run: 1,
    allocatedDays: 0,
    sex: 'Female',
    stays: [PERMANENT],
    receivedOn: '2026-11-02',
    contracts: [],
    standings: [],
    clashes: [],
    lockedDay: null,
    lateReason: '',
    isAbroad: false,
    foreignAuthority: '',
    needed: [],
    given: [],
    vl: vlLeft,
    ...more,
  };
}

const ONE = datesBetween('2026-11-16', '2026-11-16');
const THREE = datesBetween('2026-11-16', '2026-11-18');
const TEACHER = { ...PERMANENT, earns: 'TEACHER' } as const;
const CERTIFICATE = { name: 'Medical certificate', is_required: true, may_follow: true, instead: 'Affidavit that no doctor was seen' };

const CASES: readonly [string, Filing, string[]][] = [
  ['vacation filed two weeks ahead meets no check', filing('VL', ONE), []],
  ['1: paternity leave is for men', filing('PL', ONE, { eventOn: '2026-11-10' }), ['1 block type_code']],
  ['1: who teaches on teacher leave files no vacation leave', filing('VL', ONE, { stays: [TEACHER] }), ['1 block type_code']],
  ['1: service credits are for teachers', filing('SC', ONE), ['1 block type_code']],
  [
    '1: a job order gives no leave',
    filing('SPL', ONE, { stays: [{ ...PERMANENT, statusCode: 'JO', earns: 'NONE' }] }),
    ['1 block type_code'],
  ],
  [
    '1: who serves part of the time uses the vacation leave that an order gives',
    filing('VL', ONE, { stays: [{ ...PERMANENT, statusCode: 'PT' }] }),
    [],
  ],
  [
    '1: solo parent leave begins after six months of service',
    filing('SOLO', ONE, { stays: [{ ...PERMANENT, from: '2026-06-01' }] }),
    ['1 block type_code'],
  ],
  ['1: forced leave is optional below 10 days of vacation leave, and never refused for that', filing('FL', ONE, { vlLeft: 9999 }), []],
  ['7: forced leave with no vacation leave left is told to be without pay', filing('FL', ONE, { vlLeft: 0 }), ['7 warn dates']],
  [
    '3: on days of a suspension nothing is filed, on detail it is told',
    filing('VL', ONE, {
      standings: [
        { code: 'SUSP', name: 'Suspended', from: '2026-11-01', to: '2026-11-30' },
        { code: 'DET', name: 'On detail', from: '2026-11-16', to: null },
      ],
    }),
    ['3 block dates', '3 warn dates'],
  ],
  ['2: what takes the same half of a day is named', filing('VL', ONE, { clashes: ['Leave on 16 Nov 2026.'] }), ['2 block dates']],
  ['3: a date after the service', filing('VL', ONE, { stays: [{ ...PERMANENT, to: '2026-11-15' }] }), ['3 block dates']],
  ['3: a locked month', filing('VL', ONE, { lockedDay: '2026-11-16' }), ['3 block dates']],
  ['3: rest days alone are no leave', filing('VL', datesBetween('2026-11-14', '2026-11-15')), ['3 block dates']],
  [
    '3: the afternoon of a Saturday that ends at noon is free',
    filing('VL', [{ date: '2026-11-16', part: 'AM' }, SATURDAY_AFTERNOON]),
    ['3 block dates'],
  ],
  ['3: the morning of that Saturday is no trouble', filing('VL', [{ ...SATURDAY_AFTERNOON, part: 'AM' }]), []],
  ['3: solo parent leave is taken in whole days', filing('SOLO', [{ date: '2026-11-16', part: 'AM' }]), ['3 block dates']],
  ['4: vacation filed three days ahead asks for the reason', filing('VL', ONE, { receivedOn: '2026-11-13' }), ['4 block late_reason']],
  [
    '4: with the reason it is told and filed',
    filing('VL', ONE, { receivedOn: '2026-11-13', lateReason: 'A death in the family' }),
    ['4 warn late_reason'],
  ],
  ['4: sick leave is filed on return', filing('SL', ONE, { receivedOn: '2026-11-20' }), []],
  [
    '5: a paper that may not follow hinders the filing',
    filing('SOLO', ONE, { needed: [{ name: 'Valid Solo Parent ID', is_required: true, may_follow: false, instead: null }] }),
    ['5 block papers'],
  ],
  ['5: of sick leave it may follow', filing('SL', ONE, { needed: [CERTIFICATE] }), ['5 later papers']],
  ['6: special privilege is 3 days a year', filing('SPL', datesBetween('2026-11-16', '2026-11-19')), ['6 block dates']],
  ['6: each year has its own', filing('SPL', datesBetween('2026-12-30', '2027-01-05')), []],
  ['6: forced leave is 5 days a year', filing('FL', THREE, { usedOfYear: { '2026': 3000 } }), ['6 block dates']],
  ['6: wellness is at most 3 in a row', filing('WL', ONE, { run: 4 }), ['6 block dates']],
  [
    '6: paternity leave ends on the 60th day after the delivery',
    filing('PL', ONE, { sex: 'Male', eventOn: '2026-09-16' }),
    ['6 block dates'],
  ],
  ['6: the 60th day itself is within', filing('PL', ONE, { sex: 'Male', eventOn: '2026-09-17' }), []],
  [
    '6: paternity leave is 7 days of a delivery',
    filing('PL', THREE, { sex: 'Male', eventOn: '2026-11-10', usedOfEvent: 5000 }),
    ['6 block dates'],
  ],
  ['6: of the first four deliveries', filing('PL', ONE, { sex: 'Male', eventOn: '2026-11-10', otherEvents: 4 }), ['6 block dates']],
  [
    '6: compensatory time off is at most 5 days in a row (C7)',
    filing('CTO', ONE, { run: 6, ownUsable: { '2026': 400 * 3600 } }),
    ['6 block dates'],
  ],
  [
    '6: calamity leave ends on the 30th day after the declaration',
    filing('SEL', datesBetween('2026-11-20', '2026-11-20'), { eventOn: '2026-10-20', ownUsable: { '2026': 5000 } }),
    ['6 block dates'],
  ],
  [
    '6: the 30th day itself is within',
    filing('SEL', datesBetween('2026-11-19', '2026-11-19'), { eventOn: '2026-10-20', ownUsable: { '2026': 5000 } }),
    [],
  ],
  [
    '6: calamity leave is once a year: nothing is left after 5 days',
    filing('SEL', ONE, { eventOn: '2026-11-10', receivedOn: '2026-11-12', ownUsable: { '2026': 0 } }),
    ['6 block dates'],
  ],
  [
    '6: calamity leave is for one calamity a year, whatever is left of the five days',
    filing('SEL', ONE, { eventOn: '2026-11-02', ownUsable: { '2026': 3000 }, otherEvents: 1 }),
    ['6 block dates'],
  ],
  [
    '6: calamity leave does not begin before the declaration',
    filing('SEL', ONE, { eventOn: '2026-11-17', receivedOn: '2026-11-18', ownUsable: { '2026': 5000 } }),
    ['6 block dates'],
  ],
  [
    '6: a calamity that is to come gives no leave',
    filing('SEL', ONE, { eventOn: '2026-11-16', receivedOn: '2026-11-13', ownUsable: { '2026': 5000 } }),
    ['6 block event_on'],
  ],
  [
    '6: paternity leave begins 7 working days before the expected delivery',
    filing('PL', ONE, { sex: 'Male', eventOn: '2026-11-25', workDaysBefore: 7 }),
    [],
  ],
  ['6: and not 8', filing('PL', ONE, { sex: 'Male', eventOn: '2026-11-26', workDaysBefore: 8 }), ['6 block dates']],
  [
    '6: allocated days begin as paternity leave does',
    filing('MLA', ONE, { sex: 'Male', eventOn: '2026-11-26', workDaysBefore: 8 }),
    ['6 block dates'],
  ],
  ['6: a contract of study that is to come', filing('STUDY', ONE, { eventOn: '2026-11-16' }), ['6 block event_on']],
  [
    '6: the leave of a miscarriage begins with it',
    filing('MLM', ONE, { eventOn: '2026-11-17', receivedOn: '2026-11-18' }),
    ['6 block dates'],
  ],
  [
    '6: the extension of maternity leave follows the delivery',
    filing('MLX', ONE, { eventOn: '2026-11-17', receivedOn: '2026-09-01' }),
    ['6 block dates'],
  ],
  [
    '6: of 30 days of maternity leave before the delivery none is too many',
    filing('ML', datesBetween('2026-12-07', '2027-01-05'), { eventOn: '2027-01-05' }),
    [],
  ],
  [
    '6: of 46 days up to the delivery one is, however short the leave',
    filing('ML', datesBetween('2026-12-07', '2027-01-21'), { eventOn: '2027-01-21' }),
    ['6 block dates'],
  ],
  ['6: compensatory time off takes the hours that are there', filing('CTO', ONE, { ownUsable: { '2026': 4 * 3600 } }), ['6 block dates']],
  [
    '6: maternity leave with 7 allocated days is 98 days',
    filing('ML', datesBetween('2026-12-07', '2027-03-15'), { eventOn: '2026-12-20', allocatedDays: 7 }),
    ['6 block dates'],
  ],
  [
    '6: of maternity leave at least 60 days come after the delivery',
    filing('ML', datesBetween('2026-12-07', '2027-03-21'), { eventOn: '2027-02-01' }),
    ['6 block dates'],
  ],
  ['7: a short balance is told', filing('VL', THREE, { vlLeft: 1250 }), ['7 warn dates']],
  ['7: leave without pay while vacation leave is there is told', filing('LWOP', ONE), ['7 warn type_code']],
  [
    '8: more than five days in a row without a certificate wait before the certification',
    filing('SL', ONE, { run: 6, needed: [CERTIFICATE] }),
    ['8 later papers'],
  ],
  [
    '9: vacation that is over is told',
    filing('VL', ONE, { receivedOn: '2026-11-20', lateReason: 'Stranded by the typhoon' }),
    ['4 warn late_reason', '9 warn dates'],
  ],
  ['10: leave abroad without authority waits before the approval', filing('VL', ONE, { isAbroad: true }), ['10 later foreign_authority']],
  ['10: with the authority it does not', filing('VL', ONE, { isAbroad: true, foreignAuthority: 'TA 2026-118' }), []],
];
for (const [name, given, found] of CASES)
  test(name, () =>
    assert.deepEqual(
      checkFiling(given).map(({ no, kind, field }) => `${no} ${kind} ${field}`),
      found,
    ),
  );

test('what is never applied for here is refused', () => {
  for (const code of ['MON', 'TL', 'QL']) assert.equal(checkFiling(filing(code, ONE))[0]?.kind, 'block');
});

test('each check names its source, and more credits never bring another block', () => {
  const codes = fc.constantFrom(...TYPE_SEEDS.map(({ code }) => code));
  const last = fc.integer({ min: 16, max: 30 }).map((day) => `2026-11-${day}`);
  fc.assert(
    fc.property(codes, last, fc.nat(12_000), fc.nat(12_000), (code, to, vlLeft, more) => {
      const blocks = (vl: number) =>
        checkFiling(filing(code, datesBetween('2026-11-16', to), { vlLeft: vl, eventOn: '2026-11-10' })).filter(
          ({ kind }) => kind === 'block',
        );
      for (const { source, text } of blocks(vlLeft)) assert.ok(source !== '' && text !== '');
      assert.ok(blocks(vlLeft + more).length <= blocks(vlLeft).length);
    }),
  );
});

test('what calamity and paternity leave lets through lies between the event and the last day, wherever both are', () => {
  const around = fc.integer({ min: -40, max: 80 }).map((days) => Temporal.PlainDate.from('2026-11-16').add({ days }).toString());
  fc.assert(
    fc.property(fc.constantFrom('SEL', 'MLM', 'REHAB', 'PL'), around, fc.nat(20), (code, eventOn, workDaysBefore) => {
      const asked = filing(code, ONE, { eventOn, workDaysBefore, receivedOn: '2026-11-30', ownUsable: {} });
      const { beforeDays, withinDays } = asked.type;
      const days = Temporal.PlainDate.from(eventOn).until(ONE[0]!.date).days;
      const isWithin = (beforeDays === 0 ? days >= 0 : workDaysBefore <= beforeDays!) && (withinDays === null || days <= withinDays);
      const isRefused = checkFiling(asked).some(({ no, field }) => no === 6 && (field === 'dates' || field === 'event_on'));
      assert.equal(isRefused, !isWithin || (!asked.type.eventMayCome && eventOn > '2026-11-30'));
    }),
  );
});
