import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { byApplicant } from './sheets.ts';

const ACCESS = ['JOBPOST'] as const;
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
const PATH = '/api/job_posts/{id}/assessment';

export const recommend = endpoint({
  method: 'POST',
  path: `${PATH}/recommend`,
  summary: 'Records the resolution of the board: the first freezes the list of the highest ranked, a further one adds the next name.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({
    number: text(60).min(1, 'Enter the number of the resolution.'),
    dated: isoDate,
    /** Of a further name. */
    reason: text(500),
  }),
  response: messageOnly,
});

export const select = endpoint({
  method: 'POST',
  path: `${PATH}/select`,
  summary:
    'Records whom the appointing authority chose, notifies all who were assessed, and releases the other names where all vacancies are filled.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({
    choices: z
      .array(z.object({ application_id: recordId, reason: text(1000) }))
      .min(1, 'Choose an applicant.')
      .max(99),
    decided_on: isoDate,
    decided_by: text(150).min(1, 'Enter who decided.'),
  }),
  response: messageOnly,
});

export const saveNextInRank = endpoint({
  method: 'PUT',
  path: '/api/assessment/next-in-rank/{id}',
  summary: 'Sets which positions are next in rank to a position.',
  access: ACCESS,
  reach: 'university',
  params: byId,
  body: z.object({ position_ids: z.array(recordId).max(50) }),
  response: messageOnly,
});

const PDF = ['application/pdf'] as const;

export const printComparative = endpoint({
  method: 'GET',
  path: `${PATH}/print`,
  summary: 'The comparative assessment as it was issued; before that a draft.',
  access: ACCESS,
  params: byId,
  response: fileAnswer,
  download: PDF,
});

export const issueComparative = endpoint({
  method: 'POST',
  path: `${PATH}/issue`,
  summary: 'Issues the comparative assessment of a frozen ranking with its control number and code.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const printMinutes = endpoint({
  method: 'GET',
  path: `${PATH}/minutes/print`,
  summary: 'The minutes of the deliberation.',
  access: ACCESS,
  params: byId,
  response: fileAnswer,
  download: PDF,
});

export const printSheets = endpoint({
  method: 'GET',
  path: '/api/job_posts/{id}/applicants/{appID}/assessment/print',
  summary: 'The assessment sheets about one applicant, a page for each member, once all are in.',
  access: ACCESS,
  params: byApplicant,
  response: fileAnswer,
  download: PDF,
});
