import { useParams } from 'react-router';
import { useMonth } from '@talaan/attendance/web/days/month-switcher.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readFacultyMonth } from '../../contract/faculty-dtr.ts';
import { FacultyMonthView } from './faculty-month.tsx';
import { PrintButton } from './print-button.tsx';

/** A teacher's load of a month, as their heads, academic affairs and HR see it. */
export function Screen() {
  const id = Number(useParams().id);
  const [month, setMonth] = useMonth();
  const answer = useCall(readFacultyMonth, { params: { id }, query: { month } });
  const person = answer.data?.personnel;
  return (
    <Page
      title="Faculty DTR of a teacher"
      intro={person && [person.fullname, person.office].filter(Boolean).join(', ')}
      actions={<PrintButton found={answer.data} isOwn={false} />}
    >
      <FacultyMonthView month={month} onMonth={setMonth} answer={answer} empty="The loads of a term are imported under Faculty loads." />
    </Page>
  );
}
