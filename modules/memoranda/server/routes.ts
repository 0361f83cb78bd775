import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { acknowledgeCircular } from './acknowledge-circular.ts';
import { endCircular } from './end-circular.ts';
import { findCircular } from './find-circular.ts';
import { listCirculars } from './list-circulars.ts';
import { listReaders } from './list-readers.ts';
import { markRead } from './mark-read.ts';
import { postCircular } from './post-circular.ts';
import { readCircular } from './read-circular.ts';
import { remindReaders } from './remind-readers.ts';

export function mountMemoranda(server: Server): void {
  mount(server, contract.listCirculars, listCirculars);
  mount(server, contract.readCircular, readCircular);
  mount(server, contract.postCircular, postCircular);
  mount(server, contract.markCircularRead, markRead);
  mount(server, contract.acknowledgeCircular, acknowledgeCircular);
  mount(server, contract.endCircular, endCircular);
  mount(server, contract.listReaders, listReaders);
  mount(server, contract.remindReaders, remindReaders);

  mount(server, contract.fetchCircular, async (call) => {
    const { file_id } = await findCircular(call);
    const file = await server.files.locate(call.db, file_id);
    return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
  });
}
