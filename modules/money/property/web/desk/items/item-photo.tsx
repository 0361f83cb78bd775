import { useEffect, useMemo, useState } from 'react';
import { Button, Image, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCamera } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { listItems, readItem, readPhoto, setPhoto, type ItemRecord } from '../../../contract/items.ts';

/** The photo of an item, and the way to another one. */
export function ItemPhoto({ item, version }: { item: ItemRecord; version: number | undefined }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack gap="sm">
      {item.has_photo ? (
        <Photo of={['photo of an item', item.id, version]} label={`Photo of ${item.article} ${item.property_no}`} item={item} />
      ) : (
        <Text size="sm" c="dimmed">
          No photo yet.
        </Text>
      )}
      <ForCallers of={setPhoto}>
        <Button variant="default" leftSection={<IconCamera size={16} />} onClick={() => setChoosing(true)} w="fit-content">
          {item.has_photo ? 'Replace photo' : 'Add photo'}
        </Button>
      </ForCallers>
      {isChoosing && <PhotoDialog item={item} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}

function Photo({ of, label, item }: { of: readonly unknown[]; label: string; item: ItemRecord }) {
  const file = useQuery<Blob, ApiError>({
    queryKey: of,
    queryFn: () => fetchFile(readPhoto, { params: { id: item.id } }),
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file.isError) return <Text size="sm">{file.error.message}</Text>;
  return address ? <Image src={address} alt={label} radius="md" mah={320} fit="contain" /> : <Skeleton h={240} aria-busy />;
}

function PhotoDialog({ item, onClose }: { item: ItemRecord; onClose: () => void }) {
  const keeping = useSend(setPhoto, {
    alsoRefresh: [listItems, readItem],
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <Dialog title={`Photo of ${item.property_no}`} onClose={onClose}>
      <FileDrop
        label="Photo"
        endpoint={uploadProof}
        endings={['.jpg', '.jpeg', '.png']}
        maxBytes={DOCUMENT_LIMIT}
        hint="JPG or PNG of at most 3 MB"
        onUploaded={({ path }) => keeping.mutate({ params: { id: item.id }, body: { path } })}
      />
    </Dialog>
  );
}
