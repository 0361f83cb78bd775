import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';

/** From a day on; null: since ever. */
const since = z.string().nullable();
const from = z.iso.date('Enter the day from which it applies.');
const kind = z.string().min(1).max(40);

const heads = {
  /** A head decides beside the officer in charge of the office. */
  head_decides_beside_officer: z.boolean(),
  /** While a head is away without an officer in charge, the next higher head decides. */
  absence_climbs: z.boolean(),
};

const GIVES = ['own-head', 'next-head', 'head-of-office', 'group'] as const;
/** What a rule compares: days of the request, centavos, or the rank of the owner. */
const FACTS = ['days', 'amount', 'rank'] as const;

const rule = z
  .object({
    type: z.string().trim().max(40).nullable(),
    fact: z.enum(FACTS).nullable(),
    at_least: z.number().int().min(0).max(1_000_000_000_000).nullable(),
    below: z.number().int().min(1).max(1_000_000_000_000).nullable(),
    gives: z.enum(GIVES),
    office_id: z.number().int().nullable(),
    group_name: z.enum(Object.keys(GROUPS) as [Group, ...Group[]]).nullable(),
    because: z.string().trim().min(1, 'Enter what the rule is, as people read it.').max(120),
  })
  .superRefine(({ fact, at_least, below, gives, office_id, group_name }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (fact !== null && at_least === null && below === null) wrong('at_least', 'Enter from how many, or below how many.');
    if (fact !== null && at_least !== null && below !== null && below <= at_least) wrong('below', 'Enter more than the lower limit.');
    if (gives === 'head-of-office' && office_id === null) wrong('office_id', 'Choose the office.');
    if (gives === 'group' && group_name === null) wrong('group_name', 'Choose the group.');
  });
export type AuthorityRule = z.output<typeof rule>;

const shownRule = z.object({ ...rule.shape, office: z.string().nullable() });
export type ShownRule = z.output<typeof shownRule>;

const settings = z.object({
  heads: z.array(z.object({ from: since, ...heads })),
  /** Of each kind with a clock: the working days, by the day from which they apply. */
  clocks: z.array(z.object({ kind: z.string(), title: z.string(), periods: z.array(z.object({ from: since, days: z.number().int() })) })),
  /** Of each role that is found by rules: its rules in the order in which they are read. */
  authorities: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      role: z.string(),
      periods: z.array(z.object({ from: since, rules: z.array(shownRule) })),
    }),
  ),
});
export type RequestSettings = z.output<typeof settings>;

export const readRequestSettings = endpoint({
  method: 'GET',
  path: '/api/requests/settings',
  summary: 'Who decides and how long it may take: officers in charge, deadlines and authorities, with what applies from a day to come.',
  access: ['GENERALSETTINGS'],
  response: settings,
});

export const changeHeadsSetting = endpoint({
  method: 'PUT',
  path: '/api/requests/settings/heads',
  summary: 'Whether a head decides beside an officer in charge, and who decides while a head is away, from a day on.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  body: z.object({ from, ...heads }),
  response: messageOnly,
});

export const changeClock = endpoint({
  method: 'PUT',
  path: '/api/requests/settings/clock',
  summary: 'In how many working days requests of a kind are to be decided, of those that are filed from a day on.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  body: z.object({
    kind,
    from,
    days: z.number('Enter the working days.').int().min(1, 'Enter at least one day.').max(250, 'At most 250 days.'),
  }),
  response: messageOnly,
});

export const changeAuthorities = endpoint({
  method: 'PUT',
  path: '/api/requests/settings/authorities',
  summary: 'The rules by which a role of a kind is found, read from the top, for routes that are found from a day on.',
  access: ['GENERALSETTINGS'],
  reach: 'university',
  body: z.object({
    kind,
    role: z.string().min(1).max(40),
    from,
    rules: z.array(rule).min(1, 'Enter at least one rule.').max(50, 'At most 50 rules.'),
  }),
  response: messageOnly,
});
