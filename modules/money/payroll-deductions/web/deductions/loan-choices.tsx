import { Box, Group, Input, Text } from '@mantine/core';
import type { ChoicesProps } from '@talaan/imports/web/import-view.ts';
import { formatPesos, readMoney } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { MoneyField } from '@talaan/property/web/desk/money-field.tsx';
import type { LoanChoices, LoanQuestions } from '../../contract/imports.ts';
import { listLoanItems } from '../../contract/items.ts';

/** What is deducted and from when on, where the file does not say it; and the total of the lender beside that of the file. */
export function LoanChoicesPart({ step, record, choices: chosen, onChoices, errors, checkAgain }: ChoicesProps) {
  const choices = chosen as LoanChoices;
  const items = useCall(listLoanItems, {}).data?.items ?? [];
  const keep = (change: Partial<LoanChoices>) => onChoices({ ...choices, ...change });
  const { rows, total, accepted } = record.questions as LoanQuestions;
  const isAgreed = choices.total === total;
  return (
    <RecordPart title={step === 'columns' ? 'What the file is about' : 'What is agreed with the lender'}>
      <Group align="flex-start" gap="md">
        <SearchSelect
          label="What is deducted"
          description="Where no column says it"
          placeholder="Choose"
          clearable
          w={280}
          data={items.filter(({ is_used: isUsed }) => isUsed).map(({ code, name }) => ({ value: code, label: name }))}
          value={choices.code}
          onChange={(code) => keep({ code })}
          error={errors['choices.code']?.join(' ')}
        />
        <Input.Wrapper label="From" description="Where no column says it">
          <Box>
            <MonthField
              w={220}
              month={choices.from_month ?? today().toPlainYearMonth().toString()}
              onChange={(month) => keep({ from_month: month })}
            />
          </Box>
        </Input.Wrapper>
        {step === 'check' && (
          <MoneyField
            label="Total of the lender (PHP)"
            description="What all rows come to each month"
            w={240}
            value={choices.total === null ? '' : choices.total / 100}
            onChange={(typed) => keep({ total: readMoney(typed) })}
          />
        )}
      </Group>
      {step === 'check' && (
        <Facts
          facts={[
            ['Total of the file', `${formatPesos(total)} in ${rows.toLocaleString('en-PH')} rows`],
            [
              'Difference',
              choices.total === null ? (
                <Text key="none" size="sm">
                  Enter the total of the lender
                </Text>
              ) : isAgreed ? (
                <StatusBadge key="agreed" tone="good">
                  Agreed
                </StatusBadge>
              ) : (
                <StatusBadge key="differs" tone="bad">
                  {formatPesos(total - choices.total)}
                </StatusBadge>
              ),
            ],
            [
              'Without problems',
              accepted < total && isAgreed && `${formatPesos(accepted)}; ${formatPesos(total - accepted)} is in rows with problems`,
            ],
          ]}
        />
      )}
      {checkAgain}
    </RecordPart>
  );
}
