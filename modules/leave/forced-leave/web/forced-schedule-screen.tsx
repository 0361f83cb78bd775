import { Button, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readForcedYear } from '../contract/forced-plans.ts';
import { ForcedYearView } from './forced-year-view.tsx';

/** The forced leave of a person in a year: the plan, what was taken, and what is left. */
export function Screen() {
  const { personnel_id, year: asked, type_id, role } = useParams();
  const [personId, year] = [Number(personnel_id), Number(asked)];
  const answer = useCall(readForcedYear, { params: { personnel_id: personId, year } });
  const found = answer.data?.forced_year;
  const shown = found?.year === year && found.person.id === personId ? found : undefined;
  const addressOf = (other: number) => `/account/force-leave-schedule/${personnel_id}/${other}/${type_id}/${role}`;
  return (
    <Page
      title={say('Forced leave schedule')}
      intro={shown && [shown.year, !shown.is_own && shown.person.fullname, shown.person.office].filter(Boolean).join(', ')}
      actions={
        <Button.Group>
          <Button component={Link} to={addressOf(year - 1)} variant="default" leftSection={<IconChevronLeft size={16} stroke={1.75} />}>
            {year - 1}
          </Button>
          <Button component={Link} to={addressOf(year + 1)} variant="default" rightSection={<IconChevronRight size={16} stroke={1.75} />}>
            {year + 1}
          </Button>
        </Button.Group>
      }
    >
      {answer.isError && !shown ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : shown ? (
        <ForcedYearView key={`${personId} ${year}`} found={shown} />
      ) : (
        <Skeleton h={420} aria-busy />
      )}
    </Page>
  );
}
