import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { cancelUpload, confirmUpload, previewUpload, readUpload, reportUpload } from '../../contract/uploads.ts';
import { cancelPreview, confirmPreview } from './confirm-upload.ts';
import { takeUpload } from './preview-upload.ts';
import { writeReport } from './report-upload.ts';
import { findUpload, uploadRows } from './upload-rows.ts';

export function mountUploads(server: Server): void {
  mount(server, previewUpload, takeUpload);

  mountRows(server, uploadRows);
  mount(server, readUpload, async ({ db, actor, params }) => ({ upload: await findUpload(db, actor, params.id) }));
  mount(server, confirmUpload, confirmPreview);
  mount(server, cancelUpload, cancelPreview);
  mount(server, reportUpload, writeReport);
}
