import { useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { drawSession, readSchedule } from '../contract/sessions.ts';
import { DrawDialog } from './draw-dialog.tsx';
import { SessionCard } from './session-card.tsx';
import { SessionPaper } from './session-paper.tsx';

/** The days of examinations and interviews of a post; answers appear as they come in. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readSchedule, { params: { id } });
  const [search, setSearch] = useSearchParams();
  const [printed, setPrinted] = useState<number | null>(null);
  useLiveRefresh(`private-interviews-${id}`, 'changed', '/api/interviews');
  if (answer.isError)
    return (
      <Page title="Interview schedule">
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Page>
    );
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const schedule = answer.data;
  const { post, sessions } = schedule;
  const asked = search.get('draw');
  const drawn = sessions.find((one) => String(one.id) === asked);
  const draw = (which: string | null) => setSearch(which === null ? {} : { draw: which }, { preventScrollReset: true });
  return (
    <Page
      title={`Interviews for ${post.code}`}
      intro={`${post.title}, ${post.office}`}
      main={
        <ForCallers of={drawSession}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => draw('new')}>
            Draw a session
          </Button>
        </ForCallers>
      }
    >
      {sessions.length === 0 && (
        <NothingHere
          title="No sessions yet"
          description={
            schedule.applicants.length === 0
              ? 'Applicants are called once they are found qualified.'
              : `${schedule.applicants.length} applicants are qualified. Draw a day, then publish it: each gets a letter with links to accept or decline.`
          }
        />
      )}
      {sessions.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          sessions={sessions}
          onDraw={() => draw(String(session.id))}
          onPrint={() => setPrinted(session.id)}
        />
      ))}
      {(asked === 'new' || drawn?.state === 'DRAFT') && (
        <DrawDialog key={asked} schedule={schedule} session={drawn ?? null} onClose={() => draw(null)} />
      )}
      {printed !== null && <SessionPaper id={printed} onClose={() => setPrinted(null)} />}
    </Page>
  );
}
