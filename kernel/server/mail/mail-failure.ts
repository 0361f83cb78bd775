interface MailError extends Error {
  code?: string;
  responseCode?: number;
}

const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server does not accept the user name or the password of SMTP_URL.',
  ECONNECTION: 'The mail server does not answer. Check the host and the port of SMTP_URL.',
  ECONNREFUSED: 'The mail server does not answer. Check the host and the port of SMTP_URL.',
  ESOCKET: 'The mail server does not answer. Check the host and the port of SMTP_URL, and whether it wants smtp:// or smtps://.',
  ETLS: 'The connection to the mail server cannot be encrypted. Check whether SMTP_URL begins with smtp:// or smtps://.',
  ETIMEDOUT: 'The mail server does not answer in time. Check the host and the port of SMTP_URL, and the firewall between.',
  EDNS: 'The host of SMTP_URL is not known.',
  EENVELOPE: 'The mail server takes no mail from or to this address. Check MAIL_FROM and the address.',
  EMESSAGE: 'The mail server does not take the mail.',
};

/** Why a mail could not be handed over, with what to look at, and what the server itself said. */
export function formatMailFailure({ code = '', message }: MailError): string {
  return `${REASONS[code] ?? 'The mail could not be handed over.'} It said: ${message}`;
}
