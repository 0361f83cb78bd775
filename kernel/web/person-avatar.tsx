import { useState, type CSSProperties } from 'react';
import './person-avatar.css';

/** Told apart by eye. The letters have the colour of text, which reads well on the light shade of each. */
const COLOURS = ['blue', 'teal', 'grape', 'indigo', 'orange', 'cyan', 'pink', 'green', 'violet', 'red'] as const;

interface PersonAvatarProps {
  /** `Surname, First name`. */
  fullname: string;
  /** The address of the photo as the row gives it; null for who has none, or whom the caller may not see. */
  avatar: string | null;
  /** The acronym of the office, whose colour the initials have. */
  office?: string | null | undefined;
  /** In pixels; up to 48 the small photo is sharp on any screen. */
  size: number;
}

/** A face, or the initials of first name and surname; fetched when the row is scrolled to. */
export function PersonAvatar({ fullname, avatar, office, size }: PersonAvatarProps) {
  const [failed, setFailed] = useState<string>();
  const colour = office ? colourOf(office) : 'gray';
  return (
    <span
      className="face"
      aria-hidden
      data-initials={initialsOf(fullname)}
      style={{ '--face': `${size}px`, background: `var(--mantine-color-${colour}-light)` } as CSSProperties}
    >
      {avatar && avatar !== failed && (
        <img src={`${avatar}?small=true`} alt="" loading="lazy" decoding="async" onError={() => setFailed(avatar)} />
      )}
    </span>
  );
}

function initialsOf(fullname: string): string {
  const [surname = '', given = ''] = fullname.split(', ');
  return [given, surname]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}

function colourOf(office: string): string {
  const sum = [...office].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 1009, 7);
  return COLOURS[sum % COLOURS.length]!;
}
