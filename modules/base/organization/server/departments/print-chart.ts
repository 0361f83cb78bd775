import { contributed } from '@talaan/kernel/server/contributed.ts';
import { universityName } from '@talaan/kernel/server/mail/outbox.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { printChart as endpoint } from '../../contract/departments.ts';
import { printOrganizationChart } from '../../print/chart.ts';
import { buildTree, shownOffices } from '../../rules/office-tree.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { readTree } from './read-tree.ts';

/** The offices of a day within the caller's reach, as the organization chart has them on the screen. */
export async function printChart(call: CallOf<typeof endpoint>, needs: OrganizationNeeds): Promise<FileAnswer> {
  const { server, db, query, today } = call;
  const tree = await readTree(call, needs);
  const campuses = buildTree(tree.campuses, shownOffices(tree.offices, query.closed));
  const content = await printOrganizationChart({
    university: await contributed(server, universityName)(db, tree.as_of),
    asOf: tree.as_of,
    printedOn: today,
    campuses: campuses.filter(({ id, units }) => units.length > 0 && (query.campus === undefined || query.campus.includes(id))),
    folded: new Set(query.folded),
    paper: query.paper,
  });
  return { name: `Organization chart ${tree.as_of}.pdf`, contentType: 'application/pdf', content, inline: true };
}
