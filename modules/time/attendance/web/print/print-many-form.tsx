import { useState } from 'react';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { ChosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { ChosenPeopleFields } from '@talaan/personnel/web/chosen-people/chosen-people-fields.tsx';
import { listPrinted, PRINTED_AT_ONCE } from '../../contract/print.ts';
import { SilentDevicesNotice } from '@talaan/devices/web/devices/silent-devices-notice.tsx';
import { PaperworkFields, type Paperwork } from './paperwork.tsx';
import { PrintBehind, PrintedBehind } from './print-as-job.tsx';
import { FewSheets } from './few-sheets.tsx';
import type { PrintMany } from './use-print-many.ts';
import '@mantine/dates/styles.css';
import { say } from '@talaan/kernel/contract/say.ts';

/** What to print, or the print that runs. */
export function PrintManyForm({ printing, month }: { printing: PrintMany; month: string }) {
  return printing.jobId ? (
    <PrintedBehind jobId={printing.jobId} onAnother={printing.forgetJob} />
  ) : (
    <Choices printing={printing} presentMonth={month} />
  );
}

function Choices({ printing, presentMonth }: { printing: PrintMany; presentMonth: string }) {
  const own = useCurrentUser().personnel?.department?.id ?? null;
  const thisMonth = useToday().slice(0, 7);
  const [month, setMonth] = useState(presentMonth);
  const [paperwork, setPaperwork] = useState<Paperwork>({ half: 'whole', paper: 'a4' });
  const [isShown, setShown] = useState(false);
  const [choice, setChoice] = useState<ChosenPeople>(printing.people ? { people: printing.people } : { office: own ?? undefined });
  const isChosen = Object.values(choice).some((value) => value !== undefined);
  const listed = useCall(listPrinted, { query: { month, half: paperwork.half, ...choice } }, { enabled: isChosen });
  const wanted = isChosen && !listed.isPlaceholderData ? listed.data?.personnel_ids : undefined;
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setShown(false);
    };
  return (
    <Stack gap="sm">
      <ChosenPeopleFields choice={choice} onChange={change(setChoice)} />
      <MonthPickerInput
        label={say('Month')}
        valueFormat="MMMM YYYY"
        maxDate={`${thisMonth}-01`}
        value={`${month}-01`}
        onChange={(date) => date && change(setMonth)(date.slice(0, 7))}
      />
      <PaperworkFields value={paperwork} onChange={change(setPaperwork)} />
      <SilentDevicesNotice month={month} />
      {isChosen && !wanted && !listed.isError && <Skeleton h={36} aria-busy />}
      {wanted?.length === 0 && (
        <Alert color="yellow" p="xs">
          {say('No one was in service there in that month, or you may not print their records.')}
        </Alert>
      )}
      {wanted &&
        wanted.length > 0 &&
        wanted.length <= PRINTED_AT_ONCE &&
        (isShown ? (
          <FewSheets month={month} paperwork={paperwork} choice={choice} />
        ) : (
          <Group justify="space-between">
            <Text size="sm">{say('{length}, one a page.', { length: sheets(wanted.length) })}</Text>
            <Button onClick={() => setShown(true)}>{say('Show')}</Button>
          </Group>
        ))}
      {wanted && wanted.length > PRINTED_AT_ONCE && (
        <PrintBehind count={wanted.length} body={{ month, ...paperwork, ...choice }} onStarted={printing.followJob} />
      )}
    </Stack>
  );
}

function sheets(count: number): string {
  return count === 1 ? '1 daily time record' : say('{count} daily time records', { count });
}
