import { Badge, Group, Text } from '@mantine/core';
import { readOwnDay, type DtrDayDetail } from '@talaan/attendance/contract/days.ts';
import { lookOf } from '@talaan/attendance/web/days/day-look.ts';
import { DaySlots } from '@talaan/attendance/web/days/day-slots.tsx';
import { explainPunches } from '@talaan/attendance/web/days/explain-punches.ts';
import { useLiveRefresh } from '@talaan/kernel/web/realtime.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { Card } from './card.tsx';

/** What has been punched today and what is still to come; follows the devices live. */
export function TodayCard({ date, personnelId }: { date: string; personnelId: number }) {
  const answer = useCall(readOwnDay, { params: { date } });
  useLiveRefresh(`private-person-${personnelId}`, 'days', '/api/account/dtr');
  return (
    <Card title="Today" more={{ label: 'Daily time record', to: `/account/dtr/${date}` }} answer={answer}>
      {(detail) => <Today detail={detail} />}
    </Card>
  );
}

function Today({ detail }: { detail: DtrDayDetail }) {
  const { day } = detail;
  if (!day) return <Text size="sm">There is no record for today. It begins with your first punch.</Text>;
  const { color, Icon, label } = lookOf(day);
  return (
    <>
      <Group>
        <Badge color={color} leftSection={<Icon size={14} aria-hidden />}>
          {label}
        </Badge>
      </Group>
      <DaySlots day={day} punches={explainPunches(detail)} />
    </>
  );
}
