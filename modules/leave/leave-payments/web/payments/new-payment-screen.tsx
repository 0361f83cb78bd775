import { Skeleton, Stack } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { readEstimate } from '../../contract/payments.ts';
import { AskForm } from './ask-form.tsx';

/** HR asks for an employee, such as from a letter on paper. */
export function Screen() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const person = Number(search.get('person')) || null;
  const answer = useCall(readEstimate, { params: { id: person ?? 0 } }, { enabled: person !== null });
  const estimate = answer.data?.estimate;
  return (
    <Page title="Monetization for an employee" intro="As they asked on paper; HR computes and certifies it as a step of its own.">
      <Stack gap="md">
        <PersonPicker
          label="Employee"
          required
          maw={480}
          value={person}
          onChange={(id) => setSearch(id === null ? {} : { person: String(id) }, { replace: true })}
        />
        {person !== null && answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {person !== null && !answer.isError && !estimate && <Skeleton h={320} aria-busy />}
        {person !== null && !answer.isError && estimate && (
          <AskForm
            key={person}
            personnelId={person}
            estimate={estimate}
            onDone={(id) => void navigate(`/account/leave-payments/${id}`)}
            onCancel={() => void navigate(-1)}
          />
        )}
      </Stack>
    </Page>
  );
}
