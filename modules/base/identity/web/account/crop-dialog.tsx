import { useState } from 'react';
import { Box, Slider, Stack, Text } from '@mantine/core';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useUpload } from '@talaan/kernel/web/files/use-upload.ts';
import { useQueryClient } from '@tanstack/react-query';
import { say } from '@talaan/kernel/contract/say.ts';
import { changeAvatar } from '../../contract/account.ts';
import { me } from '../../contract.ts';

interface CropDialogProps {
  file: File;
  onClose: () => void;
  onRefused: (reason: string) => void;
}

/** The square of the picture that is kept; the server cuts it. */
export function CropDialog({ file, onClose, onRefused }: CropDialogProps) {
  const [address] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const queries = useQueryClient();
  const upload = useUpload(
    changeAvatar,
    () => {
      showSuccess(say('File has been added successfully'));
      void refresh(queries, me);
      onClose();
    },
    onRefused,
  );
  const keep = () => {
    if (area) upload.start(file, { body: { left: Math.round(area.x), top: Math.round(area.y), side: Math.round(area.width) } });
  };

  return (
    <Dialog onClose={onClose} title={say('Cut the picture')}>
      <Stack gap="md">
        <Box pos="relative" h={280}>
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onMediaLoaded={() => URL.revokeObjectURL(address)}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            mediaProps={{ alt: say('The chosen picture'), onError: () => onRefused('This picture cannot be read. Try another one.') }}
          />
        </Box>
        <Stack gap={4}>
          <Text size="sm" id="zoom-label">
            {say('Zoom')}
          </Text>
          <Slider
            aria-labelledby="zoom-label"
            thumbProps={{ 'aria-labelledby': 'zoom-label' }}
            min={1}
            max={3}
            step={0.05}
            label={null}
            value={zoom}
            onChange={setZoom}
          />
        </Stack>
        <FormFoot action={say('Keep')} pending={upload.isPending} disabled={!area} onAction={keep} />
      </Stack>
    </Dialog>
  );
}
