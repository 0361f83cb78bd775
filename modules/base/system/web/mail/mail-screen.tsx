import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { exportMails, listMails, type Mail } from '../../contract/mail.ts';
import { MailDrawer } from './mail-drawer.tsx';
import { MAIL_STATES } from './mail-states.ts';

const columns: ListColumn<Mail>[] = [
  { key: 'subject', title: 'Subject', kind: 'name' },
  { key: 'recipient', title: 'To', kind: 'text', sort: 'recipient', phone: true },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: ({ state }) => <StatusBadge tone={MAIL_STATES[state].tone}>{MAIL_STATES[state].label}</StatusBadge>,
  },
  {
    key: 'created_at',
    title: 'Written',
    kind: 'datetime',
    sort: 'created_at',
    phone: true,
    render: (row) => formatInstant(row.created_at),
  },
  { key: 'sent_at', title: 'Sent', kind: 'datetime', startsHidden: true, render: (row) => row.sent_at && formatInstant(row.sent_at) },
  { key: 'tries', title: 'Tries', kind: 'count', render: (row) => row.tries || null },
  { key: 'failure', title: 'Answer of the mail server', kind: 'text', startsHidden: true },
];

export const readAhead = listAhead(listMails);

/** The outbox: what the system has mailed to whom, and what became of it. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const opened = Number(search.get('mail')) || undefined;
  return (
    <>
      <ListScreen
        title="Mail"
        intro="What the system has written to people. Codes and links that open an account are for their recipients alone."
        endpoint={listMails}
        rows="mails"
        exportAs={exportMails}
        searchLabel="Search by address or subject"
        open={(row) => `/settings/admin/mail${linkTo({ mail: row.id })}`}
        columns={columns}
        filters={[
          selectFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: choices(MAIL_STATES),
          }),
        ]}
        empty={{ title: 'No mail yet', description: 'Every mail that the system sends is listed here.' }}
      />
      <MailDrawer id={opened} onClose={() => change({ mail: null })} />
    </>
  );
}
