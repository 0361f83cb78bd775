import { endOfService, type Person } from './people.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';

export interface Headship {
  officeId: number;
  personId: number;
  title: string;
  from: string;
  until: string | null;
}

/** Every office has the head of its seat 0; where somebody retired from it, they were the head until then. */
export function appointHeads(chance: Chance, people: readonly Person[], today: Temporal.PlainDate): Headship[] {
  return people
    .filter(({ seat }) => seat === 0)
    .flatMap((person) => {
      const { office } = person;
      const title = office.headTitle;
      const serves = person.appointments.at(-1)!.from;
      const designated = today
        .with({ month: chance.pick([1, 6, 8]), day: 1 })
        .subtract({ years: chance.between(1, 5) })
        .toString();
      const former = people.find((one) => one.office === office && hasRetired(one) && endOfService(one)! > serves);
      if (!former)
        return [{ officeId: office.id, personId: person.id, title, from: designated > serves ? designated : serves, until: null }];
      const left = endOfService(former);
      return [
        { officeId: office.id, personId: former.id, title, from: former.appointments.at(-1)!.from, until: left },
        { officeId: office.id, personId: person.id, title, from: left!, until: null },
      ];
    });
}

/** Whether they left on their 65th birthday. */
function hasRetired(person: Person): boolean {
  return endOfService(person) === Temporal.PlainDate.from(person.birthDate).add({ years: 65 }).toString();
}
