import { useState } from 'react';
import { Card, Select, Stack } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useSearchParams } from 'react-router';
import type { DateOrder } from '@talaan/imports/rules/date-order.ts';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listDevices } from '../../contract/devices.ts';
import { DEVICE_FILE_LIMIT, previewUpload } from '../../contract/uploads.ts';
import { RecentUploads } from './recent-uploads.tsx';
import { UploadResult } from './upload-result.tsx';

const ORDERS: { value: DateOrder; label: string }[] = [
  { value: 'day-first', label: 'Day first: 05/10/2026 is 5 October' },
  { value: 'month-first', label: 'Month first: 05/10/2026 is 10 May' },
];

/** A device's export: chosen, looked at, imported. Which one is looked at stands in the address. */
export function UploadTab() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('upload')) || undefined;
  const [device, setDevice] = useState<string | null>(null);
  const [order, setOrder] = useState<DateOrder | null>(null);
  const answer = useCall(listDevices, { query: { per_page: 999 } });
  const devices = answer.data?.devices ?? [];
  const close = () => setSearch({});
  if (id) return <UploadResult id={id} onClose={close} />;
  return (
    <Stack gap="md">
      <Card withBorder padding="lg">
        <Stack gap="md">
          <SearchSelect
            label="Device"
            description="Left empty, it is taken from the name of the file; a CSV needs one"
            placeholder="From the file’s name"
            clearable
            maw={420}
            isLoading={answer.isPending}
            data={devices.map((one) => ({ value: String(one.id), label: `${one.number} · ${one.name}, ${one.location || one.campus}` }))}
            value={device}
            onChange={setDevice}
          />
          <Select
            label="How dates are written"
            description="For a CSV with dates such as 05/10/2026, where no date of the file tells it"
            placeholder="As the file shows"
            clearable
            maw={420}
            data={ORDERS}
            value={order}
            onChange={setOrder}
          />
          <FileDrop
            key={`${device} ${order}`}
            label="File of the device"
            endpoint={previewUpload}
            endings={['.dat', '.txt', '.csv']}
            maxBytes={DEVICE_FILE_LIMIT}
            hint="_attlog.dat, or a CSV of past punches with the columns PIN or Employee number, Date, Time; at most 20 MB. Nothing is imported before you have seen what is in it."
            input={{ body: { device_id: device ? Number(device) : undefined, date_order: order ?? undefined } }}
            onUploaded={({ upload }) => setSearch({ upload: String(upload.id) })}
          />
        </Stack>
      </Card>
      <RecentUploads />
    </Stack>
  );
}
