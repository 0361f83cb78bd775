import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeViewColumns } from './type-view-columns.ts';

const TYPES = `export interface PersonnelPerson {
  birth_date: string | null;
  email: string;
  id: Generated<number>;
}

export interface PersonnelPersonView {
  birth_date: string | null;
  has_email: boolean | null;
  id: number | null;
  mail: string | null;
}

export interface DB {
  "personnel.person": PersonnelPerson;
  "personnel.person_view": PersonnelPersonView;
}
`;
const definition = "\n SELECT id,\n    birth_date,\n    (email <> ''::text) AS has_email,\n    email AS mail\n   FROM personnel.person;";

test('a column that a view has from its table is as often null as there, and what the view makes may be null', () => {
  const typed = typeViewColumns(TYPES, [{ view: 'personnel.person_view', table: 'personnel.person', definition }]);
  const [, body] = /interface PersonnelPersonView \{\n([\s\S]*?)\n\}/.exec(typed)!;
  assert.deepEqual(body!.split('\n'), [
    '  birth_date: string | null;',
    '  has_email: boolean | null;',
    '  id: number;',
    '  mail: string | null;',
  ]);
  assert.match(typed, /id: Generated<number>/, 'the table stays as it was');
});
