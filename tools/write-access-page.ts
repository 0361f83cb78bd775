import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readyRoles } from '@talaan/identity/rules/ready-roles.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import { builtCalls } from './built-calls.ts';
import { root } from './findings.ts';

/**
 * `npm run access-page` and each release write docs/access.md from the code: who may call what, and which ready roles open it. The page is
 * not kept in git.
 */
export async function writeAccessPage(): Promise<string> {
  const path = join(root, 'docs', 'access.md');
  writeFileSync(path, writePage(await builtCalls()));
  return path;
}

function writePage(calls: readonly Endpoint[]): string {
  const sorted = calls.toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
  const of = (access: string) => sorted.filter((call) => call.access === access);
  return [
    '# Who may call what',
    '',
    'Made from the code by `npm run access-page`; change the contracts, not this page. A call is open to all visitors, to all accounts, to staff (anyone who is more than an applicant), or to anyone who holds one of its view groups; over whose records is the scope with which a role is held. A call about what applies to the whole university is marked: it needs a role over all of it, and a role over a campus or an office is refused. An officer in charge has what Department head opens, on the days of the term and for the offices of the head. Each call is also listed in `apps/server/access.reviewed.json`, the access that was reviewed.',
    '',
    '## The view groups, and the ready roles that open them',
    '',
    ...table(
      ['Group', 'Opens', 'Ready roles'],
      (Object.keys(GROUPS) as Group[]).map((group) => [group, GROUPS[group], rolesOpening([group])]),
    ),
    '',
    '## By view group',
    '',
    ...table(
      ['Call', 'Groups', 'Ready roles', 'What it does'],
      sorted
        .filter(({ access }) => typeof access !== 'string')
        .map((call) => [
          nameOf(call),
          `${(call.access as readonly Group[]).join(', ')}${call.reach === 'university' ? ', over the whole university' : ''}`,
          rolesOpening(call.access as readonly Group[]),
          call.summary,
        ]),
    ),
    '',
    '## Staff',
    '',
    ...listOf(of('staff')),
    '',
    '## Everybody signed in, for the own record or for lists that all may see',
    '',
    ...listOf(of('signed-in')),
    '',
    '## Everybody, without signing in',
    '',
    ...listOf(of('public')),
    '',
    'Beside these calls the server answers, without signing in: the files of the page; `/healthz` and `/readyz`, for what watches it; `/metrics`, to the machine itself or with METRICS_TOKEN (decision 119); `/app/{key}`, the live connection, whose channels are signed for a session; and `/iclock/*`, where attendance devices push their punches. A device can sign in nowhere: it is known by its serial number, which HR approves, and where they are set by its key and its networks (decision 130), otherwise by the addresses from which it was heard (decision 286). It reads nothing but its own options and commands.',
    '',
  ].join('\n');
}

function listOf(calls: readonly Endpoint[]): string[] {
  if (calls.length === 0) return ['None.'];
  return table(
    ['Call', 'What it does'],
    calls.map((call) => [nameOf(call), call.summary]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function nameOf({ method, path }: Endpoint): string {
  return `\`${method} ${path}\``;
}

function rolesOpening(groups: readonly Group[]): string {
  return Object.entries(readyRoles)
    .filter(([, role]) => groups.some((group) => role.groups.includes(group)))
    .map(([name]) => name)
    .join(', ');
}

if (import.meta.main) console.log(`${await writeAccessPage()} was written.`);
