import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  addCampus,
  editCampus,
  editUniversity,
  listCampuses,
  readBrand,
  readBrandLogo,
  readCampus,
  readUniversity,
} from '../../contract/campuses.ts';
import { AGENCY_NUMBER_KINDS } from '../../rules/agency-numbers.ts';
import { addCampusWithNextNumber, changeCampus, changeUniversity } from './change-campus.ts';
import { answerBrandLogo } from './read-brand-logo.ts';

export function mountCampuses(server: Server): void {
  mount(server, listCampuses, async ({ db }) => ({ campuses: await campusesIn(db).execute() }));

  mount(server, readCampus, async ({ db, params }) => {
    const campus = await campusesIn(db).where('id', '=', params.id).executeTakeFirst();
    if (!campus) throw notFound('There is no such campus.');
    return { campus };
  });

  mount(server, addCampus, async (call) => {
    const campus = await addCampusWithNextNumber(call);
    return { message: `${campus.name} was added.`, campus };
  });

  mount(server, editCampus, async (call) => {
    const campus = await changeCampus(call);
    return { message: `${campus.name} was saved.`, campus };
  });

  mount(server, readUniversity, async ({ db }) => ({
    university: await db
      .selectFrom('organization.university')
      .select(['name', 'short_name', 'address', 'contact', 'colour', 'logo_id', ...AGENCY_NUMBER_KINDS])
      .executeTakeFirstOrThrow(),
  }));

  mount(server, editUniversity, async (call) => {
    const university = await changeUniversity(call);
    return { message: `${university.name} was saved.`, university };
  });

  mount(server, readBrand, async ({ db }) => {
    const { short_name, ...own } = await db
      .selectFrom('organization.university')
      .select(['short_name', 'colour', 'logo_id'])
      .executeTakeFirstOrThrow();
    const campuses = await db.selectFrom('organization.campus').select(['id', 'colour', 'logo_id']).orderBy('id').execute();
    return { default: own, campuses, short_name, has_seals: server.settings.demo };
  });

  mount(server, readBrandLogo, answerBrandLogo);
}

function campusesIn(db: Database) {
  return db.selectFrom('organization.campus').select(['id', 'name', 'acronym', 'address', 'zone', 'colour', 'logo_id']).orderBy('id');
}
