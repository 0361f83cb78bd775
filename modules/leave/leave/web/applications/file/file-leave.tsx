import { Skeleton } from '@mantine/core';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fileApplication, readApplication, resubmitApplication } from '../../../contract/applications.ts';
import { readFiling } from '../../../contract/filing.ts';
import { LeaveForm, type Filing } from './leave-form.tsx';
import { blankLeave, bodyOf, fieldsOf } from './leave-values.ts';

interface FileLeaveProps {
  /** For whom it is filed from a paper form; undefined for one's own. */
  person?: number;
  type?: string | null;
  day?: string | null;
  onFiled: (id: number) => void;
  onCancel: () => void;
}

/** The application for leave, filed. */
export function FileLeave({ person, type = null, day = null, onFiled, onCancel }: FileLeaveProps) {
  const answer = useCall(readFiling, { query: { personnel_id: person } });
  const filing = answer.data;
  if (answer.isError && !filing) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!filing || answer.isPlaceholderData) return <Skeleton h={420} aria-busy />;
  if (filing.types.length === 0) return <NoTypes />;
  return (
    <FormShell
      endpoint={fileApplication}
      // A paper form says where it is spent; of one's own, nearly all of it is in the country.
      initial={{ ...blankLeave(type, day), place: person === undefined ? ('PHILIPPINES' as const) : null }}
      body={(values) => ({ ...bodyOf(values, typeOf(filing, values.type_code)), personnel_id: person ?? null })}
      draft={`leave:${person ?? 'own'}`}
      submit={say('File leave')}
      success={say('The application for leave was filed; HR certifies the credits next.')}
      alsoRefresh={[readFiling, { path: '/api/requests' }]}
      onDone={({ id }) => onFiled(id)}
      onCancel={onCancel}
    >
      {(form) => <LeaveForm form={form} filing={filing} person={person} />}
    </FormShell>
  );
}

function NoTypes() {
  return (
    <NothingHere
      title={say('No leave can be filed')}
      description={say(
        'Job orders and contracts of service have no leave credits, and this contract says nothing of absence: the head is asked beforehand, and the day is not paid.',
      )}
    />
  );
}

/** A returned application, corrected and submitted again. */
export function CorrectLeave({ id, onDone, onCancel }: { id: number; onDone: () => void; onCancel: () => void }) {
  const answer = useCall(readApplication, { params: { id } });
  const leave = answer.data?.application;
  const filing = useCall(readFiling, { query: { personnel_id: leave?.personnel_id } }, { enabled: leave?.id === id }).data;
  if (answer.isError && !leave) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (leave?.id !== id || !filing) return <Skeleton h={420} aria-busy />;
  return (
    <FormShell
      endpoint={resubmitApplication}
      params={{ id }}
      initial={fieldsOf(leave)}
      body={(values) => bodyOf(values, typeOf(filing, values.type_code))}
      draft={`leave:${id}:correct`}
      submit={say('Submit again')}
      success={say('The application for leave was submitted again.')}
      alsoRefresh={[readTimeline, readFiling]}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(form) => <LeaveForm form={form} filing={filing} corrected={leave} />}
    </FormShell>
  );
}

function typeOf(filing: Filing, code: string | null) {
  return filing.types.find((type) => type.code === code);
}
