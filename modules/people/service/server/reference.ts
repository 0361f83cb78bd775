import type pg from 'pg';

/** Work and records of the unit are cleared by the head of the own office; who signs the rest the university says. */
export async function loadReference(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into service.clearance_office (kind_id, signs) select id, 'own' from reference.clearance_kind where code = 'WORK'
     on conflict do nothing`,
  );
}
