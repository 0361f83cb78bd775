import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { sendMailAgain } from '@talaan/kernel/server/mail/mail.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/mail.ts';
import { mailRows } from './mail-rows.ts';
import { readMail } from './read-mail.ts';
import { readMailSettings, sendTestLetter } from './try-mail.ts';

/** The outbox, as an administrator reads it, and the settings of mail, which the set-up tries. */
export function mountMail(server: Server): void {
  mountRows(server, mailRows);
  mount(server, contract.readMail, readMail);
  mount(server, contract.readMailSettings, readMailSettings);
  mount(server, contract.sendTestLetter, sendTestLetter);
  mount(server, contract.sendAgain, async (call) => {
    const { mail } = await readMail(call);
    if (!(await sendMailAgain(call.db, call.now, mail.id)))
      throw wrongState('Only mail that failed and whose content is still stored can be sent again.');
    await recordChange(call, { action: 'send a mail again', subject: `mail:${mail.id}`, after: { recipient: mail.recipient } });
    return { message: 'The mail is on its way again.' };
  });
}
