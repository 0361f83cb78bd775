import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { formatMailFailure } from '@talaan/kernel/server/mail/mail-failure.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { sendAtOnce, senderOf, universityName } from '@talaan/kernel/server/mail/outbox.ts';

/** The settings of mail as the environment gives them, without their secrets. */
export async function readMailSettings({ server, db, today }: Pick<Call, 'server' | 'db' | 'today'>) {
  const { settings } = server;
  const from = senderOf(settings, await contributed(server, universityName)(db, today));
  return {
    server: settings.smtpUrl ? serverOf(settings.smtpUrl) : null,
    from: typeof from === 'string' ? from : `${from.name} <${from.address}>`,
    public_url: settings.publicUrl,
  };
}

/** Tries the settings with a letter while the administrator waits. Error: 409 with what the mail server said. */
export async function sendTestLetter(call: Call<unknown, unknown, { to: string }>): Promise<{ message: string }> {
  const { server, actor, body } = call;
  const { smtpUrl, publicUrl } = server.settings;
  if (!smtpUrl) throw wrongState('No mail server is set. Set SMTP_URL on the server, start Talaan again, and try once more.');
  const letter = {
    to: body.to,
    subject: 'A test letter from Talaan',
    paragraphs: [
      `${actor.name} has sent this letter to see whether mail of Talaan arrives. It has arrived; nothing is to be done.`,
      'The link below must open Talaan. If it does not, the setting PUBLIC_URL is wrong.',
    ],
    link: { label: 'Open Talaan', address: publicUrl },
  };
  await sendAtOnce(server, smtpUrl, letter).catch((error: Error) => {
    throw wrongState(formatMailFailure(error));
  });
  await recordChange(call, { action: 'send a test letter', subject: 'mail:test', after: { to: body.to } });
  return { message: `The mail server has taken the letter to ${body.to}. Look whether it arrives.` };
}

/** `mail.university.example:587`. */
export function serverOf(smtpUrl: string): string {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}
