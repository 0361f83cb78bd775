import { useEffect, useMemo } from 'react';
import { Center, Image } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPackage } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { readPhoto } from '../../contract/items.ts';
import './item-picture.css';

/** The photo of an item, or what stands for one. */
export function ItemPicture({ id, hasPhoto, label }: { id: number; hasPhoto: boolean; label: string }) {
  const file = useQuery({
    queryKey: [readPhoto.path, { id }],
    queryFn: () => fetchFile(readPhoto, { params: { id } }),
    enabled: hasPhoto,
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return (
    <Center className="item-picture">
      {address ? <Image src={address} alt={label} h="100%" fit="cover" /> : <IconPackage size={32} stroke={1.25} aria-hidden />}
    </Center>
  );
}
