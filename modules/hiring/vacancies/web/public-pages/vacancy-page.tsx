import { useEffect } from 'react';
import { Alert, Anchor, Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUserIfAny } from '@talaan/identity/web/current-user.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readVacancy, VACANCIES_PATH } from '../../contract/public-pages.ts';
import { titleOf } from '../../rules/format-vacancy.ts';
import { VacancyView } from './vacancy-view.tsx';

/** One vacancy with the way to apply for it. */
export function VacancyPage({ code }: { code: string }) {
  const answer = useCall(readVacancy, { params: { code } });
  const user = useCurrentUserIfAny();
  const title = answer.data && titleOf(answer.data.vacancy);
  useEffect(() => {
    if (!title) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <Stack gap="md">
      <Anchor component={Link} to={VACANCIES_PATH} size="sm" py="xs" className="not-on-paper">
        <Group gap={6} component="span">
          <IconArrowLeft size={16} aria-hidden /> {say('All open vacancies')}
        </Group>
      </Anchor>
      {answer.error?.status === 404 ? (
        <Alert color="yellow" title={say('There is no such vacancy')} role="status">
          {say('It was withdrawn, or the address is not whole.')}
        </Alert>
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !answer.data ? (
        <Skeleton h={420} aria-busy />
      ) : (
        <VacancyView
          {...answer.data}
          actions={
            <>
              {answer.data.standing === 'open' && (
                <Button component={Link} to={`${user ? '/jobs/apply_now' : '/application_page'}?vacancy=${encodeURIComponent(code)}`}>
                  {say('Apply')}
                </Button>
              )}
              <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
                {say('Print')}
              </Button>
            </>
          }
        />
      )}
    </Stack>
  );
}
