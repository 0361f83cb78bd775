import type { ReactNode } from 'react';
import { Group, Input, Pill, PillGroup, Stack, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { say } from '@talaan/kernel/contract/say.ts';
import { calendarWords } from '@talaan/kernel/web/calendar-words.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { changeForcedPlan, fileForcedPlan, type ForcedYear } from '../contract/forced-plans.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';
import { namePlannedDate } from './planned-days.tsx';

interface Values {
  dates: string[];
}

/** The dates of a new plan, or others for one that is there. */
export function PlanForm({ found, onDone }: { found: ForcedYear; onDone: () => void }) {
  const { person, year, plan, days, is_own } = found;
  const initial: Values = {
    dates: days.filter(({ standing }) => standing === 'ASKED' || standing === 'APPROVED').map(({ date }) => date),
  };
  const shared = {
    initial,
    draft: `forced-leave:${person.id}:${year}`,
    alsoRefresh: [{ path: '/api/requests' }, { path: '/api/leave/forced-plans' }],
    onDone,
  };
  return plan === null ? (
    <FormShell
      {...shared}
      endpoint={fileForcedPlan}
      body={({ dates }) => ({ personnel_id: is_own ? null : person.id, year, dates })}
      submit={say('File the plan')}
      success={say('The plan was filed.')}
    >
      {(form) => (
        <Stack gap="md">
          <Dates found={found} {...form.getInputProps('dates')} />
          {is_own && <RoutePreview kind={forcedFlow.kind} />}
        </Stack>
      )}
    </FormShell>
  ) : (
    <FormShell
      {...shared}
      endpoint={changeForcedPlan}
      params={{ id: plan.id }}
      submit={say('File the changed plan')}
      success={say('The changed plan was filed.')}
      onCancel={plan.state === 'APPROVED' ? onDone : undefined}
    >
      {(form) => <Dates found={found} {...form.getInputProps('dates')} />}
    </FormShell>
  );
}

interface DatesProps {
  found: ForcedYear;
  value?: readonly string[];
  error?: ReactNode;
  onChange?: (dates: string[]) => void;
}

function Dates({ found: { year, free, first_date, needed }, value, error, onChange }: DatesProps) {
  const isPhone = useIsPhone();
  const dates = value ?? [];
  const off = new Set(free);
  const first = first_date > `${year}-01-01` ? first_date : `${year}-01-01`;
  return (
    <Input.Wrapper
      label={say('Dates')}
      labelElement="div"
      error={error}
      description={say('{needed} in all, from {first} on. Rest days and holidays cannot be chosen.', {
        needed: formatAmount(needed),
        first: namePlannedDate(first),
      })}
    >
      <Group align="flex-start" gap="md" mt={6}>
        <DatePicker
          type="multiple"
          size={isPhone ? 'lg' : 'sm'}
          aria-label={say('Dates of forced leave')}
          {...calendarWords()}
          value={[...dates]}
          defaultDate={dates.find((date) => date >= first) ?? first}
          minDate={`${year}-01-01`}
          maxDate={`${year}-12-31`}
          firstDayOfWeek={0}
          weekendDays={[]}
          excludeDate={(date) => (off.has(date) || date < first) && !dates.includes(date)}
          onChange={(chosen) => onChange?.(chosen.toSorted())}
        />
        <Stack gap={6}>
          <Text size="sm">{dates.length === 0 ? say('No date is chosen yet.') : count(dates.length, 'date', 'dates')}</Text>
          <PillGroup>
            {dates.map((date) => (
              <Pill
                key={date}
                size="lg"
                withRemoveButton
                removeButtonProps={{ 'aria-label': say('Remove {date}', { date: namePlannedDate(date) }) }}
                onRemove={() => onChange?.(dates.filter((one) => one !== date))}
              >
                {namePlannedDate(date)}
              </Pill>
            ))}
          </PillGroup>
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}
