import { longDate } from '@talaan/kernel/contract/dates.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  addOfficeLogo,
  endLetterhead,
  listLetterheadPlaces,
  previewLetterheadUse,
  previewLetterhead,
  readLetterheads,
  saveLetterhead,
} from '../../contract/letterheads.ts';
import { printSample } from '../../print/letterhead.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { addLogo } from './add-logo.ts';
import { endOwnLetterhead } from './end-letterhead.ts';
import { fillLetterhead } from './fill-letterhead.ts';
import { findVersions } from './find-letterhead.ts';
import { listPlaces } from './list-places.ts';
import { readPlace, requirePlace } from './place.ts';
import { readConsequences } from './read-consequences.ts';
import { readInForce } from './read-in-force.ts';
import { saveOwnLetterhead } from './save-letterhead.ts';

export function mountLetterheads(server: Server, { readSigningNames }: OrganizationNeeds): void {
  mount(server, listLetterheadPlaces, listPlaces);

  mount(server, readLetterheads, async (call) => {
    const { db, query, today } = call;
    await requirePlace(call, readPlace(query.place));
    return { today, versions: await findVersions(db, query.place), ...(await readInForce(db, readPlace(query.place), today)) };
  });

  mount(server, previewLetterheadUse, readConsequences);
  mount(server, saveLetterhead, saveOwnLetterhead);
  mount(server, endLetterhead, endOwnLetterhead);
  mount(server, addOfficeLogo, addLogo);

  mount(server, previewLetterhead, async (call) => {
    const { db, body } = call;
    const place = readPlace(body.place);
    await requirePlace(call, place);
    const letterhead = await fillLetterhead(db, body, place, body.from, readSigningNames);
    return {
      name: `Letterhead.${body.as}`,
      contentType: body.as === 'svg' ? 'image/svg+xml' : 'application/pdf',
      content: await printSample(letterhead, longDate(body.from), body.as),
    };
  });
}
