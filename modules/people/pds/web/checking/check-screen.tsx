import { useParams } from 'react-router';
import { Card, Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { SheetToCheck } from './sheet-to-check.tsx';
import { useCheck } from './use-check.ts';

/** The data sheet of a person beside its attachments, row by row. */
export function Screen() {
  const { personnel_id } = useParams();
  // Of another person everything begins anew: nothing of the one before may be marked.
  return <Loaded key={personnel_id} personnelId={Number(personnel_id)} />;
}

function Loaded({ personnelId }: { personnelId: number }) {
  const check = useCheck(personnelId);
  const { answer, sheet, besideFailed } = check;
  const failure = (!sheet && answer.error) || (!check.beside && besideFailed);
  if (failure)
    return (
      <Page title="PDS checking">
        <Card withBorder>
          <LoadFailed failure={failure} onRetry={() => void check.readAgain()} />
        </Card>
      </Page>
    );
  if (!sheet || !check.beside)
    return (
      <Page title="PDS checking">
        <Skeleton h={520} aria-busy />
      </Page>
    );
  return <SheetToCheck check={check} sheet={sheet} beside={check.beside} />;
}
