import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { VENUES } from '../rules/nominee.ts';
import { amount, centavos, FINDERS, KEEPERS, named, text } from './fields.ts';

const venue = z.enum(VENUES);
const minute = (missing: string) => z.number({ error: missing }).int().min(0).max(1440);

const session = z.object({
  /** Null for a new one. */
  id: recordId.nullable(),
  date: isoDate,
  /** Minutes after midnight. */
  from_minute: minute('Enter from which hour.'),
  to_minute: minute('Enter until which hour.'),
  topic: text(200),
});

/** What a training is, for who keeps programmes and for a head who recommends one of others. */
export const programmeFacts = {
  title: named(250, 'Enter the title.'),
  provider_id: recordId,
  type_id: recordId,
  venue,
  place: text(200),
  is_abroad: z.boolean(),
  /** Number and date of the authority of the Board or CHED to travel abroad; needed before someone is approved. */
  foreign_authority: text(150),
  first_day: isoDate,
  last_day: isoDate,
  /** In hundredths. */
  hours: z
    .number({ error: 'Enter the number of hours.' })
    .int('Hours have at most two decimals.')
    .min(1, 'Enter the number of hours.')
    .max(999_900, 'At most 9,999 hours.'),
  /** In centavos, for one person. */
  fee: amount,
  travel: amount,
  description: text(1000),
};

const shown = {
  id: z.number().int(),
  title: z.string(),
  provider_id: z.number().int(),
  provider: z.string(),
  type_id: z.number().int(),
  type: z.string(),
  venue,
  place: z.string(),
  is_abroad: z.boolean(),
  first_day: z.string(),
  last_day: z.string(),
  hours: z.number().int(),
  fee: centavos,
  travel: centavos,
  cancelled_because: z.string().nullable(),
  sessions: z.number().int(),
  /** People on their way to it, and those who are approved or further. */
  nominated: z.number().int(),
  approved: z.number().int(),
};

export const PROGRAMME_TIMES = { coming: 'Coming', running: 'Under way', over: 'Over', cancelled: 'Cancelled' } as const;
export type ProgrammeTime = keyof typeof PROGRAMME_TIMES;

const mean = z.number().int().nullable();

export const programmeRow = z.object({
  ...shown,
  /** How many the university issued. */
  certificates: z.number().int(),
  planned: centavos,
  /** The cost that was approved. */
  granted: centavos,
  spent: centavos,
  /** Means of 1 to 5 in thousandths, and percent points; null where no one evaluated. */
  reaction: mean,
  learning: mean,
  application: mean,
});
export type ProgrammeRow = z.output<typeof programmeRow>;

export const listProgrammes = endpoint({
  method: 'GET',
  path: '/api/lnd/programs',
  summary: 'Trainings of the university and of others, with their people, hours and cost.',
  access: KEEPERS,
  query: listQuery(['first_day', 'title', 'provider', 'hours', 'cost', 'approved', 'reaction', 'application', 'spent']).extend({
    provider: idList,
    type: idList,
    venue: venue.optional(),
    time: z.enum(Object.keys(PROGRAMME_TIMES) as [ProgrammeTime]).optional(),
    year: z.coerce.number().int().min(2000).max(2199).optional(),
    ...groupedBy(['type', 'provider']),
  }),
  response: listOf('programmes', programmeRow).extend({
    sums: z.object({
      approved: z.number().int(),
      certificates: z.number().int(),
      planned: centavos,
      granted: centavos,
      spent: centavos,
    }),
  }),
});

export const exportProgrammes = exportOf(listProgrammes, 'programmes');

const shownSession = session.extend({
  id: z.number().int(),
  code: z.string(),
  attended: z.number().int(),
});

const budget = z.object({ planned: centavos, approved: centavos, spent: centavos, open: centavos });

export const readProgramme = endpoint({
  method: 'GET',
  path: '/api/lnd/programs/{id}',
  summary: 'One training with its sessions, budget and what its evaluation says.',
  access: KEEPERS,
  params: byId,
  versioned: 'trainings.training:{id}',
  response: z.object({
    programme: programmeRow.omit({ sessions: true }).extend({
      foreign_authority: z.string(),
      description: z.string(),
      sessions: z.array(shownSession),
      budget,
      evaluation: z.object({
        reactions: z.number().int(),
        reaction: z.number().int().nullable(),
        /** Percent points; null where no one took both tests. */
        learning: z.number().int().nullable(),
        applications: z.number().int(),
        application: z.number().int().nullable(),
        results: z.number().int(),
      }),
    }),
    version: recordVersion,
  }),
});
export type Programme = z.output<typeof readProgramme.response>['programme'];
export type ProgrammeSession = Programme['sessions'][number];

const body = z.object({ ...programmeFacts, sessions: z.array(session).max(60, 'At most 60 sessions.') });
export type ProgrammeBody = z.output<typeof body>;

export const addProgramme = endpoint({
  method: 'POST',
  path: '/api/lnd/programs',
  summary: 'Adds a training with its sessions.',
  access: KEEPERS,
  reach: 'university',
  body,
  response: messageOnly.extend({ id: z.number().int() }),
});

export const changeProgramme = endpoint({
  method: 'PUT',
  path: '/api/lnd/programs/{id}',
  summary: 'Changes a training and its sessions; its days stay once someone is approved.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  versioned: 'trainings.training:{id}',
  body,
  response: messageOnly,
});

export const cancelProgramme = endpoint({
  method: 'PUT',
  path: '/api/lnd/programs/{id}/cancel',
  summary: 'Cancels a training that is not held, with all who are on their way to it.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: z.object({ remarks: named(300, 'Enter the reason.') }),
  response: messageOnly,
});

export const findProgrammes = endpoint({
  method: 'GET',
  path: '/api/lnd/programs/find',
  summary: 'The five trainings to come that are nearest to the typed title.',
  access: FINDERS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    programmes: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        provider: z.string(),
        first_day: z.string(),
        last_day: z.string(),
        venue,
        fee: centavos,
        travel: centavos,
      }),
    ),
  }),
});
