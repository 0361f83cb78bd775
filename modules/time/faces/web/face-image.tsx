import { useEffect, useMemo } from 'react';
import { AspectRatio, Image, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';

interface FaceImageProps {
  /** Which one it is, apart from all others. */
  of: readonly unknown[];
  fetchImage: () => Promise<Blob>;
  label: string;
}

/** A registered image, fetched while it is shown and kept no longer. */
export function FaceImage({ of, fetchImage, label }: FaceImageProps) {
  const file = useQuery<Blob, ApiError>({ queryKey: ['registered face', ...of], queryFn: fetchImage, gcTime: 0, meta: { search: true } });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file.isError) return <Text size="sm">{file.error.message}</Text>;
  return <AspectRatio ratio={1}>{address ? <Image src={address} alt={label} radius="md" /> : <Skeleton aria-busy />}</AspectRatio>;
}
