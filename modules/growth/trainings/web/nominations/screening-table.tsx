import { Stack, Table, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { FACTOR_NAMES } from '../../contract/codes.ts';
import type { Nomination } from '../../contract/nominations.ts';
import { formatPoints } from '../../rules/format-numbers.ts';

type Screened = Pick<Nomination, 'screening' | 'is_screened' | 'rivals' | 'id'>;

/** The points of a nominee, factor by factor with the reason of each, and how the nominees of the training rank. */
export function ScreeningTable({ nomination: { screening, is_screened, rivals, id } }: { nomination: Screened }) {
  const total = screening.reduce((sum, { points }) => sum + points, 0);
  const most = screening.reduce((sum, one) => sum + one.most, 0);
  return (
    <Stack gap="xs" component="section" aria-label={say('Screening')}>
      <Title order={3} size="h5">
        {say('Screening')}
      </Title>
      <Table verticalSpacing={6}>
        <Table.Tbody>
          {screening.map(({ factor, points, most: of, says }) => (
            <Table.Tr key={factor}>
              <Table.Td>
                {FACTOR_NAMES[factor]}
                <Text size="xs" c="dimmed">
                  {says}
                </Text>
              </Table.Td>
              <Table.Td ta="end">{say('{points} of {of}', { points: formatPoints(points), of: of / 1000 })}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr fw={600}>
            <Table.Td>{is_screened ? say('Total') : say('Before the relevance that the committee gives')}</Table.Td>
            <Table.Td ta="end">{say('{total} of {most}', { total: formatPoints(total), most: most / 1000 })}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      {rivals.length > 1 && (
        <Stack gap={2}>
          <Text size="sm" fw={600}>
            {say('Nominees of this training')}
          </Text>
          {rivals.map((one) => (
            <Text key={one.id} size="sm" fw={one.id === id ? 600 : undefined}>
              {`${one.rank}. ${one.fullname}, ${formatPoints(one.total)}${one.is_tied ? ' (tied)' : ''}`}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
