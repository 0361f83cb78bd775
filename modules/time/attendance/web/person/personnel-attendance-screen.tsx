import { Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { isDate } from '@talaan/kernel/web/calls/in-address.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonMonth } from '../../contract/days.ts';
import { MonthRecord } from '../days/month-record.tsx';
import { useMonth } from '../days/month-switcher.tsx';
import { PrintDialog } from '../print/print-dialog.tsx';
import { PersonDay } from './person-day.tsx';
import { PersonLogs } from './person-logs.tsx';
import { PersonSchedules } from './person-schedules.tsx';

const VIEWS = { dtr: 'Daily time record', logs: 'Time logs', schedules: 'Work schedules' } as const;
type View = keyof typeof VIEWS;

/** The attendance of one person, for HR: the month, a day, the punches, the schedules. */
export function Screen() {
  const { personnelId = '', view, id } = useParams();
  const personId = Number(personnelId);
  const shown: View = view && view in VIEWS ? (view as View) : 'dtr';
  const [month, setMonth] = useMonth();
  const shownMonth = id && isDate(id) ? id.slice(0, 7) : month;
  const [search] = useSearchParams();
  const [isPrinting, printing] = useDisclosure(search.get('print') === 'dtr');
  const navigate = useNavigate();
  const answer = useCall(readPersonMonth, { params: { id: personId }, query: { month: shownMonth } });
  useLiveRefresh(`private-person-${personId}`, 'days', '/api/edats/personnel');
  const person = answer.data?.personnel;
  return (
    <Page
      title={person?.fullname ?? 'Personnel attendance'}
      intro={person && [person.idno, person.office].filter(Boolean).join(' · ')}
      actions={
        <Button component={Link} to={enterAddress(personId, id)} variant="default" leftSection={<IconPencil size={16} />}>
          Enter punches
        </Button>
      }
      main={
        <Button leftSection={<IconPrinter size={16} />} onClick={printing.open} disabled={!answer.data?.days.length}>
          Print CS Form 48
        </Button>
      }
    >
      <Tabs
        value={shown}
        onChange={(next) => void navigate(`/edats/personnel/${personId}/${next}?month=${shownMonth}`)}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {(Object.keys(VIEWS) as View[]).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {VIEWS[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="dtr">
          {id ? (
            <PersonDay personId={personId} date={id} />
          ) : (
            <MonthRecord month={month} onMonth={setMonth} answer={answer} dayLink={(date) => `/edats/personnel/${personId}/dtr/${date}`} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="logs">
          <PersonLogs personId={personId} month={month} onMonth={setMonth} />
        </Tabs.Panel>
        <Tabs.Panel value="schedules">
          <PersonSchedules personId={personId} />
        </Tabs.Panel>
      </Tabs>
      <PrintDialog month={answer.data?.month ?? month} personnelId={personId} opened={isPrinting} onClose={printing.close} />
    </Page>
  );
}

/** The form for entering punches, with the person and the day filled in. */
function enterAddress(personId: number, date: string | undefined): string {
  const search = new URLSearchParams({ tab: 'hand', person: String(personId), ...(date ? { date } : {}) });
  return `/edats/Attendance/addLogs?${search}`;
}
