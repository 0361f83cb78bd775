import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useMonth } from '@talaan/attendance/web/days/month-switcher.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readFacultyMonth } from '../../contract/faculty-dtr.ts';
import { addSegment, changeSegment } from '../../contract/segments.ts';
import { SegmentDrawer } from '../loads/segment-drawer.tsx';
import { useSegment } from '../loads/use-segment.ts';
import { FacultyMonthView } from './faculty-month.tsx';
import { PrintButton } from './print-button.tsx';

/** A teacher's load of a month, as their heads, academic affairs and HR see it. */
export function Screen() {
  const id = Number(useParams().id);
  const [month, setMonth] = useMonth();
  const answer = useCall(readFacultyMonth, { params: { id }, query: { month } });
  const person = answer.data?.personnel;
  const { open } = useSegment();
  const mayChange = useMayCall(changeSegment);
  return (
    <Page
      title="Faculty DTR of a teacher"
      intro={person && [person.fullname, person.office].filter(Boolean).join(', ')}
      actions={
        <ForCallers of={addSegment}>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => open('new')}>
            Add segment
          </Button>
        </ForCallers>
      }
      main={<PrintButton found={answer.data} isOwn={false} />}
    >
      <FacultyMonthView
        month={month}
        onMonth={setMonth}
        answer={answer}
        empty="The loads of a term are imported under Faculty loads."
        onSegment={mayChange ? open : undefined}
      />
      {person?.id === id && <SegmentDrawer teacher={person} />}
    </Page>
  );
}
