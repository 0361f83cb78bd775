import { Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import type { TaxForecast } from '../../contract/payslips.ts';
import { Amounts } from './amounts.tsx';

interface TaxForecastPartProps {
  /** YYYY */
  year: string;
  forecast: TaxForecast;
}

/** What the tax of the year will be, and what December does about it. */
export function TaxForecastPart({ year, forecast }: TaxForecastPartProps) {
  const { months_left: left, taxable, benefits, above, tax, withheld, difference, table } = forecast;
  return (
    <RecordPart title={`What the tax of ${year} will be`}>
      <Amounts
        amounts={[
          ['Taxable in the year', taxable],
          ['Tax of the year', tax],
          ['Withheld by then', withheld],
          [difference < 0 ? 'December gives back' : 'December collects', Math.abs(difference)],
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {`An estimate: ${count(left, 'more month')} paid as this one, and bonuses of ${formatPesos(benefits)} in the year, of which ${formatPesos(above)} is taxed. A step, days without pay or overtime change it.`}
        {table && ` ${table.source}, from ${longDate(table.effective_on)}.`}
      </Text>
    </RecordPart>
  );
}
