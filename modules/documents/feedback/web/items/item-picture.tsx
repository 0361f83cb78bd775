import { useEffect, useMemo } from 'react';
import { Anchor, Image, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchPicture } from '../../contract/items.ts';

/** The picture that came with an item; pressed, it opens as large as it is. */
export function ItemPicture({ id }: { id: number }) {
  const file = useQuery<Blob, ApiError>({
    queryKey: ['picture of feedback', id],
    queryFn: () => fetchFile(fetchPicture, { params: { id } }),
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file.isError) return <Text size="sm">{file.error.message}</Text>;
  if (!address) return <Skeleton h={200} aria-busy />;
  return (
    <Anchor href={address} target="_blank" rel="noreferrer">
      <Image src={address} alt={say('The picture of the screen that came with it')} radius="md" mah={320} fit="contain" />
    </Anchor>
  );
}
