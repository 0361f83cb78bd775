import { NamedFace, type NamedFaceProps } from './named-face.tsx';
import { PersonAvatar } from './person-avatar.tsx';
import './named-faces.css';
import { say } from '../contract/say.ts';

interface NamedFacesProps {
  /** The first of them. */
  people: readonly (NamedFaceProps & { id: number })[];
  /** How many there are in all. */
  count: number;
}

/** Several people in a row of a list: the faces of the first and the number of the others, and the names, of which the surnames where there is no room for more. */
export function NamedFaces({ people, count }: NamedFacesProps) {
  const [first] = people;
  if (count === 1 && first) return <NamedFace {...first} />;
  return (
    <span className="named-faces">
      <span className="named-faces-pictures" aria-hidden>
        {people.map(({ id, ...person }) => (
          <PersonAvatar key={id} {...person} size={20} />
        ))}
        {count > people.length && <span className="named-faces-others" data-others={`+${count - people.length}`} />}
      </span>
      <span className="named-face-name named-faces-names">
        <span className="named-faces-surnames" aria-hidden data-surnames={people.map(surnameOf).join(', ')} />
        <span className="named-faces-whole">{nameSeveral(people, count)}</span>
      </span>
    </span>
  );
}

/** `Cruz, Ben; Diaz, Carla; Reyes, Ana and 2 more` */
export function nameSeveral(people: readonly { fullname: string }[], count: number): string {
  const names = people.map(({ fullname }) => fullname).join('; ');
  return count > people.length ? say('{names} and {count} more', { names, count: count - people.length }) : names;
}

function surnameOf({ fullname }: { fullname: string }): string {
  return fullname.split(', ')[0]!;
}
