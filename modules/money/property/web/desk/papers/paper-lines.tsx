import { useEffect, useMemo, useState } from 'react';
import { Anchor, Button, Group, Image, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { answerDispute, readDisputePhoto, type PaperRecord } from '../../../contract/papers.ts';
import { LineBadge } from '../../badges.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';

type Line = PaperRecord['lines'][number];

/** The lines of a paper; a disputed one says why and is answered here. */
export function PaperLines({ paper }: { paper: PaperRecord }) {
  const [answering, setAnswering] = useState<Line>();
  const [photo, setPhoto] = useState<Line>();
  return (
    <Stack gap="xs">
      {paper.lines.map((line) => (
        <Paper key={line.item_id} withBorder p="sm">
          <Group justify="space-between" gap="xs" align="flex-start">
            <Stack gap={2} flex="1 1 200px" miw={0}>
              <Text size="sm" component="div">
                <Anchor component={Link} to={`/property/items/${line.item_id}`} size="sm" fw={500} underline="always">
                  {line.property_no}
                </Anchor>
                {` · ${line.article}`}
              </Text>
              <Text size="xs" c="dimmed">
                {[line.description, line.serial && `serial no. ${line.serial}`, line.ended_on && `until ${longDate(line.ended_on)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {line.note !== '' && <Text size="sm">“{line.note}”</Text>}
            </Stack>
            <Group gap="xs">
              <Text size="sm">{formatPesos(line.amount)}</Text>
              {line.state !== 'ACKNOWLEDGED' && <LineBadge state={line.state} />}
            </Group>
          </Group>
          {(line.has_photo || line.state === 'DISPUTED') && (
            <Group gap="xs" mt="xs">
              {line.state === 'DISPUTED' && (
                <ForCallers of={answerDispute}>
                  <Button size="xs" onClick={() => setAnswering(line)}>
                    Answer
                  </Button>
                </ForCallers>
              )}
              {line.has_photo && (
                <Button size="xs" variant="default" onClick={() => setPhoto(line)}>
                  Photo
                </Button>
              )}
            </Group>
          )}
        </Paper>
      ))}
      {answering && <DisputeDialog paper={paper} line={answering} onClose={() => setAnswering(undefined)} />}
      {photo && (
        <Dialog title={`Photo to ${photo.property_no}`} size="form" onClose={() => setPhoto(undefined)}>
          <DisputePhoto paper={paper.id} line={photo} />
        </Dialog>
      )}
    </Stack>
  );
}

function DisputePhoto({ paper, line }: { paper: number; line: Line }) {
  const file = useQuery<Blob, ApiError>({
    queryKey: ['photo of a dispute', paper, line.item_id],
    queryFn: () => fetchFile(readDisputePhoto, { params: { id: paper, item: line.item_id } }),
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file.isError) return <Text size="sm">{file.error.message}</Text>;
  return address ? <Image src={address} alt={`What is disputed of ${line.property_no}`} /> : <Skeleton h={240} aria-busy />;
}
