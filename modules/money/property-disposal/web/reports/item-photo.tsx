import { useEffect, useMemo } from 'react';
import { Center, Image } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { readDisposedPhoto, type ReportLine } from '../../contract/disposals.ts';

interface ItemPhotoProps {
  reportId: number;
  line: Pick<ReportLine, 'item_id' | 'article' | 'property_no' | 'has_photo'>;
}

/** The photo of an item of a report, where it has one. */
export function ItemPhoto({ reportId, line: { item_id: item, article, property_no, has_photo } }: ItemPhotoProps) {
  const file = useQuery({
    queryKey: [readDisposedPhoto.path, { reportId, item }],
    queryFn: () => fetchFile(readDisposedPhoto, { params: { id: reportId, item } }),
    enabled: has_photo,
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return (
    <Center w={56} h={56} flex="none">
      {address ? (
        <Image src={address} alt={say('Photo of {article} {property_no}', { article, property_no })} h="100%" fit="cover" radius="sm" />
      ) : (
        <IconPackage size={28} stroke={1.25} aria-hidden />
      )}
    </Center>
  );
}
