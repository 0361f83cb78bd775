import type { ReactNode } from 'react';
import { Button, Card, Skeleton } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportCredits, issueCertificate, listCredits, printCertificate, readCredits, type CreditRow } from '../../contract/credits.ts';
import { formatHours } from '../../rules/format-hours.ts';
import { CreditAccounts } from './credit-accounts.tsx';

const HERE = '/edats/overtime?tab=credits';

const columns: ListColumn<CreditRow>[] = [
  { key: 'fullname', title: 'Employee', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Number', kind: 'number' },
  { key: 'office', title: 'Office', kind: 'acronym', phone: true },
  {
    key: 'credit_seconds',
    title: 'Credit',
    kind: 'money',
    sort: 'credit_seconds',
    phone: true,
    render: (row) => formatHours(row.credit_seconds),
  },
  {
    key: 'expiring_seconds',
    title: 'Expires this year',
    kind: 'number',
    render: (row) => (row.expiring_seconds > 0 ? formatHours(row.expiring_seconds) : '—'),
  },
  { key: 'day_off_thousandths', title: 'Days off', kind: 'count', render: (row) => row.day_off_thousandths / 1000 },
  {
    key: 'next_expiry',
    title: 'Next expiry',
    kind: 'date',
    sort: 'next_expiry',
    phone: true,
    render: (row) => (row.next_expiry ? longDate(row.next_expiry) : '—'),
  },
];

const filters = [
  officeFilter,
  selectFilter({
    name: 'show',
    label: 'Show',
    any: 'All',
    main: true,
    options: [
      { value: 'expiring', label: 'Expires this year' },
      { value: 'days-off', label: 'With days off' },
    ],
  }),
];

/** The credits of all, or of the person whom the address names. */
export function CreditsOfPeople({ parts }: { parts: ReactNode }) {
  const [search] = useSearchParams();
  const person = Number(search.get('person') ?? 0);
  if (person > 0) return <CreditsOfPerson id={person} />;
  return (
    <ListScreen
      title="Overtime"
      intro="Credit expires on 31 December of the year after it was earned, a day off within the months that the agency sets."
      parts={parts}
      endpoint={listCredits}
      rows="personnel"
      exportAs={exportCredits}
      columns={columns}
      filters={filters}
      searchLabel="Search name or number"
      open={(row) => `${HERE}&person=${row.id}`}
      empty={{ title: 'No credits yet', description: 'People are listed here once HR certifies overtime of theirs for credit.' }}
    />
  );
}

function CreditsOfPerson({ id }: { id: number }) {
  const answer = useCall(readCredits, { params: { id } });
  const issuing = useSend(issueCertificate, { onDone: ({ message }) => showSuccess(message) });
  const credits = answer.data?.credits;
  return (
    <Page
      title={credits?.personnel.fullname ?? 'Credits'}
      intro={credits && [credits.personnel.idno, credits.personnel.office].filter(Boolean).join(', ')}
      actions={
        <Button component={Link} to={HERE} variant="default">
          All credits
        </Button>
      }
    >
      {answer.isError && !credits ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : !credits ? (
        <Skeleton h={320} aria-busy />
      ) : (
        <CreditAccounts
          credits={credits}
          overtime={(overtime) => `/department/edats/overtime/${overtime}`}
          print={(code) => fetchFile(printCertificate, { params: { id, code } })}
          issue={(month) => (
            <Button size="xs" loading={issuing.isPending} onClick={() => issuing.mutate({ params: { id }, body: { month } })}>
              Issue certificate
            </Button>
          )}
        />
      )}
    </Page>
  );
}
