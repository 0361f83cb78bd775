import { Button, Group, Text, Timeline } from '@mantine/core';
import { IconArrowMoveRight, IconArrowsSplit2, IconDoor, IconTypography, IconUser } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { withdrawDepartmentChange, type OfficeRecord } from '../../contract/departments.ts';
import { describeEvents, type OfficeEvent } from './office-events.ts';

const ICONS = { name: IconTypography, place: IconArrowMoveRight, opening: IconDoor, origin: IconArrowsSplit2, head: IconUser } as const;

/** What has become of an office and what is planned, the newest first. */
export function OfficeTimeline({ office }: { office: OfficeRecord }) {
  const now = useToday();
  const withdraw = useSend(withdrawDepartmentChange, { onDone: ({ message }) => showSuccess(message) });
  const events = describeEvents(office);
  if (events.length === 0) return <Text c="dimmed">Nothing has changed since it was entered.</Text>;
  const takeBack = async ({ kind, on, text }: OfficeEvent) => {
    if (kind === 'origin' || kind === 'head') return;
    const yes = await confirm({
      title: 'Revoke',
      question: `Revoke “${text}” of ${longDate(on)}?`,
      action: 'Revoke',
      danger: true,
    });
    if (yes) withdraw.mutate({ params: { id: office.id }, body: { kind, from: on } });
  };
  return (
    <Timeline bulletSize={26} lineWidth={2}>
      {events.map((event) => {
        const Icon = ICONS[event.kind];
        const isPlanned = event.on > now;
        return (
          <Timeline.Item key={`${event.kind} ${event.on} ${event.text}`} bullet={<Icon size={14} />} title={event.text}>
            <Group gap="xs">
              <Text size="sm" c="dimmed">
                {[longDate(event.on), event.note].filter(Boolean).join(' · ')}
              </Text>
              {isPlanned && <StatusBadge tone="waiting">Planned</StatusBadge>}
              {isPlanned && event.kind !== 'origin' && event.kind !== 'head' && (
                <Button variant="subtle" size="compact-sm" loading={withdraw.isPending} onClick={() => void takeBack(event)}>
                  Revoke
                </Button>
              )}
            </Group>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
