import { Anchor, List } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import type { HomeLog, Place } from '../../contract/days.ts';
import { formatLog } from '../format-log.ts';

/** A day at home: its log, tasks and accomplishment. */
export function DayFacts({ day }: { day: HomeLog }) {
  return (
    <Facts
      facts={[
        [say('Who'), [day.fullname, day.office].filter(Boolean).join(', ')],
        [say('Date'), longDate(day.date)],
        [say('Order'), day.order_no],
        [say('Logged'), formatLog(day)],
        [say('Network address'), [day.in_ip, day.out_ip !== day.in_ip && day.out_ip].filter(Boolean).join(', ')],
        [say('Place'), day.in_place && <PlaceLink key="in" place={day.in_place} />],
        [say('Place at log-out'), day.out_place && <PlaceLink key="out" place={day.out_place} />],
        [say('Tasks'), <Lines key="tasks" lines={day.tasks} />],
        [say('Accomplishment'), day.accomplishment],
      ]}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <List size="sm">
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}

function PlaceLink({ place: { lat, lon, metres } }: { place: Place }) {
  return <Anchor href={`geo:${lat},${lon}`}>{say('{lat}, {lon} (within {metres} m)', { lat, lon, metres })}</Anchor>;
}
