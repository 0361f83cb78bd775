import { say } from '@talaan/kernel/contract/say.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import type { Certificate } from '../../contract/certificates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { formatPeriod } from '../format.ts';

type Sheet = NonNullable<Certificate['sheet']>;

/** What the certificate says, in short. */
export function SheetFacts({ sheet }: { sheet: Sheet }) {
  const isContract = sheet.kind === 'contract';
  const periods = isContract || sheet.periods.length > 1 ? sheet.periods : [];
  return (
    <Facts
      facts={[
        [say('Position'), !isContract && sheet.position],
        [say('Status'), !isContract && sheet.status],
        [say('Office'), !isContract && sheet.office],
        [say('In service'), !isContract && formatPeriod({ from: sheet.first_day, to: sheet.last_day })],
        [say('Separation'), !isContract && sheet.separation],
        [say('Periods'), periods.map(formatServed).join('\n')],
        ...sheet.compensation.map((line): Fact => [line.name, `${formatPesos(line.monthly)} a month`]),
        [say('A year'), sheet.compensation.length > 0 && formatPesos(sheet.annual_total)],
      ]}
    />
  );
}

function formatServed(one: Sheet['periods'][number]): string {
  const rate = one.daily_rate === null ? '' : `, ${formatPesos(one.daily_rate)} a day`;
  return `${formatPeriod(one)}: ${one.position}, ${one.office}${rate}`;
}
