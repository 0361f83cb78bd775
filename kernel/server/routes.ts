import { downloadFile, uploadDocument, uploadProof } from '../contract/files.ts';
import { authorizeChannel, listJobs, readJob, type JobRun } from '../contract/jobs.ts';
import { notAllowed, notFound } from './errors.ts';
import { mount } from './mount.ts';
import { mountReadTogether } from './calls/read-together.ts';
import { mountSavedViews } from './saved-views/routes.ts';
import { mayHear, signChannel } from './realtime/realtime-channels.ts';
import type { Server } from './server.ts';
import { storeProof, storeUpload } from './files/uploads.ts';

const JOBS_SHOWN = 20;

/** The kernel's own calls: jobs, files, saved views of lists and the signing of realtime channels. */
export function mountKernel(server: Server, realtimeSecret: string): void {
  mountSavedViews(server);
  mountReadTogether(server);

  mount(server, listJobs, async ({ db, actor }) => {
    const jobs = await db
      .selectFrom('kernel.job_run')
      .selectAll()
      .where('owner_id', '=', actor.accountId)
      .orderBy('created_at', 'desc')
      .limit(JOBS_SHOWN)
      .execute();
    return { jobs: jobs as JobRun[] };
  });

  mount(server, readJob, async ({ db, actor, params }) => {
    const job = await db
      .selectFrom('kernel.job_run')
      .selectAll()
      .where('id', '=', params.id)
      .where('owner_id', '=', actor.accountId)
      .executeTakeFirst();
    if (!job) throw notFound('There is no such work.');
    return { job: job as JobRun };
  });

  mount(server, authorizeChannel, async ({ actor, body }) => {
    if (!(await mayHear(server, actor, body.channel_name))) throw notAllowed();
    const hearing = { socketId: body.socket_id, channel: body.channel_name, session: actor.tokenHash!.toString('base64url') };
    return { auth: signChannel(server.settings.realtimeKey, realtimeSecret, hearing), channel_data: hearing.session };
  });

  mount(server, uploadDocument, async (call) => ({ path: (await storeUpload(call)).path }));
  mount(server, uploadProof, async (call) => ({ path: (await storeProof(call)).path }));

  mount(server, downloadFile, async ({ db, actor, params }) => {
    const file = await server.files.find(db, params.id, actor.accountId);
    return {
      name: file.name,
      contentType: file.content_type,
      content: { path: file.location },
      inline: file.content_type === 'application/pdf',
    };
  });
}
