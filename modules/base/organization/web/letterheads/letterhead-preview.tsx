import { useEffect, useMemo } from 'react';
import { Button, Card, Group, Image, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findBodyFaults } from '@talaan/kernel/web/forms/body-schema.ts';
import { fetchFile, type Sent } from '@talaan/kernel/web/calls/call.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { previewLetterhead } from '../../contract/letterheads.ts';

type Body = Sent<typeof previewLetterhead>;

const TYPING_PAUSE_MS = 400;

/** The page as the server prints it, drawn anew after each pause in typing. */
export function LetterheadPreview({ body, name }: { body: Body; name: string }) {
  const [settled] = useDebouncedValue(body, TYPING_PAUSE_MS);
  const { data: isSound, isPlaceholderData: isOfBefore } = useQuery({
    queryKey: ['letterhead is sound', settled],
    queryFn: async () => !(await findBodyFaults(previewLetterhead, settled)),
    placeholderData: keepPreviousData,
  });
  const page = useQuery({
    queryKey: ['letterhead page', settled],
    queryFn: () => fetchFile(previewLetterhead, { body: settled }),
    enabled: isSound === true && !isOfBefore,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { search: true },
  });
  const picture = usePicture(page.data);
  const printing = useSend(previewLetterhead);
  return (
    <Card withBorder component="section" aria-label="Preview" className="letterhead-preview">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>The printed page</Title>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} />}
            disabled={!isSound}
            loading={printing.isPending}
            onClick={() => printing.mutate({ body: { ...settled, as: 'pdf' } })}
          >
            Print a test page
          </Button>
        </Group>
        {isSound === false && (
          <Text size="sm" c="dimmed">
            Fill in what is marked, and the page is drawn again.
          </Text>
        )}
        {picture ? (
          <Image
            src={picture}
            alt={`A printed page with the letterhead of ${name}`}
            className="printed-page"
            aria-busy={page.isFetching || undefined}
          />
        ) : (
          isSound !== false && <Skeleton h={560} />
        )}
      </Stack>
    </Card>
  );
}

/** An address for a picture that is held in memory, as long as it is shown. */
function usePicture(picture: Blob | undefined): string | undefined {
  const address = useMemo(() => (picture ? URL.createObjectURL(picture) : undefined), [picture]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
