import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { acknowledgeCircular } from './acknowledge-circular.ts';
import { circularRows, countUnread } from './circular-rows.ts';
import { endCircular } from './end-circular.ts';
import { findCircular } from './find-circular.ts';
import { markRead } from './mark-read.ts';
import { countAudience } from './count-audience.ts';
import { postCircular } from './post-circular.ts';
import { readCircular } from './read-circular.ts';
import { countReaders, readerRows } from './reader-rows.ts';
import { remindReaders } from './remind-readers.ts';

export function mountMemoranda(server: Server): void {
  mountRows(server, circularRows, countUnread);
  mount(server, contract.readCircular, readCircular);
  mount(server, contract.countAudience, countAudience);
  mount(server, contract.postCircular, postCircular);
  mount(server, contract.markCircularRead, markRead);
  mount(server, contract.acknowledgeCircular, acknowledgeCircular);
  mount(server, contract.endCircular, endCircular);
  mountRows(server, readerRows, countReaders);
  mount(server, contract.remindReaders, remindReaders);

  mount(server, contract.fetchCircular, async (call) => {
    const { file_id } = await findCircular(call);
    const file = await server.files.locate(call.db, file_id);
    return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
  });
}
