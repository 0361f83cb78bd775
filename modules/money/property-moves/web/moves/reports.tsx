import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { printReport, type Move } from '../../contract/moves.ts';

type Report = Move['papers'][number];

/** The papers of a move, each to be looked at as it will be printed; what was voided is named with its reason. */
export function Reports({ move }: { move: Move }) {
  const [opened, setOpened] = useState<Report>();
  if (move.papers.length === 0) return null;
  const voided = move.papers.filter(({ void_reason }) => void_reason !== null);
  return (
    <Stack gap="xs" component="section" aria-label={say('Papers')}>
      <Group gap="xs">
        {move.papers
          .filter(({ void_reason }) => void_reason === null)
          .map((report) => (
            <Button key={report.id} variant="default" leftSection={<IconFileText size={16} />} onClick={() => setOpened(report)}>
              {`${report.type} ${report.number}`}
            </Button>
          ))}
      </Group>
      {voided.map(({ id, type, number, voided_on, void_reason }) => (
        <Text key={id} size="sm" c="dimmed">
          {say('{type} {number} was voided on {voided_on}: {void_reason}', {
            type,
            number,
            voided_on: longDate(voided_on!),
            void_reason: void_reason ?? '',
          })}
        </Text>
      ))}
      {opened && (
        <Dialog size="paper" title={`${opened.type} ${opened.number}`} onClose={() => setOpened(undefined)}>
          <IssuedPaper
            code={opened.code}
            of={['report of property', opened.id, opened.code]}
            name={`${opened.type} ${opened.number}.pdf`}
            fetchPdf={() => fetchFile(printReport, { params: { id: move.id, report: opened.id } })}
          />
        </Dialog>
      )}
    </Stack>
  );
}
