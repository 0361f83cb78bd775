import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { userImports } from '../../contract/user-imports.ts';

const view: ImportView = {
  calls: userImports,
  section: 'users',
  title: 'Import: users',
  intro: 'Accounts with their roles. Nothing is mailed: invite them when you are ready.',
  home: '/settings/admin/users/import',
  fileLabel: 'Spreadsheet of users',
  noun: ['row', 'rows'],
  help: [
    'One row an account and role: e-mail address, employee number, role and scope.',
    'Accounts are recognized by their address; those already here keep what they have and get the roles that are missing.',
  ],
  undoing: 'accounts and roles that it added are removed.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
