import { useEffect } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { readVisitor, useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import type { ReadAhead } from '@talaan/kernel/web/calls/read-ahead.ts';
import { RecordPage } from '@talaan/kernel/web/pages/record-page.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useNeighbours } from '@talaan/kernel/web/pages/use-neighbours.ts';
import { listPersonnel, readPersonnel } from '../../contract.ts';
import { readCareer, readPosition } from '../../contract/career.ts';
import { readAccountOf } from '../../contract/record.ts';
import { formatTimeServed } from '../../rules/time-served.ts';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import type { PersonOnRecord } from './person-on-record.ts';
import { isShownTo, recordCards } from './record-card.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordTabs } from './record-tabs.tsx';

/** The record, and what its overview and the cards of modules read. */
export const readAhead: ReadAhead = async (ask, { params, search }, { queries, contributed }) => {
  const id = Number(params['id']);
  const record = ask(readPersonnel, { params: { id } });
  if (search.has('tab')) return record;
  const views = (await readVisitor(queries))?.allowed_views ?? [];
  const shown = contributed(recordCards).filter((card) => isShownTo(card, views));
  // That the code of a card cannot be fetched is told where it is shown.
  const cards = await Promise.all(shown.map((card) => card.load().catch(() => undefined)));
  return Promise.all([
    record,
    ask(readPosition, { params: { id }, query: { on: search.get('on') ?? undefined }, together: true }),
    ask(readAccountOf, { params: { id }, together: true }),
    ask(readCareer, { params: { id }, together: true }),
    ...cards.map((card) => card?.readAhead?.(ask, id)),
  ]);
};

/** The record of a person; the open tab is in the address. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPersonnel, { params: { id } });
  const person = answer.isPlaceholderData ? undefined : answer.data?.personnel;
  const neighbours = useNeighbours(listPersonnel, 'personnels', id);
  const isOneself = useCurrentUser().personnel?.id === id;
  const navigate = useNavigate();
  // The number of a merged record leads to the one that was kept.
  useEffect(() => {
    if (person && person.id !== id) void navigate(`/personnels/${person.id}`, { replace: true });
  }, [person, id, navigate]);
  if (answer.isError && !person) return <RecordFailed title="Personnel record" list="/personnels/list" answer={answer} />;
  if (!person) return <Skeleton h={320} aria-busy />;
  const now = appointmentOf(person);
  return (
    <RecordPage
      name={person.fullname}
      photo={<PersonAvatar fullname={person.fullname} avatar={person.avatar} office={person.department?.acronym} size={48} />}
      state={!now && <StatusBadge tone="past">Not in service</StatusBadge>}
      line={lineOf(person, now)}
      neighbours={neighbours}
      open={(other) => `/personnels/${other}`}
      actions={<RecordActions person={person} />}
      main={
        !isOneself && (
          <Button component={Link} to={`/personnels/${person.id}/reclassification-reappoint`} leftSection={<IconFilePlus size={16} />}>
            New appointment
          </Button>
        )
      }
    >
      <RecordTabs key={person.id} person={{ id: person.id, idno: person.idno, fullname: person.fullname }} />
    </RecordPage>
  );
}

type Appointment = PersonOnRecord['appointments'][number];

function appointmentOf({ appointments }: PersonOnRecord): Appointment | undefined {
  const day = today().toString();
  return appointments.find(({ from, to }) => from <= day && (to === null || to >= day));
}

/** What somebody is today, in one line. */
function lineOf({ idno, appointments }: PersonOnRecord, now: Appointment | undefined): string {
  if (!now) return `${idno} · No appointment runs today`;
  const served = `${formatTimeServed(appointments, today().toString())} with the university`;
  return [idno, now.position, now.office, now.campus, now.salary_grade && `SG ${now.salary_grade}`, served].filter(Boolean).join(' · ');
}
