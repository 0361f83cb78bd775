import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { cancelUpload, confirmUpload, listUploads, previewUpload, readUpload, reportUpload } from '../../contract/uploads.ts';
import { cancelPreview, confirmPreview } from './confirm-upload.ts';
import { takeUpload } from './preview-upload.ts';
import { writeReport } from './report-upload.ts';
import { findUpload, uploads } from './upload-rows.ts';

export function mountUploads(server: Server): void {
  mount(server, previewUpload, takeUpload);

  mount(server, listUploads, async ({ db, actor, query }) => {
    const { total } = await uploads(db, actor)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await uploads(db, actor)
      .orderBy('u.uploaded_at', query.sort === 'uploaded_at' ? 'asc' : 'desc')
      .orderBy('u.id', 'desc')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute();
    return { uploads: rows, total };
  });

  mount(server, readUpload, async ({ db, actor, params }) => ({ upload: await findUpload(db, actor, params.id) }));
  mount(server, confirmUpload, confirmPreview);
  mount(server, cancelUpload, cancelPreview);
  mount(server, reportUpload, writeReport);
}
