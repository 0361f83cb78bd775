import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { yearBookOf } from './books.ts';
import { TYPE_SEEDS } from './type-seeds.ts';

const ALL7 = 'PERM TEMP COT FIXED CAS CONTR SUBS';

/** By hand from the list of leave types of the pages: name, amount and unit, per, charge, who, months of service, notice in days, law. */
const ROWS: readonly [string, string, string, string, string, string, number, number | null, string][] = [
  ['VL', 'accrued, working', 'no end', 'VL', 'any sex, not on teacher leave', ALL7, 0, 5, 'MC 41 s.1998 Sec. 51 (Rule XVI)'],
  ['FL', '5 working', 'calendar year', 'VL', 'any sex, not on teacher leave', ALL7, 0, 5, 'MC 41 s.1998 Sec. 25; MC 14 s.1999'],
  ['SL', 'accrued, working', 'no end', 'SL then VL', 'any sex, not on teacher leave', ALL7, 0, null, 'MC 41 s.1998 Secs. 43, 53, 56'],
  ['ML', '105 calendar', 'event', 'own', 'female', `${ALL7} PROV PT`, 0, 30, 'RA 11210; MC 5 s.2021'],
  ['MLSP', '15 calendar', 'event', 'own', 'female', `${ALL7} PROV PT`, 0, 30, 'RA 11210 Sec. 3'],
  ['MLX', '30 calendar', 'event', 'none', 'female', `${ALL7} PROV PT`, 0, 45, 'RA 11210 Sec. 3; MC 5 s.2021'],
  ['MLM', '60 calendar', 'event', 'own', 'female', `${ALL7} PROV PT`, 0, null, 'RA 11210 Sec. 3'],
  ['PL', '7 working', 'event', 'own', 'male', ALL7, 0, null, 'RA 8187; MC 71 s.1998; MC 5 s.2021'],
  ['SPL', '3 working', 'calendar year', 'own', 'any sex, not on teacher leave', ALL7, 0, 7, 'MC 41 s.1998 Sec. 21; MC 6 s.1999'],
  ['SOLO', '7 working', 'calendar year', 'own', 'any sex', ALL7, 6, 5, 'RA 8972 as amended by RA 11861'],
  ['STUDY', '180 calendar', 'event', 'own', 'any sex', 'PERM', 24, 0, 'MC 41 s.1998 Sec. 68; MC 21 s.2004'],
  ['VAWC', '10 working', 'event', 'own', 'female', ALL7, 0, null, 'RA 9262 Sec. 43; MC 15 s.2005'],
  ['REHAB', '180 calendar', 'event', 'own', 'any sex', 'PERM TEMP CAS CONTR', 0, null, 'MC 41 s.1998 Sec. 55; CSC-DBM JC 1 s.2006'],
  ['SLBW', '60 calendar', 'calendar year', 'own', 'female', ALL7, 6, 5, 'RA 9710 Sec. 18; MC 25 s.2010'],
  ['SEL', '5 working', 'calendar year', 'own', 'any sex', ALL7, 0, null, 'MC 2 s.2012; MC 16 s.2012'],
  ['ADOPT', '60 calendar', 'event', 'own', 'any sex', ALL7, 0, 0, 'RA 8552; RA 11642; MC 5 s.2021'],
  ['ADOPTF', '7 working', 'event', 'own', 'male', ALL7, 0, 0, 'RA 8552; RA 11642; MC 5 s.2021'],
  ['MLA', '7 working', 'event', 'own', 'any sex', ALL7, 0, 0, 'RA 11210 Sec. 6; MC 5 s.2021'],
  ['WL', '5 working', 'calendar year', 'own', 'any sex', ALL7, 0, 5, 'CSC Res. 2501292; MC 1 s.2026'],
  ['CTO', 'accrued, hours', 'no end', 'COC', 'any sex', 'PERM TEMP CAS CONTR', 0, 0, 'CSC-DBM JC 2 s.2004; JC 2-A s.2005'],
  ['CDO', 'accrued, working', 'no end', 'CDO', 'any sex', ALL7, 0, 0, 'agency rule'],
  [
    'SC',
    'accrued, working',
    'no end',
    'SC',
    'any sex, only on teacher leave',
    `${ALL7} PROV`,
    0,
    null,
    'MC 41 s.1998 (teachers leave); MC 9 s.1988',
  ],
  [
    'MON',
    '30 working',
    'calendar year',
    'VL',
    'any sex, not on teacher leave',
    'PERM TEMP COT CAS CONTR',
    0,
    null,
    'MC 41 s.1998 Secs. 22-23; MC 14 s.1999; BC 2016-2',
  ],
  ['TL', 'accrued, working', 'no end', 'VL', 'any sex', ALL7, 0, null, 'MC 41 s.1998 Sec. 35; EO 1077 s.1986; BC 2016-2'],
  ['LWOP', 'accrued, working', 'no end', 'none', 'any sex', ALL7, 0, 0, 'MC 41 s.1998 Secs. 56-57'],
  ['SABB', '365 calendar', 'event', 'own', 'any sex', 'PERM', 84, 0, 'Board policy'],
  ['QL', 'accrued, working', 'event', 'own', 'any sex', `${ALL7} PROV PT`, 0, null, 'COVID-19 circulars of the CSC'],
];

const CHARGES = { VL: 'VL', SL: 'SL then VL', OWN: 'own', COC: 'COC', CDO: 'CDO', SC: 'SC', NONE: 'none' };
const TEACHERS = { ANY: '', NOT_ON_TEACHER_LEAVE: ', not on teacher leave', ONLY_ON_TEACHER_LEAVE: ', only on teacher leave' };

