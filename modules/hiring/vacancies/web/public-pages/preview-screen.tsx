import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useTellHeading } from '@talaan/kernel/web/heading.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { addressOfVacancy, previewVacancy } from '../../contract/public-pages.ts';
import { titleOf } from '../../rules/format-vacancy.ts';
import { VacancyView } from './vacancy-view.tsx';

/** A vacancy as the public sees it, or will see it once it is posted. */
export function Screen() {
  const { code = '' } = useParams();
  const answer = useCall(previewVacancy, { params: { code } });
  useTellHeading(answer.data ? titleOf(answer.data.vacancy) : say('Vacancy'));
  if (answer.error?.status === 404)
    return (
      <NothingHere
        title={say('There is no such vacancy')}
        description={say('It was withdrawn, or your roles do not reach it before it is posted.')}
      />
    );
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={420} aria-busy />;
  const { standing } = answer.data;
  return (
    <Stack gap="md" maw={760}>
      {standing === null && (
        <Alert color="blue" p="sm" className="not-on-paper">
          {say('The public does not see this vacancy: it is a draft, or it was withdrawn. This is how it reads once it is posted.')}
        </Alert>
      )}
      <VacancyView
        {...answer.data}
        actions={
          <>
            {standing === 'open' && (
              <Button component={Link} to={`/jobs/apply_now?vacancy=${encodeURIComponent(code)}`}>
                {say('Apply')}
              </Button>
            )}
            {standing !== null && (
              <Button variant="default" component={Link} to={addressOfVacancy('', code)}>
                {say('Public page')}
              </Button>
            )}
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
              {say('Print')}
            </Button>
          </>
        }
      />
    </Stack>
  );
}
