import { useEffect, useMemo } from 'react';
import { AspectRatio, Image, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { readFacePhoto } from '../../contract/people.ts';

/** A registered image; that it was opened is recorded, so it is shown where someone asked for it. */
export function RegisteredPhoto({ person, image, label }: { person: number; image: number; label: string }) {
  const file = useQuery({
    queryKey: ['registered face', person, image],
    queryFn: () => fetchFile(readFacePhoto, { params: { id: person, image } }),
    gcTime: 0,
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file.isError) return <Text size="sm">{file.error.message}</Text>;
  return <AspectRatio ratio={1}>{address ? <Image src={address} alt={label} radius="md" /> : <Skeleton aria-busy />}</AspectRatio>;
}
