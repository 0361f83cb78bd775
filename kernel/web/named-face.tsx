import { PersonAvatar } from './person-avatar.tsx';
import './named-face.css';

export interface NamedFaceProps {
  fullname: string;
  avatar: string | null;
  /** The acronym of the office, whose colour the initials have. */
  office?: string | null | undefined;
}

/** A person in a row of a list: the face before the name, within the height of a line. */
export function NamedFace({ fullname, avatar, office }: NamedFaceProps) {
  return (
    <span className="named-face">
      <span className="named-face-picture">
        <PersonAvatar fullname={fullname} avatar={avatar} office={office} size={20} />
      </span>
      <span className="named-face-name">{fullname}</span>
    </span>
  );
}
