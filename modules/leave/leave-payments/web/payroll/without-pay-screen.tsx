import { Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useYear, YearTurner } from '@talaan/leave/web/year-turner.tsx';
import { readMyUnpaidDays, readUnpaidDays } from '../../contract/without-pay.ts';
import { UnpaidYearView } from './unpaid-year.tsx';

/** Days without pay of a year and what they take from the pay: one’s own, or those of the person whom the address names for HR and heads. */
export function Screen() {
  const [search] = useSearchParams();
  const person = Number(search.get('person'));
  return Number.isInteger(person) && person > 0 ? <OfPerson id={person} /> : <Own />;
}

function Own() {
  const [year] = useYear();
  return <Shown answer={useCall(readMyUnpaidDays, { query: { year } })} />;
}

function OfPerson({ id }: { id: number }) {
  const [year] = useYear();
  return <Shown answer={useCall(readUnpaidDays, { params: { id }, query: { year } })} />;
}

interface Reading {
  data: Answer<typeof readMyUnpaidDays> | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
}

function Shown({ answer: { data, isError, error, refetch } }: { answer: Reading }) {
  const [year, turn] = useYear();
  const found = data?.unpaid;
  const whose = found && !found.is_own ? `${found.personnel.fullname}. ` : '';
  return (
    <Page
      title={say('Leave without pay')}
      intro={say('{whose}Days without pay, why they are, and what each takes from salary and PERA.', { whose })}
      actions={<YearTurner year={year} onTurn={turn} />}
    >
      {isError && !found ? (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      ) : found?.year === year ? (
        <UnpaidYearView found={found} onTurn={turn} />
      ) : (
        <Skeleton h={420} aria-busy />
      )}
    </Page>
  );
}
