import { Suspense, useEffect } from 'react';
import { Anchor, Card, Select, Skeleton, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { today } from '@talaan/kernel/web/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readPersonnel } from '../../contract.ts';
import type { PersonOnRecord } from './person-on-record.ts';
import { RecordActions } from './record-actions.tsx';
import { recordTabs, tabsFor } from './record-tab.ts';

/** The record of a person; the open tab is in the address. On a phone the tabs become one field. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPersonnel, { params: { id } });
  const person = answer.isPlaceholderData ? undefined : answer.data?.personnel;
  const navigate = useNavigate();
  // The number of a merged record leads to the one that was kept.
  useEffect(() => {
    if (person && person.id !== id) void navigate(`/personnels/${person.id}`, { replace: true });
  }, [person, id, navigate]);
  if (answer.isError && !person) {
    return (
      <Page title="Personnel record">
        <Card withBorder>
          <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
        </Card>
        <Anchor component={Link} to="/personnels/list">
          Back to the list
        </Anchor>
      </Page>
    );
  }
  if (!person) return <Skeleton h={320} aria-busy />;
  return (
    <Page title={person.fullname} intro={sayPresent(person)} actions={<RecordActions person={person} />}>
      <OpenTab key={person.id} person={person} />
    </Page>
  );
}

function OpenTab({ person }: { person: PersonOnRecord }) {
  const tabs = useContributed(recordTabs);
  const [search, setSearch] = useSearchParams();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const shown = tabsFor(tabs, useCurrentUser().allowed_views);
  const open = shown.find(({ name }) => name === search.get('tab')) ?? shown[0];
  if (!open) return null;
  const choose = (name: string | null) => setSearch(name && name !== shown[0]?.name ? { tab: name } : {});
  const body = (
    <Suspense fallback={<Skeleton h={240} aria-busy />}>
      <open.Tab person={{ id: person.id, idno: person.idno, fullname: person.fullname }} />
    </Suspense>
  );
  if (isPhone) {
    return (
      <>
        <Select
          aria-label="Part of the record"
          data={shown.map(({ name, label }) => ({ value: name, label }))}
          value={open.name}
          onChange={choose}
          allowDeselect={false}
        />
        {body}
      </>
    );
  }
  return (
    <Tabs value={open.name} onChange={choose} keepMounted={false}>
      <Tabs.List>
        {shown.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.name} pt="md">
        {body}
      </Tabs.Panel>
    </Tabs>
  );
}

/** What somebody is today, in one line. */
function sayPresent({ idno, appointments }: PersonOnRecord): string {
  const day = today().toString();
  const now = appointments.find(({ from, to }) => from <= day && (to === null || to >= day));
  return [idno, now ? `${now.position}, ${now.office}, ${now.campus}` : 'No appointment runs today'].join(' · ');
}
