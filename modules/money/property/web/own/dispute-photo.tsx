import { useEffect, useMemo } from 'react';
import { Image, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { readDisputePhoto } from '../../contract/papers.ts';

interface DisputePhotoProps {
  paperId: number;
  line: { id: number; property_no: string };
  onClose: () => void;
}

/** The photo with which a line was disputed. */
export function DisputePhoto({ paperId, line, onClose }: DisputePhotoProps) {
  const params = { id: paperId, item: line.id };
  const file = useQuery<Blob, ApiError>({
    queryKey: [readDisputePhoto.path, params],
    queryFn: () => fetchFile(readDisputePhoto, { params }),
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return (
    <Dialog title={say('Photo of {property_no}', { property_no: line.property_no })} size="form" onClose={onClose}>
      {file.isError ? (
        <LoadFailed isSilent failure={file.error} onRetry={() => void file.refetch()} />
      ) : address ? (
        <Image src={address} alt={say('What is wrong with {property_no}', { property_no: line.property_no })} radius="md" />
      ) : (
        <Skeleton h={240} aria-busy />
      )}
    </Dialog>
  );
}
