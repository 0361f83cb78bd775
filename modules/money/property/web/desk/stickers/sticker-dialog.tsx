import { useState } from 'react';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listItems } from '../../../contract/items.ts';
import { printStickers, STICKER_SIZES } from '../../../contract/stickers.ts';

interface StickerDialogProps {
  items: readonly { id: number; property_no: string; has_sticker: boolean }[];
  onClose: () => void;
}

/** Stickers of items: the size is chosen, then they are made, and the items have one from then on. */
export function StickerDialog({ items, onClose }: StickerDialogProps) {
  const client = useQueryClient();
  const [size, setSize] = useState<keyof typeof STICKER_SIZES>('ROLL');
  const [isMade, setMade] = useState(false);
  const named = items.length === 1 ? `Sticker of ${items[0]!.property_no}` : count(items.length, 'sticker');
  const before = items.filter(({ has_sticker: has }) => has).length;
  const fetchPdf = async () => {
    const file = await fetchFile(printStickers, { body: { item_ids: items.map(({ id }) => id), size } });
    void refresh(client, listItems);
    return file;
  };
  return (
    <Dialog title={named} size={isMade ? 'paper' : undefined} onClose={onClose}>
      {isMade ? (
        <PdfView of={['stickers', size, ...items.map(({ id }) => id)]} name={`${named}.pdf`} fetchPdf={fetchPdf} />
      ) : (
        <Stack gap="md">
          <SegmentedControl
            aria-label="Size"
            fullWidth
            value={size}
            onChange={(value) => setSize(value as keyof typeof STICKER_SIZES)}
            data={choices(STICKER_SIZES)}
          />
          <Text size="sm">
            {before === 0
              ? `${items.length === 1 ? 'The item is' : 'The items are'} marked as having a sticker.`
              : `${count(before, 'item')} of these had a sticker printed before.`}
          </Text>
          <FormFoot action="Print stickers" onAction={() => setMade(true)} />
        </Stack>
      )}
    </Dialog>
  );
}
