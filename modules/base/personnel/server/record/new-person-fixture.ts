import type { z } from 'zod';
import type { TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import type { addPersonnel } from '../../contract/record.ts';

type New = z.input<typeof addPersonnel.body>;
type Change = Omit<Partial<New>, 'appointment'> & { appointment?: Partial<New['appointment']> };

/** The number of a position, an office and what else a first appointment needs. */
export interface Places {
  office: number;
  position: number;
}

export async function findPlaces(app: TestApp): Promise<Places> {
  const { rows } = await app.server.pool.query<{ id: number }>(`select id from organization.position where name = 'Instructor I'`);
  return { office: offices.accounting.id, position: rows[0]!.id };
}

/** A sound new person, and what is to be different. */
export function newPerson({ office, position }: Places, { appointment, ...change }: Change = {}): New {
  return {
    surname: 'Quiambao',
    first_name: 'Teresita',
    middle_name: 'Navarro',
    sex: 'Female',
    birth_date: '1991-04-12',
    numbers: { tin: '123-456-789-000' },
    ...change,
    appointment: {
      office_id: office,
      position_id: position,
      status_code: 'PERM',
      nature_code: 'ORIG',
      step: 1,
      from: '2026-11-02',
      ...appointment,
    },
  };
}
