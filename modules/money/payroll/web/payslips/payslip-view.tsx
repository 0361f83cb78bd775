import { Accordion, Alert, Card, Group, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Payslip, PayslipLine } from '../../contract/payslips.ts';
import { isPaidByHalves } from '../../rules/halves.ts';
import { Amounts } from './amounts.tsx';
import { WhyLine } from './why-line.tsx';

/** A payslip: what is paid and deducted, each line with its why, what changed, and the year to date. */
export function PayslipView({ payslip, isOwn }: { payslip: Payslip; isOwn: boolean }) {
  const of = (side: PayslipLine['side']) => payslip.lines.filter((line) => line.side === side);
  return (
    <Stack gap="md">
      {payslip.held_because !== null && (
        <Alert color="yellow" title={say('This pay is held')}>
          {payslip.held_because}
        </Alert>
      )}
      <Card withBorder padding="md">
        <Facts
          facts={[
            [say('Net pay'), formatPesos(payslip.net)],
            [
              say('Month'),
              [monthName(payslip.month), payslip.number && say('no. {number}', { number: payslip.number })].filter(Boolean).join(', '),
            ],
            [say('Gross'), formatPesos(payslip.gross)],
            [say('Deductions'), formatPesos(payslip.deductions)],
            ...(isPaidByHalves(payslip.kind)
              ? ([
                  ['1st to 15th', formatPesos(payslip.first_half)],
                  ['16th to the end', formatPesos(payslip.second_half)],
                ] as const)
              : []),
            [
              say('Position'),
              [
                payslip.position,
                payslip.salary_grade && say('SG {salary_grade}-{step}', { salary_grade: payslip.salary_grade, step: payslip.step ?? 1 }),
              ]
                .filter(Boolean)
                .join(', '),
            ],
            [say('Office'), payslip.office],
          ]}
        />
      </Card>
      {payslip.changes.length > 0 && payslip.before !== null && (
        <RecordPart title={say('What changed since the payslip before')}>
          <List size="sm">
            {payslip.changes.map((change) => (
              <List.Item key={change}>{change}</List.Item>
            ))}
          </List>
        </RecordPart>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Side title={say('Earnings')} lines={of('EARNING')} payslip={payslip} isOwn={isOwn} total={payslip.gross} />
        <Side title={say('Deductions')} lines={of('DEDUCTION')} payslip={payslip} isOwn={isOwn} total={payslip.deductions} />
      </SimpleGrid>
      {of('GOVERNMENT').length > 0 && (
        <Side
          title={isOwn ? say('What the government adds for you') : say('What the government adds')}
          lines={of('GOVERNMENT')}
          payslip={payslip}
          isOwn={isOwn}
          total={payslip.government}
        />
      )}
      <RecordPart title={say('Year to date, {month}', { month: payslip.month.slice(0, 4) })}>
        <Amounts
          amounts={[
            [say('Basic salary'), payslip.year.basic],
            [say('Taxable'), payslip.year.taxable],
            [say('Withholding tax'), payslip.year.tax],
            ['GSIS', payslip.year.gsis],
            [say('PhilHealth'), payslip.year.philhealth],
            [say('Pag-IBIG'), payslip.year.pagibig],
            [say('Net pay'), payslip.year.net],
          ]}
        />
      </RecordPart>
    </Stack>
  );
}

interface SideProps {
  title: string;
  lines: readonly PayslipLine[];
  payslip: Payslip;
  isOwn: boolean;
  total: number;
}

/** One side of a payslip; each line opens into its why. */
function Side({ title, lines, payslip, isOwn, total }: SideProps) {
  return (
    <RecordPart title={title}>
      <Accordion key={`${payslip.run_id} ${payslip.personnel_id}`} multiple chevronPosition="left">
        {lines.map((line, no) => (
          <Accordion.Item key={`${line.code} ${line.for_month} ${line.reference}`} value={String(no)}>
            <Accordion.Control>
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <Text size="sm">{line.for_month === payslip.month ? line.name : `${line.name}, ${monthName(line.for_month)}`}</Text>
                <Text size="sm" textWrap="nowrap">
                  {formatMoney(line.amount)}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <WhyLine line={line} payslip={payslip} isOwn={isOwn} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Group justify="space-between" mt="xs">
        <Text size="sm" fw={600}>
          {say('Total')}
        </Text>
        <Text size="sm" fw={600} textWrap="nowrap">
          {formatPesos(total)}
        </Text>
      </Group>
    </RecordPart>
  );
}