describe('types of leave', () => {
  for (const [at, row] of ROWS.entries())
    it(`${row[0]} is as ${row[8]} gives it`, () => {
      const type = TYPE_SEEDS[at]!;
      assert.deepEqual(
        [
          type.code,
          `${type.amount === null ? 'accrued,' : type.amount / 1000} ${type.unit.toLowerCase()}`,
          type.per === null ? 'no end' : type.per === 'YEAR' ? 'calendar year' : 'event',
          CHARGES[type.charge],
          (type.sex?.toLowerCase() ?? 'any sex') + TEACHERS[type.teachers],
          type.statuses.join(' '),
          type.serviceMonths,
          type.noticeDays,
          type.law,
        ],
        row,
      );
    });

  it('are all in the table above', () => assert.equal(TYPE_SEEDS.length, ROWS.length));

  const codesWhere = (is: (type: (typeof TYPE_SEEDS)[number]) => boolean) => TYPE_SEEDS.filter(is).map(({ code }) => code);

  it('give a lot each year: special privilege, solo parent, special leave for women, calamity, wellness', () =>
    assert.deepEqual(
      codesWhere((type) => yearBookOf(type) !== null),
      ['SPL', 'SOLO', 'SLBW', 'SEL', 'WL'],
    ));

  it('are taken in half days: vacation, forced, sick, special privilege, wellness, CTO, CDO, service credits, without pay', () =>
    assert.deepEqual(
      codesWhere(({ smallest }) => smallest === 'HALF'),
      ['VL', 'FL', 'SL', 'SPL', 'WL', 'CTO', 'CDO', 'SC', 'LWOP'],
    ));

  it('count dates whatever the hours: the rights of section 14 and all that count every day of the calendar', () =>
    assert.deepEqual(
      codesWhere(({ countsDates, unit }) => countsDates && unit === 'WORKING'),
      ['PL', 'SPL', 'SOLO', 'VAWC', 'SEL', 'ADOPTF', 'MLA', 'WL', 'CDO'],
    ));

  it('stop the earning of credits: extension of maternity, service credits, terminal leave, without pay', () =>
    assert.deepEqual(
      codesWhere(({ earns }) => !earns),
      ['MLX', 'SC', 'TL', 'LWOP'],
    ));

  it('are confidential where the law says so: VAWC', () =>
    assert.deepEqual(
      codesWhere(({ isConfidential }) => isConfidential),
      ['VAWC'],
    ));

  it('cannot be applied for by the form: monetization, terminal leave, quarantine', () =>
    assert.deepEqual(
      codesWhere(({ isFiled }) => !isFiled),
      ['MON', 'TL', 'QL'],
    ));

  it('may be filed before their papers: sickness and emergencies', () =>
    assert.deepEqual(
      codesWhere(({ papersMayFollow }) => papersMayFollow),
      ['SL', 'MLM', 'VAWC', 'REHAB', 'SLBW', 'SEL', 'SC'],
    ));

  it('may be refused for the needs of the service: none of those that the law gives once proved', () =>
    assert.deepEqual(
      codesWhere(({ isDiscretionary }) => isDiscretionary),
      ['VL', 'FL', 'SPL', 'STUDY', 'WL', 'CTO', 'CDO', 'SC', 'MON', 'LWOP', 'SABB'],
    ));

  it('limit the run and the window: wellness 3 and CTO 5 dates in a row, paternity within 60 days, calamity within 30', () => {
    assert.deepEqual(
      TYPE_SEEDS.filter(({ longestRun, withinDays, filedWithinDays }) => longestRun ?? withinDays ?? filedWithinDays).map((type) => [
        type.code,
        type.longestRun,
        type.withinDays,
        type.filedWithinDays,
      ]),
      [
        ['PL', null, 60, null],
        ['REHAB', null, null, 7],
        ['SEL', null, 30, null],
        ['WL', 3, null, null],
        ['CTO', 5, null, null],
        ['LWOP', 262, null, null],
      ],
    );
  });

  it('are bound to their event: the declaration, the accident, the contract are past, and leave begins with them; paternity up to 7 days before', () => {
    const bounds = TYPE_SEEDS.filter(({ event }) => event !== null).map(
      (type) => `${type.code} ${type.eventMayCome ? 'may come' : 'past'} ${type.beforeDays ?? 'any'}`,
    );
    assert.deepEqual(bounds, [
      'ML may come any',
      'MLSP may come 0',
      'MLX may come 0',
      'MLM past 0',
      'PL may come 7',
      'STUDY past 0',
      'VAWC past any',
      'REHAB past 0',
      'SEL past 0',
      'ADOPT may come 0',
      'ADOPTF may come 0',
      'MLA may come 7',
      'SABB past 0',
      'QL past 0',
    ]);
    assert.deepEqual(
      codesWhere(({ leastBalance }) => leastBalance !== null),
      ['MON'],
    );
  });

  it('need their papers', () => {
    const papersOf = (code: string) => TYPE_SEEDS.find((type) => type.code === code)!.papers.map(({ name, when }) => `${name}: ${when}`);
    assert.deepEqual(papersOf('SL').slice(0, 3), [
      'Medical certificate: FILED_AHEAD',
      'Medical certificate: LONG',
      'Affidavit that no doctor was seen: NO_DOCTOR',
    ]);
    assert.equal(papersOf('VL')[0], 'Authority to travel abroad: ABROAD');
    assert.equal(papersOf('WL')[0], 'Clearance from money, property and work (CS Form No. 7): FROM_30_DAYS');
    assert.deepEqual(papersOf('PL').slice(0, 2), ['Birth certificate or medical certificate: ALWAYS', 'Marriage contract: ALWAYS']);
  });
});
