import { useState } from 'react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { changeRota, readRota, type Rota } from '../../contract/rota.ts';
import { copyWeek, plannedFor, swapWeek, withWeeks, type Plan, type ScheduleOf } from '../../rules/rota.ts';
import { RotaGrid } from './rota-grid.tsx';
import { SwapDialog } from './swap-dialog.tsx';

const EMPTY: Plan = new Map();

/** Who has which shift in which week: planned on the screen, assigned at once. */
export function Screen() {
  const { search, change } = useAddress();
  const office = Number(search.get('office')) || null;
  const month = monthInAddress(search, 'month') ?? today().toString().slice(0, 7);
  const answer = useCall(readRota, { query: { office: office ?? 0, month } }, { enabled: office !== null });
  return (
    <Page title="Rota" intro="The shifts of an office by week. Weeks that have begun stay as they are.">
      <Group align="flex-end">
        <OfficePicker
          label="Office with its units"
          placeholder="Choose an office"
          value={office}
          onChange={(id) => id !== null && change({ office: id }, { replace: true })}
        />
        <MonthField w={200} month={month} onChange={(value) => change({ month: value }, { replace: true })} />
      </Group>
      {office === null ? (
        <NothingHere title="No office chosen" description="Choose an office to plan the shifts of its people." />
      ) : answer.isError && !answer.data ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !answer.data || answer.isPlaceholderData ? (
        <Skeleton h={320} aria-busy />
      ) : answer.data.people.length === 0 ? (
        <NothingHere title="No employees in your offices" description="No one of this office is within your scope." />
      ) : (
        <Planned key={`${office} ${month}`} rota={answer.data} />
      )}
    </Page>
  );
}

function Planned({ rota }: { rota: Rota }) {
  const [plan, setPlan] = useState<Plan>(EMPTY);
  const [isSwapping, setSwapping] = useState(false);
  const sending = useSend(changeRota, {
    onDone: ({ message }) => {
      showSuccess(message);
      setPlan(EMPTY);
    },
  });
  const scheduleOf: ScheduleOf = (id, week) =>
    plannedFor(plan, id, week)?.scheduleId ??
    rota.people.find((one) => one.id === id)?.weeks[rota.weeks.indexOf(week)]?.schedule_id ??
    null;
  const people = rota.people.map(({ id }) => id);
  const save = () =>
    sending.mutate({
      body: {
        changes: [...plan.values()].map(({ personnelId, week, scheduleId }) => ({
          personnel_id: personnelId,
          week,
          schedule_id: scheduleId,
        })),
      },
    });
  return (
    <Stack gap="md">
      <RotaGrid
        rota={rota}
        plan={plan}
        scheduleOf={scheduleOf}
        onChoose={(personnelId, week, scheduleId) => setPlan((before) => withWeeks(before, [{ personnelId, week, scheduleId }]))}
        onCopy={(from, to) => setPlan((before) => withWeeks(before, copyWeek(people, from, to, scheduleOf)))}
      />
      <Group justify="space-between">
        <Text size="sm" aria-live="polite">
          {plan.size === 0 ? 'Nothing is changed yet.' : `${count(plan.size, 'week')} changed, not yet saved.`}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => setSwapping(true)}>
            Swap two people
          </Button>
          <Button variant="default" disabled={plan.size === 0} onClick={() => setPlan(EMPTY)}>
            Discard
          </Button>
          <Button disabled={plan.size === 0} loading={sending.isPending} onClick={save}>
            Assign
          </Button>
        </Group>
      </Group>
      {isSwapping && (
        <SwapDialog
          rota={rota}
          onClose={() => setSwapping(false)}
          onSwap={(one, other, week) => setPlan((before) => withWeeks(before, swapWeek(one, other, week, scheduleOf)))}
        />
      )}
    </Stack>
  );
}
