import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useMonth } from '@talaan/attendance/web/days/month-switcher.tsx';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readOwnFacultyMonth, type MonthSegment, type SegmentOfDay } from '../../contract/faculty-dtr.ts';
import { FacultyMonthView } from './faculty-month.tsx';
import { PrintButton } from './print-button.tsx';

/** One's own load of a month: what was kept and missed. */
export function Screen() {
  return (
    <PersonPage title={say('Faculty DTR')}>
      <OwnMonth />
    </PersonPage>
  );
}

function OwnMonth() {
  const [month, setMonth] = useMonth();
  const answer = useCall(readOwnFacultyMonth, { query: { month } });
  return (
    <Page
      title={say('Faculty DTR')}
      intro={say('What your punches show of each segment of your load.')}
      main={<PrintButton found={answer.data} isOwn />}
    >
      <FacultyMonthView
        month={month}
        onMonth={setMonth}
        answer={answer}
        dayLink={(date) => `/account/dtr/${date}`}
        action={whatToDo}
        empty="Your load appears here when HR has imported that of the term."
      />
    </Page>
  );
}

/** A class that was missed is made up; a punch that is missing is appealed from the day. */
function whatToDo(date: string, { kind, subject, section }: MonthSegment, { state }: SegmentOfDay) {
  if (kind === 'CLASS' && state === 'MISSED')
    return (
      <Anchor
        component={Link}
        size="xs"
        to={`/account/overtime/new?${new URLSearchParams({ kind: 'make-up-class', missed_on: date, subject, section })}`}
      >
        {say('File a make-up class')}
      </Anchor>
    );
  if (state === 'UNCLEAR')
    return (
      <Anchor component={Link} size="xs" to={`/account/dtr/${date}`}>
        {say('Open the day')}
      </Anchor>
    );
  return null;
}
