import { useEffect, useMemo } from 'react';
import { Image, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { readScanPhoto } from '../contract/counting.ts';

/** The photo of what was found without a card. */
export function FindPhoto({ campaign, scan }: { campaign: number; scan: string }) {
  const { data } = useQuery({
    queryKey: ['property-counts photo', campaign, scan],
    queryFn: () => fetchFile(readScanPhoto, { params: { id: campaign, scan } }),
    staleTime: Infinity,
  });
  const url = useMemo(() => (data ? URL.createObjectURL(data) : undefined), [data]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return url ? <Image src={url} alt="What was found" mah={240} fit="contain" radius="sm" /> : <Skeleton h={160} />;
}
