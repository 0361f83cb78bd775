import { z } from 'zod';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { accountAddress } from '@talaan/identity/contract/password-reset.ts';

export const mailState = z.enum(['waiting', 'sent', 'kept', 'failed']);
export type MailState = z.output<typeof mailState>;

export const mail = z.object({
  id: z.number().int(),
  recipient: z.string(),
  subject: z.string(),
  state: mailState,
  tries: z.number().int(),
  /** Answer of the mail server last. */
  failure: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type Mail = z.output<typeof mail>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mails',
  summary: 'The mail that the system has written, newest first.',
  access: ['ADMIN'],
  query: listQuery(['created_at', 'recipient']).extend({ state: mailState.optional() }),
  response: listOf('mails', mail),
});

export const exportMails = exportOf(listMails, 'mail');

export const readMail = endpoint({
  method: 'GET',
  path: '/api/mails/{id}',
  summary: 'One mail with its content; codes and links are for its recipient alone, save in a demo.',
  access: ['ADMIN'],
  params: byId,
  response: z.object({
    mail: mail.extend({
      /** When it is tried next. */
      due_at: z.string().nullable(),
      /** Null where it holds a code or link that is for the recipient alone. */
      content: z
        .object({ text: z.string(), html: z.string(), link: z.object({ label: z.string(), address: z.string() }).nullable() })
        .nullable(),
      may_be_sent_again: z.boolean(),
    }),
  }),
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/send-again',
  summary: 'Puts a mail that failed into the outbox once more.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  response: messageOnly,
});

export const readMailSettings = endpoint({
  method: 'GET',
  path: '/api/setup/mail',
  summary: 'Through which server mail goes out, from whom, and to which address its links lead; without user name and password.',
  access: ['ADMIN'],
  response: z.object({ server: z.string().nullable(), from: z.string(), public_url: z.string() }),
});

export const sendTestLetter = endpoint({
  method: 'POST',
  path: '/api/setup/test-letter',
  summary: 'Hands a test letter to the mail server at once, and answers what it says.',
  access: ['ADMIN'],
  reach: 'university',
  body: z.object({ to: accountAddress }),
  response: messageOnly,
  ownTransactions: true,
});
