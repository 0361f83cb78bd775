import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

const words = z.string().trim().max(200, 'At most 200 characters.');

const setting = z.object({
  is_accredited: z.boolean(),
  accreditation: words,
  csc_office: words,
  authority_name: words,
  authority_title: words,
  hrmo_name: words,
  hrmo_title: words,
  chair_name: words,
  chair_title: words,
  bans: z.array(z.object({ election: words.min(1, 'Name the election.'), from: isoDate, to: isoDate })).max(20),
});
export type AppointingSetting = z.output<typeof setting>;

export const readAppointingSetting = endpoint({
  method: 'GET',
  path: '/api/appointments/setting',
  summary: 'Whether the university is accredited by the CSC, who signs appointments, and the bans before elections.',
  access: ['RAI'],
  response: z.object({ setting }),
});

export const changeAppointingSetting = endpoint({
  method: 'PUT',
  path: '/api/appointments/setting',
  summary: 'Changes who signs appointments, how they go to the CSC, and the bans before elections.',
  access: ['RAI'],
  reach: 'university',
  body: setting,
  response: messageOnly,
});
