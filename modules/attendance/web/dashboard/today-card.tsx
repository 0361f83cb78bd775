import { Badge, Group, Text } from '@mantine/core';
import { readOwnDay, type DtrDayDetail } from '../../contract/days.ts';
import { appearanceOf } from '../days/day-appearance.ts';
import { DaySlots } from '../days/day-slots.tsx';
import { explainPunches } from '../days/explain-punches.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { useLiveRefresh } from '@talaan/kernel/web/realtime.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';

/** What has been punched today and what is still to come; follows the devices live. */
export function Card() {
  const { personnel } = useCurrentUser();
  return personnel && <OwnToday personnelId={personnel.id} />;
}

function OwnToday({ personnelId }: { personnelId: number }) {
  const date = useToday();
  const answer = useCall(readOwnDay, { params: { date } });
  useLiveRefresh(`private-person-${personnelId}`, 'days', '/api/account/dtr');
  return (
    <CardFrame title="Today" more={{ label: 'Daily time record', to: `/account/dtr/${date}` }} answer={answer}>
      {(detail) => <Today detail={detail} />}
    </CardFrame>
  );
}

function Today({ detail }: { detail: DtrDayDetail }) {
  const { day } = detail;
  if (!day) return <Text size="sm">There is no record for today. It begins with your first punch.</Text>;
  const { color, Icon, label } = appearanceOf(day);
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
